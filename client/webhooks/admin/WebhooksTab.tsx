import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { FlagFilter, flagOf } from '../../admin/kit/FlagFilter';
import { AddButton } from '../../admin/kit/AddButton';
import { DeleteButton, EditButton } from '../../admin/kit/rowButtons';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useMoving } from '../../admin/kit/useMoving';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { useOpenRow } from '../../admin/kit/useOpenRow';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DateTime } from '../../ui';
import { DeliveryProgress } from './DeliveryProgress';
import { isOnItsWay } from './DeliveryList';
import { SecretDialog } from './SecretDialog';
import { WebhookActiveSwitch } from './WebhookActiveSwitch';
import {
  useDeleteWebhookMutation,
  useWebhookTableQuery,
  type WebhookRowFragment,
  type WebhookTableSort,
} from './webhookAdmin.gen';
import { WebhookDetail } from './WebhookDetail';
import { WebhookTrouble } from './WebhookTrouble';
import { WebhookForm } from './WebhookForm';
import styles from './Webhooks.module.css';

const LIST = {
  sorts: ['CREATED_AT', 'URL'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { isActive: ['true', 'false'] },
} as const;

/** Where third parties are told of what happens in the shop. */
export function WebhooksTab() {
  const { t } = useLingui();
  const view = useTableView(LIST);
  const { isActive } = view.filters;
  const { poll, note } = useMoving();
  const query = useWebhookTableQuery({
    variables: { ...view.variables, isActive: flagOf(isActive) },
    fetchPolicy: 'cache-and-network',
    ...poll,
  });
  note(query.data?.webhookTable.items.some(isMoving) ?? false);
  const page = useTablePage(query, (data) => data.webhookTable, view);
  const { editing, viewing, add, edit, view: look, close } = useOpenForm();
  const { act, isBusy } = useAdminAction();
  const [deleteWebhook] = useDeleteWebhookMutation({ refetchQueries: ['WebhookTable'] });
  const [told, setTold] = useState<{ secret: string; isFirst: boolean } | null>(null);

  const items = page.table?.items ?? [];
  const open = useOpenRow(items, editing);
  // as it is now: it may be switched off while it is looked at
  const seen = items.find(({ id }) => id === viewing);

  async function remove({ id, url }: WebhookRowFragment): Promise<void> {
    if (!window.confirm(t`Delete the webhook to ${url}, with all its messages?`)) return;
    await act(() => deleteWebhook({ variables: { id } }), { done: t`Webhook deleted.`, key: id });
  }

  async function readAgain(): Promise<WebhookRowFragment | undefined> {
    const { data } = await query.refetch();
    return data?.webhookTable.items.find(({ id }) => id === editing);
  }

  const columns: Column<WebhookRowFragment, WebhookTableSort>[] = [
    { id: 'url', header: t`Address`, cell: ({ url }) => url, sort: 'URL', text: true },
    { id: 'description', header: t`Description`, cell: ({ description }) => description ?? '–', text: true },
    { id: 'active', header: t`Status`, cell: (webhook) => <Status webhook={webhook} /> },
    { id: 'last', header: t`Last message`, cell: ({ lastDelivery }) => <LastMessage delivery={lastDelivery} /> },
  ];
  return (
    <TabFrame
      title={t`Webhooks`}
      intro={<Trans>Programs of others are told at once of what happens to repairs and in the inbox.</Trans>}
    >
      <TableToolbar
        view={view}
        search={t`Address or description`}
        actions={
          <AddButton onClick={add}>
            <Trans>Add webhook</Trans>
          </AddButton>
        }
      >
        <FlagFilter
          label={t`Status`}
          value={isActive}
          on={t`Active`}
          off={t`Inactive`}
          onChange={(value) => view.set({ isActive: value })}
        />
      </TableToolbar>
      <AdminTable
        caption={t`Webhooks`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No webhooks yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ url }) => url}
        onOpen={({ id }) => look(id)}
        actions={(row) => (
          <>
            <EditButton onClick={() => edit(row.id)} />
            <DeleteButton busy={isBusy(row.id)} onClick={() => void remove(row)} />
          </>
        )}
      />
      {seen && (
        <WebhookDetail key={viewing} webhook={seen} onSecret={(secret) => setTold({ secret, isFirst: false })} />
      )}
      {(editing === NEW || open) && (
        <WebhookForm
          key={editing}
          stored={open}
          readAgain={readAgain}
          onSecret={(secret) => setTold({ secret, isFirst: true })}
          onClose={close}
        />
      )}
      {told && <SecretDialog {...told} onClose={() => setTold(null)} />}
    </TabFrame>
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
