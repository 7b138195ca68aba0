import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../../lib/dates';
import { Button, Row } from '../../../ui';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  /** ISO 8601. */
  savedAt: string;
  onRestore: () => void;
  onDiscard: () => void;
  /** What it began from was saved anew since. */
  outdated?: boolean;
}

/** Offers what an earlier sitting left unsaved on this device. */
export function DraftNotice({ savedAt, onRestore, onDiscard, outdated }: DraftNoticeProps) {
  const { t, i18n } = useLingui();
  const time = formatDateTime(savedAt, i18n.locale);
  return (
    <div className={styles.notice} role="status">
      <div>
        <p>
          <Trans>You have unsaved changes from {time}.</Trans>
        </p>
        {outdated && (
          <p className={styles.hint}>
            <Trans>The page was saved since then. Both versions are compared before yours is saved.</Trans>
          </p>
        )}
      </div>
      <Row gap={1}>
        <Button size="sm" onClick={onRestore}>
          <Trans>Restore</Trans>
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => window.confirm(t`Discard the unsaved changes from ${time}?`) && onDiscard()}
        >
          <Trans>Discard</Trans>
        </Button>
      </Row>
    </div>
  );
}
