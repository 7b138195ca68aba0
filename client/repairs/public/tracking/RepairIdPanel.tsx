import { Trans, useLingui } from '@lingui/react/macro';
import { readableRepairId } from '../../../lib/repairId';
import { Button, Card, CheckIcon } from '../../../ui';
import { CopyIcon, ShareIcon } from '../../../ui/icons/share';
import { useKeepId } from './useKeepId';
import styles from './RepairIdPanel.module.css';

interface RepairIdPanelProps {
  id: string;
  /** Right after the booking: the one moment to say that the id is the key to everything. */
  justBooked: boolean;
}

/** The whole id, large enough to read out over the phone, like a channel number on a dark screen. */
export function RepairIdPanel({ id, justBooked }: RepairIdPanelProps) {
  const { t } = useLingui();
  const { copy, copied, share } = useKeepId(id);
  return (
    <Card as="section" ground="off" className={styles.panel} aria-label={t`Repair ID`}>
      <p className={styles.caption}>{justBooked ? <Trans>Save this ID</Trans> : <Trans>Repair ID</Trans>}</p>
      <p className={styles.id} translate="no">
        {readableRepairId(id)}
      </p>
      {justBooked && (
        <p className={styles.why}>
          <Trans>You need it to come back to this page. Copy it, or send yourself the link.</Trans>
        </p>
      )}
      <div className={styles.tools}>
        <Button variant="ghost" icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={copy} className={styles.tool}>
          {copied ? <Trans>Copied</Trans> : <Trans>Copy full ID</Trans>}
        </Button>
        <Button variant="ghost" icon={<ShareIcon />} onClick={share} className={styles.tool}>
          <Trans>Share the link</Trans>
        </Button>
      </div>
    </Card>
  );
}
