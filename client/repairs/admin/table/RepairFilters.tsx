import { useLingui } from '@lingui/react/macro';
import { FilterDate, FilterSelect } from '../../../admin/kit/filters';
import { useOptions } from '../../../admin/kit/labels';
import { formatNumber } from '../../../lib/digits';
import { repairStatuses } from '../../public/RepairStatusBadge';
import type { RepairListView } from './repairList';

/** The filters of the repairs: of several flags one at a time, and several statuses where a link of the charts has them. */
export function RepairFilters({ view }: { view: RepairListView }) {
  const { t, i18n } = useLingui();
  const { status, overdue, notificationPending, quoteWaiting, deleted, from, to } = view.filters;
  const { pickupFrom, pickupTo, promisedFrom, promisedTo } = view.filters;
  const options: { value: string; label: string }[] = useOptions(repairStatuses);
  const several = view.variables.status?.length ?? 0;
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
        value={
          deleted
            ? 'deleted'
            : overdue
              ? 'overdue'
              : notificationPending
                ? 'notificationPending'
                : quoteWaiting
                  ? 'waiting'
                  : null
        }
        all={t`All records`}
        options={[
          { value: 'overdue', label: t`Overdue` },
          { value: 'notificationPending', label: t`Not notified` },
          { value: 'waiting', label: t`Quote waits for an answer` },
          { value: 'deleted', label: t`Deleted` },
        ]}
        onChange={(value) =>
          view.set({
            overdue: value === 'overdue' ? 'true' : null,
            notificationPending: value === 'notificationPending' ? 'true' : null,
            quoteWaiting: value === 'waiting' ? 'true' : null,
            deleted: value === 'deleted' ? 'true' : null,
          })
        }
      />
      <FilterDate label={t`Submitted from`} value={from} max={to} onChange={(day) => view.set({ from: day })} />
      <FilterDate label={t`Submitted to`} value={to} min={from} onChange={(day) => view.set({ to: day })} />
      {/* the days that links of Today lead to; else they would take the room of two rows */}
      {(pickupFrom ?? pickupTo) && (
        <>
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
        </>
      )}
      {(promisedFrom ?? promisedTo) && (
        <>
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
      )}
    </>
  );
}
