import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { FlagFilter, flagOf } from '../../admin/kit/FlagFilter';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DeleteButton } from '../../admin/kit/rowButtons';
import { formatNumber } from '../../lib/digits';
import { Button, DateTime } from '../../ui';
import { UploadIcon } from '../../ui/icons/media';
import { ActiveSwitch } from './ActiveSwitch';
import {
  type SubscriptionRowFragment,
  type SubscriptionTableSort,
  useDeleteSubscriptionMutation,
  useSubscriptionTableQuery,
} from './newsletterAdmin.gen';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

const LIST = {
  sorts: ['EMAIL', 'CREATED_AT', 'ACTIVE'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { isActive: ['true', 'false'] },
} as const;

/** Newsletter subscriptions (back-office §2): who wants our letters. */
export function NewsletterTab() {
  const { t, i18n } = useLingui();
  const view = useTableView(LIST);
  const { isActive } = view.filters;
  const query = useSubscriptionTableQuery({
    variables: { ...view.variables, isActive: flagOf(isActive) },
    fetchPolicy: 'cache-and-network',
  });
  const page = useTablePage(query, (data) => data.subscriptionTable, view);
  const { act, isBusy } = useAdminAction();
  const { editing, add, close } = useOpenForm();
  const [deleteSubscription] = useDeleteSubscriptionMutation({ refetchQueries: ['SubscriptionTable'] });

  async function remove({ id, email }: SubscriptionRowFragment): Promise<void> {
    if (!window.confirm(t`Delete the subscription of ${email}?`)) return;
    await act(() => deleteSubscription({ variables: { id } }), { done: t`Subscription deleted.`, key: id });
  }

  const columns: Column<SubscriptionRowFragment, SubscriptionTableSort>[] = [
    { id: 'email', header: t`Email`, cell: ({ email }) => email, sort: 'EMAIL' },
    {
      id: 'created',
      header: t`Subscribed`,
      cell: ({ createdAt }) => <DateTime value={createdAt} show="date" />,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
    },
    { id: 'active', header: t`Status`, cell: (row) => <ActiveSwitch subscription={row} />, sort: 'ACTIVE' },
  ];
  const count = (query.data ?? query.previousData)?.activeSubscriberCount;
  const active = count === undefined ? '' : formatNumber(count, i18n.locale);
  return (
    <TabFrame
      title={t`Newsletter Subscriptions`}
      intro={active ? <Trans>{active} active subscribers would get a campaign now.</Trans> : null}
    >
      <TableToolbar
        view={view}
        search={t`Email`}
        actions={
          <>
            <ExportButton things="newsletter-subscriptions" params={view.exportParams} />
            <Button icon={<UploadIcon />} onClick={add}>
              <Trans>Import</Trans>
            </Button>
          </>
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
        caption={t`Newsletter Subscriptions`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No newsletter subscriptions yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ email }) => email}
        actions={(row) => <DeleteButton busy={isBusy(row.id)} onClick={() => void remove(row)} />}
      />
      {editing === NEW && (
        <Suspense>
          <ImportDialog onClose={close} />
        </Suspense>
      )}
    </TabFrame>
  );
}
