import { Trans } from '@lingui/react/macro';
import { DateTime, WarningIcon } from '../../ui';
import type { WebhookRowFragment } from './webhookAdmin.gen';
import styles from './Webhooks.module.css';

/** Why an endpoint was switched off by itself, or since when nothing reaches it. */
export function WebhookTrouble({ webhook }: { webhook: WebhookRowFragment }) {
  const { isActive, disabledReason, disabledAt, failingSince, restsUntil } = webhook;
  if (!isActive && disabledAt) {
    return (
      <p className={styles.trouble}>
        <WarningIcon size={18} />
        <span>
          {disabledReason === 'GONE' ? (
            <Trans>
              Switched off on <DateTime value={disabledAt} />: the receiver answered that it no longer exists.
            </Trans>
          ) : (
            <Trans>
              Switched off on <DateTime value={disabledAt} />: nothing has reached it for five days.
            </Trans>
          )}
        </span>
      </p>
    );
  }
  if (!isActive || !failingSince) return null;
  return (
    <p className={styles.trouble}>
      <WarningIcon size={18} />
      <span>
        <Trans>
          Nothing has reached it since <DateTime value={failingSince} />.
        </Trans>{' '}
        {restsUntil && (
          <span>
            <Trans>
              Its messages wait; the next attempt is not before <DateTime value={restsUntil} />.
            </Trans>
          </span>
        )}
      </span>
    </p>
  );
}
