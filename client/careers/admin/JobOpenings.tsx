import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { FlagFilter, flagOf } from '../../admin/kit/FlagFilter';
import { AddButton } from '../../admin/kit/AddButton';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { NEW, useOpenForm } from '../../admin/kit/useOpenForm';
import { useOpenRow } from '../../admin/kit/useOpenRow';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DeleteButton, EditButton } from '../../admin/kit/rowButtons';
import { DateTime } from '../../ui';
import { jobTypeLabels } from '../labels';
import { forgetPublicOpenings } from './cache';
import {
  type JobOpeningRowFragment,
  type JobOpeningTableSort,
  useDeleteJobOpeningMutation,
  useJobOpeningTableQuery,
} from './careersAdmin.gen';
import { JobActiveSwitch } from './JobActiveSwitch';
import { JobForm } from './JobForm';

const LIST = {
  sorts: ['POSTED_DATE', 'TITLE'],
  defaultSort: { sort: 'POSTED_DATE', direction: 'DESC' },
  filters: { isActive: ['true', 'false'] },
} as const;

/** The jobs that are or were open, the newest first (back-office §9). */
export function JobOpenings() {
  const { t, i18n } = useLingui();
  const view = useTableView(LIST);
  const { isActive } = view.filters;
  const query = useJobOpeningTableQuery({
    variables: { ...view.variables, isActive: flagOf(isActive) },
    fetchPolicy: 'cache-and-network',
  });
  const page = useTablePage(query, (data) => data.jobOpeningTable, view);
  const { editing, add, edit, close } = useOpenForm();
  const { act, isBusy } = useAdminAction();
  const [deleteJobOpening] = useDeleteJobOpeningMutation({
    update: forgetPublicOpenings,
    refetchQueries: ['JobOpeningTable'],
  });

  const open = useOpenRow(page.table?.items ?? [], editing);

  async function remove({ id, title }: JobOpeningRowFragment): Promise<void> {
    if (!window.confirm(t`Delete the job opening "${title}"?`)) return;
    await act(() => deleteJobOpening({ variables: { id } }), { done: t`Job opening deleted.`, key: id });
  }

  async function readAgain(): Promise<JobOpeningRowFragment | undefined> {
    const { data } = await query.refetch();
    return data?.jobOpeningTable.items.find(({ id }) => id === editing);
  }

  const columns: Column<JobOpeningRowFragment, JobOpeningTableSort>[] = [
    { id: 'title', header: t`Title`, cell: ({ title }) => title, sort: 'TITLE' },
    { id: 'location', header: t`Location`, cell: ({ location }) => location, text: true },
    { id: 'type', header: t`Type`, cell: ({ type }) => i18n._(jobTypeLabels[type]) },
    {
      id: 'posted',
      header: t`Posted`,
      cell: ({ postedDate }) => <DateTime value={postedDate} show="date" />,
      sort: 'POSTED_DATE',
      firstDirection: 'DESC',
    },
    { id: 'status', header: t`Status`, cell: (job) => <JobActiveSwitch job={job} /> },
  ];
  return (
    <TabFrame title={t`Job Openings`}>
      <TableToolbar
        view={view}
        search={t`Title or location`}
        actions={
          <>
            <ExportButton things="job-openings" params={view.exportParams} />
            <AddButton onClick={add}>
              <Trans>Add Job Opening</Trans>
            </AddButton>
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
        caption={t`Job Openings`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No job openings found.`}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        actions={(job) => (
          <>
            <EditButton onClick={() => edit(job.id)} />
            <DeleteButton busy={isBusy(job.id)} onClick={() => void remove(job)} />
          </>
        )}
      />
      {(editing === NEW || open) && page.table && (
        <JobForm key={editing} stored={open} readAgain={readAgain} onClose={close} />
      )}
    </TabFrame>
  );
}
