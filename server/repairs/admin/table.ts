import { z } from 'zod';
import { inBin } from '../../core/entities/bin.js';
import { choiceFilter, dateFilter, filter, flagFilter, idFilter } from '../../core/table/args.js';
import { declareTable } from '../../core/table/declareTable.js';
import { TVType } from '../../sets/index.js';
import { untoldFilter } from '../deprecated.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { canManage, QUOTE_WAITS } from '../policy.js';
import { notOverdueAt, overdueAt } from '../record/overdue.js';
import { inWholeRecords } from '../record/search.js';

/** One status or several, none for all; REST writes them with commas between, or the name several times. */
const statusFilter = filter(
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z
      .array(z.enum(RepairStatus, { error: 'Please choose a status from the list.' }))
      .transform((statuses) => (statuses.length > 0 ? statuses : null)),
  ),
  [RepairStatus],
  'Only those with one of these; also one text with commas between.',
);

const pendingFilter = flagFilter(
  'true: only those whose customer is still to be notified of something; false: only the others.',
);

/** All repairs for admins, or those in the bin (back-office §9 'Repair list'). */
export const repairTable = declareTable({
  name: 'RepairTable',
  description:
    'All repairs, searched for words in id, name, contact number, brand or model, or for a whole id or phone number. For admins.',
  pageDescription: 'A page of the table of repairs.',
  scope: 'repairs',
  mayRead: canManage,
  entity: Repair,
  sortDescription: 'What the table of repairs is sorted by.',
  sorts: {
    CUSTOMER: ['userNameKey', 'By the full name, regardless of case.'],
    BRAND: ['brandKey', 'By brand, regardless of case.'],
    STATUS: ['status', 'In the order of the work: rising, REQUESTED comes first and CANCELLED last.'],
    SUBMISSION_DATE: ['submissionDate', 'By when it was requested.'],
    LAST_UPDATE_DATE: ['lastUpdateDate', 'By when the work last went on.'],
    PROMISED_DATE: ['promisedDate', 'By when it was promised; rising, what was not promised comes last.'],
    PICKUP_TIME: ['preferredPickupTime', 'By when the customer would like it to be fetched.'],
  },
  order: ['SUBMISSION_DATE', 'DESC'],
  filters: {
    status: statusFilter,
    tvType: choiceFilter(TVType, 'Please choose a TV type from the list.', 'Only sets with this kind of screen.'),
    userId: idFilter('Please choose a customer from the list.', 'Only those of this account.'),
    overdue: flagFilter('true: only those that are promised, late and not done.'),
    notificationPending: pendingFilter,
    untold: untoldFilter(pendingFilter),
    from: dateFilter('Submitted then or later.'),
    to: dateFilter('Submitted before that moment.'),
    pickupFrom: dateFilter('To be fetched then or later.'),
    pickupTo: dateFilter('To be fetched before that moment.'),
    promisedFrom: dateFilter('Promised for then or later.'),
    promisedTo: dateFilter('Promised for before that moment.'),
    quoteWaiting: flagFilter('true: only those whose quote waits for an answer of the customer.'),
    deleted: flagFilter('true: only the deleted ones.'),
  },
  searched: inWholeRecords,
  where: ({ userId, overdue, untold, notificationPending = untold, quoteWaiting, deleted, ...days }, { clock }) => [
    inBin(deleted),
    userId ? { owner: userId } : {},
    overdueOrNot(overdue, clock()),
    typeof notificationPending === 'boolean'
      ? { notificationPendingSince: notificationPending ? { $ne: null } : null }
      : {},
    quoteWaiting ? QUOTE_WAITS : {},
    ...between('submissionDate', days.from, days.to),
    ...between('preferredPickupTime', days.pickupFrom, days.pickupTo),
    ...between('promisedDate', days.promisedFrom, days.promisedTo),
  ],
});

const between = (
  column: 'submissionDate' | 'preferredPickupTime' | 'promisedDate',
  from: Date | null | undefined,
  to: Date | null | undefined,
) => [from ? { [column]: { $gte: from } } : {}, to ? { [column]: { $lt: to } } : {}];

function overdueOrNot(overdue: boolean | null | undefined, now: Date) {
  if (typeof overdue !== 'boolean') return {};
  return overdue ? overdueAt(now) : notOverdueAt(now);
}
