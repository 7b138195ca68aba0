import { Trans } from '@lingui/react/macro';
import { CheckIcon, InfoIcon, StatusBadge } from '../../../ui';
import styles from './NotifiedBadge.module.css';

/** Whether the customer of a repair knows how it stands. What is to be done catches the eye, what is done does not. */
export function NotifiedBadge({ notificationPendingSince }: { notificationPendingSince: string | null }) {
  return notificationPendingSince ? (
    <StatusBadge tone="yellow" icon={<InfoIcon size={18} />}>
      <Trans>Not notified</Trans>
    </StatusBadge>
  ) : (
    <span className={styles.notified}>
      <CheckIcon size={16} />
      <Trans>Notified</Trans>
    </span>
  );
}
