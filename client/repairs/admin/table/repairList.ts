import { endOfDay, isDay, startOfDay } from '../../../admin/kit/days';
import type { useTableView } from '../../../admin/kit/useTableView';
import { repairStatuses } from '../../public/RepairStatusBadge';
import type { RepairStatus } from '../repairsAdmin.gen';

const isStatus = (text: string): text is RepairStatus => Object.hasOwn(repairStatuses, text);

/** One status, or several with commas between them, as the links of the charts have them. */
const areStatuses = (text: string): boolean => text.split(',').every(isStatus);

/** The list's orders and filters (back-office §9 'Repair list'). */
export const REPAIR_LIST = {
  sorts: ['SUBMISSION_DATE', 'CUSTOMER', 'BRAND', 'STATUS', 'PROMISED_DATE', 'PICKUP_TIME', 'LAST_UPDATE_DATE'],
  defaultSort: { sort: 'SUBMISSION_DATE', direction: 'DESC' },
  filters: {
    status: areStatuses,
    overdue: ['true'],
    untold: ['true'],
    quoteWaiting: ['true'],
    deleted: ['true'],
    from: isDay,
    to: isDay,
    pickupFrom: isDay,
    pickupTo: isDay,
    promisedFrom: isDay,
    promisedTo: isDay,
  },
  pageSize: 10,
} as const;

export type RepairListView = ReturnType<
  typeof useTableView<(typeof REPAIR_LIST.sorts)[number], typeof REPAIR_LIST.filters>
>;

/** The days of the filters as the server takes them. */
export const momentsOf = (filters: RepairListView['filters']) => ({
  from: startOfDay(filters.from),
  to: endOfDay(filters.to),
  pickupFrom: startOfDay(filters.pickupFrom),
  pickupTo: endOfDay(filters.pickupTo),
  promisedFrom: startOfDay(filters.promisedFrom),
  promisedTo: endOfDay(filters.promisedTo),
});

/** The statuses that a filter names; null for all. */
export const statusesOf = (filter: string | null): RepairStatus[] | null => filter?.split(',').filter(isStatus) ?? null;
