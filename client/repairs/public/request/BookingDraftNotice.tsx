import { Trans } from '@lingui/react/macro';
import { Button, InfoIcon, RetryIcon } from '../../../ui';
import styles from './BookingForm.module.css';

export type DraftState = 'none' | 'restored' | 'cleared';

interface DraftNoticeProps {
  notice: DraftState;
  onStartOver: () => void;
  onUndo: () => void;
}

/** Says that the form remembers, and takes back an emptying that was a slip of the finger. */
export function BookingDraftNotice({ notice, onStartOver, onUndo }: DraftNoticeProps) {
  return (
    <output className={styles.region}>
      {notice !== 'none' && (
        <div className={styles.notice}>
          <InfoIcon />
          {notice === 'restored' ? (
            <>
              <p>
                <Trans>We kept what you typed last time.</Trans>
              </p>
              <Button variant="secondary" onClick={onStartOver}>
                <Trans>Start over</Trans>
              </Button>
            </>
          ) : (
            <>
              <p>
                <Trans>The form is empty again.</Trans>
              </p>
              <Button variant="secondary" icon={<RetryIcon />} onClick={onUndo}>
                <Trans>Undo</Trans>
              </Button>
            </>
          )}
        </div>
      )}
    </output>
  );
}
