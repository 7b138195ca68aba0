import { z } from 'zod';
import { inBin } from '../../core/entities/bin.js';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { isUuid } from '../../core/entities/ids.js';
import { SortDirection } from '../../core/pagination.js';
import { dateFilter, flagFilter, tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { Repair } from '../entity.js';
import { RepairStatus, TVType } from '../enums.js';
import { notOverdueAt, overdueAt } from '../record/promise.js';
import { inWholeRecords } from '../record/search.js';

export enum RepairTableSort {
  CUSTOMER = 'CUSTOMER',
  BRAND = 'BRAND',
  STATUS = 'STATUS',
  SUBMISSION_DATE = 'SUBMISSION_DATE',
  LAST_UPDATE_DATE = 'LAST_UPDATE_DATE',
  PROMISED_DATE = 'PROMISED_DATE',
}

describedEnum(RepairTableSort, 'RepairTableSort', 'What the table of repairs is sorted by.', {
  CUSTOMER: 'By the full name, regardless of case.',
  BRAND: 'By brand, regardless of case.',
  STATUS: 'In the order of the work: rising, REQUESTED comes first and CANCELLED last.',
  SUBMISSION_DATE: 'By when it was requested.',
  LAST_UPDATE_DATE: 'By when the work last went on.',
  PROMISED_DATE: 'By when it was promised; rising, what was not promised comes last.',
});

/** One status or several; REST writes them with commas between, or the name several times. */
const statusFilter = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(z.enum(RepairStatus, { error: 'Please choose a status from the list.' })),
  )
  .nullish();

const schema = tableSchema(
  RepairTableSort,
  { sort: RepairTableSort.SUBMISSION_DATE, direction: SortDirection.DESC },
  {
    status: statusFilter.meta({
      description: 'Only repairs in one of these states; also one text with commas between.',
    }),
    tvType: z
      .enum(TVType, { error: 'Please choose a TV type from the list.' })
      .nullish()
      .meta({ description: 'Only sets of this type.' }),
    userId: z
      .string()
      .refine(isUuid, 'Please choose a customer from the list.')
      .nullish()
      .meta({ description: 'Only the repairs of this account.' }),
    overdue: flagFilter.meta({ description: 'Only what was promised for a time that is over, or only the rest.' }),
    untold: flagFilter.meta({
      description: 'Only repairs whose customer has yet to be told something, or only the rest.',
    }),
    from: dateFilter.meta({ description: 'Only repairs submitted at this moment or later.' }),
    to: dateFilter.meta({ description: 'Only repairs submitted before this moment.' }),
    deleted: flagFilter.meta({
      description: 'Only those in the bin, or only those that are not in it; the latter if not given.',
    }),
  },
);

/** All repairs for admins, or those in the bin (back-office §9 'Repair list'). */
export const repairTable: Table<Repair, z.output<typeof schema>> = {
  entity: Repair,
  schema,
  sorts: {
    CUSTOMER: 'userNameKey',
    BRAND: 'brandKey',
    STATUS: 'status',
    SUBMISSION_DATE: 'submissionDate',
    LAST_UPDATE_DATE: 'lastUpdateDate',
    PROMISED_DATE: 'promisedDate',
  },
  where: ({ search, status, tvType, userId, overdue, untold, from, to, deleted }, ctx) => ({
    $and: [
      inBin(deleted),
      status && status.length > 0 ? { status: { $in: status } } : {},
      tvType ? { tvType } : {},
      userId ? { owner: userId } : {},
      overdueOrNot(overdue, ctx.clock()),
      typeof untold === 'boolean' ? { untoldSince: untold ? { $ne: null } : null } : {},
      from ? { submissionDate: { $gte: from } } : {},
      to ? { submissionDate: { $lt: to } } : {},
      ...(search === null ? [] : inWholeRecords(search)),
    ],
  }),
};

function overdueOrNot(overdue: boolean | null | undefined, now: Date) {
  if (typeof overdue !== 'boolean') return {};
  return overdue ? overdueAt(now) : notOverdueAt(now);
}
