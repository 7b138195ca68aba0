import { FROM_DAY, TO_DAY } from '../../../admin/kit/days';
import { ONLY } from '../../../admin/kit/FlagFilter';
import type { CodedFilter } from '../../../admin/kit/tableView';
import type { TableView } from '../../../admin/kit/useTableView';
import { repairStatuses } from '../../public/RepairStatusBadge';
import type { RepairStatus } from '../repairsAdmin.gen';

/** One status, or several with commas between them, as the links of the charts have them. */
export const STATUSES: CodedFilter<string, RepairStatus[]> = {
  accepts: (text) => text.split(',').every((status) => Object.hasOwn(repairStatuses, status)),
  toServer: (text) => text.split(',') as RepairStatus[],
};

/** The list's orders and filters (back-office §9 'Repair list'). */
export const REPAIR_LIST = {
  sorts: ['SUBMISSION_DATE', 'CUSTOMER', 'BRAND', 'STATUS', 'PROMISED_DATE', 'PICKUP_TIME', 'LAST_UPDATE_DATE'],
  defaultSort: { sort: 'SUBMISSION_DATE', direction: 'DESC' },
  filters: {
    status: STATUSES,
    overdue: ONLY,
    notificationPending: ONLY,
    quoteWaiting: ONLY,
    deleted: ONLY,
    from: FROM_DAY,
    to: TO_DAY,
    pickupFrom: FROM_DAY,
    pickupTo: TO_DAY,
    promisedFrom: FROM_DAY,
    promisedTo: TO_DAY,
  },
  formerNames: { untold: 'notificationPending' },
  pageSize: 10,
} as const;

export type RepairListView = TableView<(typeof REPAIR_LIST.sorts)[number], typeof REPAIR_LIST.filters>;
