import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { FilterSelect } from '../../admin/kit/filters';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useMoving } from '../../admin/kit/useMoving';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { Button, DateTime } from '../../ui';
import { DeliveryProgress } from './DeliveryProgress';
import {
  type DeliveryRowFragment,
  useRetryWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  type WebhookRowFragment,
} from './webhookAdmin.gen';
import styles from './Webhooks.module.css';
import { DELIVERY_STATES, STATE_NAMES } from './webhookWords';

/** The list of endpoints behind the window has names of its own in the address. */
export const DELIVERY_PREFIX = 'message.';

const LIST = {
  sorts: ['CREATED_AT'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { state: STATE_NAMES },
  prefix: DELIVERY_PREFIX,
} as const;

const SOON_MS = 60_000;

/** Soon, that is: what is tried again in hours need not be watched. */
export const isOnItsWay = ({ state, dueAt }: DeliveryRowFragment) =>
  state === 'SENDING' || (state === 'WAITING' && Date.parse(dueAt) < Date.now() + SOON_MS);

/** What was sent to an endpoint or is to be sent, and what became of it. */
export function DeliveryList({ webhook: { id: webhookId, isActive } }: { webhook: WebhookRowFragment }) {
  const { t, i18n } = useLingui();
  const view = useTableView(LIST);
  const { poll, note } = useMoving();
  const query = useWebhookDeliveriesQuery({
    variables: { ...view.variables, webhookId },
    fetchPolicy: 'cache-and-network',
    ...poll,
  });
  note(isActive && (query.data?.webhookDeliveryTable.items.some(isOnItsWay) ?? false));
  const page = useTablePage(query, (data) => data.webhookDeliveryTable, view);
  const { act, isBusy } = useAdminAction();
  const [retry] = useRetryWebhookDeliveryMutation({ refetchQueries: ['WebhookDeliveries'] });

  const sendAgain = ({ id }: DeliveryRowFragment) =>
    act(() => retry({ variables: { id } }), { done: t`The message will be sent again.`, key: id });

  const columns: Column<DeliveryRowFragment, 'CREATED_AT'>[] = [
    { id: 'type', header: t`Event`, cell: (delivery) => <Message delivery={delivery} /> },
    { id: 'state', header: t`Status`, cell: (delivery) => <DeliveryProgress delivery={delivery} /> },
    {
      id: 'created',
      header: t`Time`,
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
    },
  ];
  return (
    <section className={styles.deliveries} aria-label={t`Sent messages`}>
      <TableToolbar view={view} search={t`Event or id`}>
        <FilterSelect
          label={t`Status`}
          value={view.filters.state}
          options={STATE_NAMES.map((state) => ({ value: state, label: i18n._(DELIVERY_STATES[state].label) }))}
          onChange={(state) => view.set({ state })}
        />
      </TableToolbar>
      <AdminTable
        caption={t`Sent messages`}
        columns={columns}
        page={page}
        view={view}
        empty={t`Nothing was sent to this webhook yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ type }) => type}
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
