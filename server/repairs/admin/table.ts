import { z } from 'zod';
import { inBin } from '../../core/entities/bin.js';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { SortDirection } from '../../core/pagination.js';
import { choiceFilter, dateFilter, filter, flagFilter, idFilter, tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { notOverdueAt, overdueAt } from '../record/overdue.js';
import { inWholeRecords } from '../record/search.js';
import { canManage, QUOTE_WAITS } from '../policy.js';
import { TVType } from '../../sets/index.js';

export enum RepairTableSort {
  CUSTOMER = 'CUSTOMER',
  BRAND = 'BRAND',
  STATUS = 'STATUS',
  SUBMISSION_DATE = 'SUBMISSION_DATE',
  LAST_UPDATE_DATE = 'LAST_UPDATE_DATE',
  PROMISED_DATE = 'PROMISED_DATE',
  PICKUP_TIME = 'PICKUP_TIME',
}

describedEnum(RepairTableSort, 'RepairTableSort', 'What the table of repairs is sorted by.', {
  CUSTOMER: 'By the full name, regardless of case.',
  BRAND: 'By brand, regardless of case.',
  STATUS: 'In the order of the work: rising, REQUESTED comes first and CANCELLED last.',
  SUBMISSION_DATE: 'By when it was requested.',
  LAST_UPDATE_DATE: 'By when the work last went on.',
  PROMISED_DATE: 'By when it was promised; rising, what was not promised comes last.',
  PICKUP_TIME: 'By when the customer would like it to be fetched.',
});

/** One status or several; REST writes them with commas between, or the name several times. */
const statusFilter = filter(
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(z.enum(RepairStatus, { error: 'Please choose a status from the list.' })),
  ),
  [RepairStatus],
  'Only those with one of these; also one text with commas between.',
);

const schema = tableSchema(
  RepairTableSort,
  { sort: RepairTableSort.SUBMISSION_DATE, direction: SortDirection.DESC },
  {
    status: statusFilter,
    tvType: choiceFilter(TVType, 'Please choose a TV type from the list.', 'Only sets with this kind of screen.'),
    userId: idFilter('Please choose a customer from the list.', 'Only those of this account.'),
    overdue: flagFilter('true: only those that are promised, late and not done.'),
    untold: flagFilter('true: only those whose customer is still to be told something; false: only the others.'),
    from: dateFilter('Submitted then or later.'),
    to: dateFilter('Submitted before that moment.'),
    pickupFrom: dateFilter('To be fetched then or later.'),
    pickupTo: dateFilter('To be fetched before that moment.'),
    promisedFrom: dateFilter('Promised for then or later.'),
    promisedTo: dateFilter('Promised for before that moment.'),
    quoteWaiting: flagFilter('true: only those whose quote waits for an answer of the customer.'),
    deleted: flagFilter('true: only the deleted ones.'),
  },
);

/** All repairs for admins, or those in the bin (back-office §9 'Repair list'). */
export const repairTable: Table<Repair, z.output<typeof schema>> = {
  name: 'RepairTable',
  description:
    'All repairs, searched for words in id, name, contact number, brand or model, or for a whole id or phone number. For admins.',
  pageDescription: 'A page of the table of repairs.',
  scope: 'repairs',
  mayRead: canManage,
  entity: Repair,
  schema,
  sorts: {
    CUSTOMER: 'userNameKey',
    BRAND: 'brandKey',
    STATUS: 'status',
    SUBMISSION_DATE: 'submissionDate',
    LAST_UPDATE_DATE: 'lastUpdateDate',
    PROMISED_DATE: 'promisedDate',
    PICKUP_TIME: 'preferredPickupTime',
  },
  where: ({ search, status, tvType, userId, overdue, untold, quoteWaiting, deleted, ...days }, ctx) => ({
    $and: [
      inBin(deleted),
      status && status.length > 0 ? { status: { $in: status } } : {},
      tvType ? { tvType } : {},
      userId ? { owner: userId } : {},
      overdueOrNot(overdue, ctx.clock()),
      typeof untold === 'boolean' ? { untoldSince: untold ? { $ne: null } : null } : {},
      ...between('submissionDate', days.from, days.to),
      ...between('preferredPickupTime', days.pickupFrom, days.pickupTo),
      ...between('promisedDate', days.promisedFrom, days.promisedTo),
      quoteWaiting ? QUOTE_WAITS : {},
      ...(search === null ? [] : inWholeRecords(search)),
    ],
  }),
};

const between = (
  column: 'submissionDate' | 'preferredPickupTime' | 'promisedDate',
  from: Date | null | undefined,
  to: Date | null | undefined,
) => [from ? { [column]: { $gte: from } } : {}, to ? { [column]: { $lt: to } } : {}];

function overdueOrNot(overdue: boolean | null | undefined, now: Date) {
  if (typeof overdue !== 'boolean') return {};
  return overdue ? overdueAt(now) : notOverdueAt(now);
}
