import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { translateServerMessage } from '../../lib/serverTexts';
import { DateTime, InfoIcon, StatusBadge } from '../../ui';
import type { DeliveryRowFragment } from './webhookAdmin.gen';
import styles from './Webhooks.module.css';
import { DELIVERY_STATES } from './webhookLabels';

/** How far a message is, when it goes on, and what came of its last attempt. */
export function DeliveryProgress({ delivery }: { delivery: DeliveryRowFragment }) {
  const { i18n } = useLingui();
  const { state, attempts, dueAt, lastStatus, durationMs, problem } = delivery;
  const { label, tone } = DELIVERY_STATES[state];
  const count = formatNumber(attempts, i18n.locale);
  const duration = durationMs === null ? null : formatNumber(durationMs, i18n.locale);
  return (
    <div className={styles.progress}>
      <StatusBadge tone={tone} icon={<InfoIcon size={18} />}>
        {i18n._(label)}
      </StatusBadge>
      {problem && <p className={styles.aside}>{translateServerMessage(i18n, problem)}</p>}
      {state === 'WAITING' && attempts > 0 && (
        <p className={styles.aside}>
          <Trans>
            It will be tried again at <DateTime value={dueAt} />.
          </Trans>
        </p>
      )}
      {attempts > 1 && (
        <p className={styles.aside}>
          <Trans>Attempts: {count}</Trans>
        </p>
      )}
      {state === 'DELIVERED' && lastStatus !== null && duration !== null && (
        <p className={styles.aside}>
          <Trans>
            Answered {lastStatus} in {duration} ms
          </Trans>
        </p>
      )}
    </div>
  );
}
