import { Trans, useLingui } from '@lingui/react/macro';
import { ResourceList } from '../../admin/kit/ResourceList';
import { isOnItsWay } from '../../admin/kit/useMoving';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { Button } from '../../ui';
import { DeliveryProgress } from './DeliveryProgress';
import {
  type DeliveryRowFragment,
  useRetryWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  type WebhookRowFragment,
} from './webhookAdmin.gen';
import styles from './Webhooks.module.css';
import { DELIVERY_STATES, STATE_NAMES } from './webhookLabels';

/** The list of endpoints behind the window has names of its own in the address. */
export const DELIVERY_PREFIX = 'message.';

const LIST = {
  sorts: ['CREATED_AT'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { state: STATE_NAMES },
  prefix: DELIVERY_PREFIX,
} as const;

/** What was sent to an endpoint or is to be sent, and what became of it. */
export function DeliveryList({ webhook: { id: webhookId, isActive } }: { webhook: WebhookRowFragment }) {
  const { t } = useLingui();
  const asked = useAsked(LIST, { webhookId });
  const deliveries = useResource(asked, useWebhookDeliveriesQuery(asked.options), {
    moves: (rows) => isActive && rows.some(isOnItsWay),
  });
  const { act, isBusy } = deliveries;
  const [retry] = useRetryWebhookDeliveryMutation({ refetchQueries: ['WebhookDeliveries'] });

  const sendAgain = ({ id }: DeliveryRowFragment) =>
    act(() => retry({ variables: { id } }), { done: t`The message will be sent again.`, key: id });

  return (
    <section className={styles.deliveries} aria-label={t`Sent messages`}>
      <ResourceList
        resource={deliveries}
        caption={t`Sent messages`}
        search={t`Event or id`}
        filters={{ state: { label: t`Status`, words: DELIVERY_STATES } }}
        empty={t`Nothing was sent to this webhook yet.`}
        name={({ type }) => type}
        columns={[
          { id: 'type', header: t`Event`, cell: (delivery) => <Message delivery={delivery} /> },
          { id: 'state', header: t`Status`, cell: (delivery) => <DeliveryProgress delivery={delivery} /> },
          { id: 'created', header: t`Time`, time: ({ createdAt }) => createdAt, sort: 'CREATED_AT' },
        ]}
        actions={(row) =>
          isActive &&
          row.state !== 'SENDING' && (
            <Button size="sm" variant="secondary" busy={isBusy(row.id)} onClick={() => void sendAgain(row)}>
              <Trans>Send again</Trans>
            </Button>
          )
        }
      />
    </section>
  );
}

/** What it tells of, and its body where somebody wants to read it. */
function Message({ delivery: { type, body } }: { delivery: DeliveryRowFragment }) {
  return (
    <div className={styles.progress}>
      <span>{type}</span>
      <details className={styles.body}>
        <summary>
          <Trans>Show the message</Trans>
        </summary>
        <pre>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      </details>
    </div>
  );
}
