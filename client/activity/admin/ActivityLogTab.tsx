import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { endOfDay, isDay, startOfDay } from '../../admin/kit/days';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { FilterDate, FilterSelect } from '../../admin/kit/filters';
import { TabFrame } from '../../admin/kit/TabFrame';
import { TableToolbar } from '../../admin/kit/TableToolbar';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DateTime } from '../../ui';
import {
  type ActivityLineFragment,
  type ActivityTableSort,
  useActivityActionTypesQuery,
  useActivityTableQuery,
} from './activityLog.gen';
import styles from './ActivityLogTab.module.css';
import { LoggedExchange } from './LoggedExchange';

const LIST = {
  sorts: ['TIMESTAMP', 'USER_EMAIL', 'ACTION_TYPE'],
  defaultSort: { sort: 'TIMESTAMP', direction: 'DESC' },
  // The newest types of action come with the server, so whatever looks like one is asked for.
  filters: { actionType: (value: string) => /^[A-Z_]{1,100}$/.test(value), from: isDay, to: isDay },
  pageSize: 50,
} as const;

/** back-office §2 and §9. */
const MAX_HEIGHT = 600;
const SHOWN_OF_TARGET = 8;

/** The activity log, to be read only (back-office §2 'Activity Log'). */
export function ActivityLogTab() {
  const { t } = useLingui();
  const view = useTableView(LIST);
  const { actionType, from, to } = view.filters;
  const days = { from: startOfDay(from), to: endOfDay(to) };
  const query = useActivityTableQuery({
    variables: { ...view.variables, ...days },
    fetchPolicy: 'cache-and-network',
  });
  const page = useTablePage(query, ({ activityTable }) => activityTable, view);
  const actions = useActions(actionType);
  const columns: Column<ActivityLineFragment, ActivityTableSort>[] = [
    {
      id: 'time',
      header: t`Time`,
      cell: ({ timestamp }) => (
        <span className={styles.time}>
          <DateTime value={timestamp} />
        </span>
      ),
      sort: 'TIMESTAMP',
      firstDirection: 'DESC',
    },
    { id: 'user', header: t`User`, cell: ({ userEmail }) => userEmail ?? t`Guest`, sort: 'USER_EMAIL', text: true },
    {
      id: 'action',
      header: t`Action`,
      cell: ({ actionType }) => <code className={styles.code}>{actionType}</code>,
      sort: 'ACTION_TYPE',
    },
    {
      id: 'description',
      header: t`Description`,
      cell: ({ description, details }) =>
        details ? <LoggedExchange description={description} {...details} /> : description,
      text: true,
    },
    {
      id: 'target',
      header: t`Target ID`,
      cell: ({ targetId }) =>
        targetId && (
          <code className={styles.code} title={targetId}>
            {targetId.slice(-SHOWN_OF_TARGET)}
          </code>
        ),
    },
  ];
  return (
    <TabFrame title={t`Activity Log`}>
      <TableToolbar
        view={view}
        search={t`User, action, description or ID`}
        actions={<ExportButton things="activity-log" params={exportParams(view.exportParams, days)} />}
      >
        <FilterSelect
          label={t`Action`}
          value={actionType}
          options={actions.map((value) => ({ value, label: value }))}
          onChange={(actionType) => view.set({ actionType })}
        />
        <FilterDate label={t`From`} value={from} max={to} onChange={(from) => view.set({ from })} />
        <FilterDate label={t`To`} value={to} min={from} onChange={(to) => view.set({ to })} />
      </TableToolbar>
      <AdminTable
        caption={t`Activity Log`}
        columns={columns}
        page={page}
        view={view}
        empty={t`Nothing has been logged yet.`}
        rowKey={({ id }) => id}
        maxHeight={MAX_HEIGHT}
      />
    </TabFrame>
  );
}

/** What there is to filter by; the one that the address asks for is always among them. */
function useActions(wanted: string | null): string[] {
  const types = useActivityActionTypesQuery().data?.activityActionTypes ?? [];
  return wanted === null || types.includes(wanted) ? types : [wanted, ...types];
}

/** The address keeps days, the server takes instants. */
function exportParams(params: Record<string, string>, { from, to }: { from: string | null; to: string | null }) {
  return { ...params, ...(from && { from }), ...(to && { to }) };
}
