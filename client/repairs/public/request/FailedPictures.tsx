import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, RetryIcon, WarningIcon } from '../../../ui';
import styles from './FailedPictures.module.css';

export interface FailedPicturesProps {
  onTryAgain: () => void;
  onSendWithout: () => void;
}

/** The button that was pressed may be far below. */
const goTo = (notice: HTMLElement | null): void => notice?.focus();

/** Stands at pictures that hold the request back, and offers both ways on (decisions §4). It is gone to and read out. */
export function FailedPictures({ onTryAgain, onSendWithout }: FailedPicturesProps) {
  const { isSubmitting: busy } = useFormState();
  const id = useId();
  return (
    <div className={styles.notice} ref={goTo} tabIndex={-1} role="group" aria-labelledby={id}>
      <WarningIcon size={22} />
      <div className={styles.words}>
        <p id={id}>
          <Trans>Some pictures could not be uploaded, so your request has not been sent yet. Nothing is lost.</Trans>
        </p>
        <div className={styles.ways}>
          <Button icon={<RetryIcon />} busy={busy} onClick={onTryAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="secondary" aria-disabled={busy} onClick={onSendWithout}>
            <Trans>Send without them</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
