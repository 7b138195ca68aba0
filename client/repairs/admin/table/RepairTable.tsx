import { useLingui } from '@lingui/react/macro';
import { BulkBar } from '../../../admin/kit/BulkBar';
import { BulkDialogs } from '../../../admin/kit/bulk/BulkDialogs';
import { AdminTable } from '../../../admin/kit/AdminTable';
import type { useOpenForm } from '../../../admin/kit/useOpenForm';
import { useSelection } from '../../../admin/kit/useSelection';
import { useTablePage } from '../../../admin/kit/useTablePage';
import { BulkActions } from '../bulk/BulkActions';
import { useBulkRepairs } from '../bulk/useBulkRepairs';
import { useRepairTableQuery } from '../repairsAdmin.gen';
import { RepairActions } from './RepairActions';
import { momentsOf, type RepairListView, statusesOf } from './repairList';
import { useRepairColumns } from './useRepairColumns';

interface RepairTableProps {
  view: RepairListView;
  open: Pick<ReturnType<typeof useOpenForm>, 'view' | 'edit'>;
}

/** All repairs, page by page, and what can be done with one or many of them. */
export function RepairTable({ view, open }: RepairTableProps) {
  const { t } = useLingui();
  const { status, overdue, untold, quoteWaiting, deleted } = view.filters;
  const query = useRepairTableQuery({
    variables: {
      ...view.variables,
      status: statusesOf(status),
      overdue: overdue && true,
      untold: untold && true,
      quoteWaiting: quoteWaiting && true,
      deleted: deleted && true,
      ...momentsOf(view.filters),
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = useTablePage(query, (data) => data.repairTable, view);
  const selection = useSelection(page.table?.items, ({ id }) => id);
  const bulk = useBulkRepairs(selection.clear);
  const columns = useRepairColumns(view.sort);
  return (
    <>
      <AdminTable
        caption={t`Repairs`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No repairs yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ userName, brand }) => t`${brand} of ${userName}`}
        selection={selection}
        // what is deleted can be restored, not looked at
        onOpen={deleted ? undefined : ({ id }) => open.view(id)}
        actions={(repair) => (
          <RepairActions repair={repair} onView={() => open.view(repair.id)} onEdit={() => open.edit(repair.id)} />
        )}
      />
      <BulkBar selection={selection}>{(repairs) => <BulkActions repairs={repairs} begin={bulk.begin} />}</BulkBar>
      <BulkDialogs bulk={bulk} />
    </>
  );
}
