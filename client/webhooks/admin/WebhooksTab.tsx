import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FLAG } from '../../admin/kit/FlagFilter';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { isOnItsWay } from '../../admin/kit/useMoving';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { DateTime } from '../../ui';
import { DeliveryProgress } from './DeliveryProgress';
import { SecretDialog } from './SecretDialog';
import { WebhookActiveSwitch } from './WebhookActiveSwitch';
import { useDeleteWebhookMutation, useWebhookTableQuery, type WebhookRowFragment } from './webhookAdmin.gen';
import { WebhookDetail } from './WebhookDetail';
import { WebhookTrouble } from './WebhookTrouble';
import { WebhookForm } from './WebhookForm';
import styles from './Webhooks.module.css';

const LIST = {
  sorts: ['CREATED_AT', 'URL'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { isActive: FLAG },
} as const;

/** Where third parties are notified of what happens in the shop. */
export function WebhooksTab() {
  const { t } = useLingui();
  const asked = useAsked(LIST);
  const webhooks = useResource(asked, useWebhookTableQuery(asked.options), { moves: (rows) => rows.some(isMoving) });
  const [deleteWebhook] = useDeleteWebhookMutation({ refetchQueries: ['WebhookTable'] });
  const [shownSecret, setShownSecret] = useState<{ secret: string; isFirst: boolean } | null>(null);
  return (
    <ResourceTab
      resource={webhooks}
      title={t`Webhooks`}
      intro={<Trans>Other programs are notified at once of what happens to repairs and in the inbox.</Trans>}
      search={t`Address or description`}
      filters={{ isActive: { label: t`Status`, on: t`Active`, off: t`Inactive` } }}
      add={t`Add webhook`}
      empty={t`No webhooks yet.`}
      name={({ url }) => url}
      columns={[
        { id: 'url', header: t`Address`, cell: ({ url }) => url, sort: 'URL', text: true },
        { id: 'description', header: t`Description`, cell: ({ description }) => description ?? '–', text: true },
        { id: 'active', header: t`Status`, cell: (webhook) => <Status webhook={webhook} /> },
        { id: 'last', header: t`Last message`, cell: ({ lastDelivery }) => <LastMessage delivery={lastDelivery} /> },
      ]}
      remove={{
        ask: ({ url }) => t`Delete the webhook to ${url}, with all its messages?`,
        send: ({ id }) => deleteWebhook({ variables: { id } }),
        done: t`Webhook deleted.`,
      }}
      // as it is now: it may be switched off while it is looked at
      detail={({ row }) =>
        row && <WebhookDetail webhook={row} onSecret={(secret) => setShownSecret({ secret, isFirst: false })} />
      }
      form={(open) => <WebhookForm {...open} onSecret={(secret) => setShownSecret({ secret, isFirst: true })} />}
    >
      {shownSecret && <SecretDialog {...shownSecret} onClose={() => setShownSecret(null)} />}
    </ResourceTab>
  );
}

const isMoving = ({ isActive, lastDelivery }: WebhookRowFragment) =>
  isActive && lastDelivery !== null && isOnItsWay(lastDelivery);

const Status = ({ webhook }: { webhook: WebhookRowFragment }) => (
  <div className={styles.progress}>
    <WebhookActiveSwitch webhook={webhook} />
    <WebhookTrouble webhook={webhook} />
  </div>
);

function LastMessage({ delivery }: { delivery: WebhookRowFragment['lastDelivery'] }) {
  if (!delivery) return <span>–</span>;
  return (
    <div className={styles.progress}>
      <DeliveryProgress delivery={delivery} />
      <span className={styles.aside}>
        <DateTime value={delivery.createdAt} />
      </span>
    </div>
  );
}
