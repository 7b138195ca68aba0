import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterDate, FilterSelect } from '../../../admin/kit/filters';
import { TableToolbar } from '../../../admin/kit/TableToolbar';
import { formatNumber } from '../../../lib/digits';
import { repairStatuses } from '../../public/RepairStatusBadge';
import { type RepairListView, statusesOf } from './repairList';

interface RepairToolbarProps {
  view: RepairListView;
  actions: ReactNode;
  /** The board has a column for each status and shows the work at hand, so that it is only searched. */
  searchOnly: boolean;
}

/** Search and filters of the repairs. */
export function RepairToolbar({ view, actions, searchOnly }: RepairToolbarProps) {
  const { t } = useLingui();
  return (
    <TableToolbar view={view} search={t`Id, name, phone or model`} actions={actions}>
      {!searchOnly && <RepairFilters view={view} />}
    </TableToolbar>
  );
}

function RepairFilters({ view }: { view: RepairListView }) {
  const { t, i18n } = useLingui();
  const { status, overdue, untold, quoteWaiting, deleted, from, to } = view.filters;
  const { pickupFrom, pickupTo, promisedFrom, promisedTo } = view.filters;
  const options = Object.entries(repairStatuses).map(([value, { label }]) => ({ value, label: i18n._(label) }));
  const several = statusesOf(status)?.length ?? 0;
  if (several > 1) {
    const count = formatNumber(several, i18n.locale);
    options.unshift({ value: status!, label: t`${count} statuses` });
  }
  return (
    <>
      <FilterSelect
        label={t`Status`}
        value={status}
        options={options}
        onChange={(value) => view.set({ status: value })}
      />
      <FilterSelect
        label={t`Show`}
        value={deleted ? 'deleted' : overdue ? 'overdue' : untold ? 'untold' : quoteWaiting ? 'waiting' : null}
        all={t`All records`}
        options={[
          { value: 'overdue', label: t`Overdue` },
          { value: 'untold', label: t`Not told` },
          { value: 'waiting', label: t`Quote waits for an answer` },
          { value: 'deleted', label: t`Deleted` },
        ]}
        onChange={(value) =>
          view.set({
            overdue: value === 'overdue' ? 'true' : null,
            untold: value === 'untold' ? 'true' : null,
            quoteWaiting: value === 'waiting' ? 'true' : null,
            deleted: value === 'deleted' ? 'true' : null,
          })
        }
      />
      <FilterDate label={t`Submitted from`} value={from} max={to} onChange={(day) => view.set({ from: day })} />
      <FilterDate label={t`Submitted to`} value={to} min={from} onChange={(day) => view.set({ to: day })} />
      <FilterDate
        label={t`Pickup from`}
        value={pickupFrom}
        max={pickupTo}
        onChange={(day) => view.set({ pickupFrom: day })}
      />
      <FilterDate
        label={t`Pickup to`}
        value={pickupTo}
        min={pickupFrom}
        onChange={(day) => view.set({ pickupTo: day })}
      />
      <FilterDate
        label={t`Promised from`}
        value={promisedFrom}
        max={promisedTo}
        onChange={(day) => view.set({ promisedFrom: day })}
      />
      <FilterDate
        label={t`Promised to`}
        value={promisedTo}
        min={promisedFrom}
        onChange={(day) => view.set({ promisedTo: day })}
      />
    </>
  );
}
