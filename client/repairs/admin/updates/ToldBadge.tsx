import { Trans } from '@lingui/react/macro';
import { CheckIcon, InfoIcon, StatusBadge } from '../../../ui';
import styles from './ToldBadge.module.css';

/** Whether the customer of a repair knows how it stands. What is to be done catches the eye, what is done does not. */
export function ToldBadge({ untoldSince }: { untoldSince: string | null }) {
  return untoldSince ? (
    <StatusBadge tone="yellow" icon={<InfoIcon size={18} />}>
      <Trans>Not notified</Trans>
    </StatusBadge>
  ) : (
    <span className={styles.told}>
      <CheckIcon size={16} />
      <Trans>Notified</Trans>
    </span>
  );
}
