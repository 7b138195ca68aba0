import type { ObjectQuery, QueryOrderMap } from '@mikro-orm/core';
import type { Ctx } from '../core/context.js';
import { unauthenticated } from '../core/errors.js';
import {
  type Connection,
  type CountedItems,
  type CursorColumn,
  dateColumn,
  enumColumn,
  findPage,
  type OffsetPage,
  type PageArgs,
  SortDirection,
  textColumn,
  toConnection,
  toCursorSlice,
} from '../core/pagination.js';
import { type Actor, authorize } from '../core/policy.js';
import type { Fields } from '../core/read/fields.js';
import { list, type PageOf } from '../core/read/list.js';
import { ReadModel, type Row } from '../core/read/model.js';
import { Repair } from './entity.js';
import { RepairStatus } from './enums.js';
import { repairListSchema, RepairScope, RepairSortField } from './inputs.js';
import { canManage, canReadInFull, PUBLIC_RECORDS, visibleTo } from './policy.js';
import { inPublicRecords, inWholeRecords } from './record/search.js';
import { type PublicRepair, toPublicRepair } from './views.js';

type Condition = ObjectQuery<Repair>;

/** Filters, order and page of a list: see repairListSchema and PageArgs. */
type ListArgs = PageArgs & Record<string, unknown>;

type SortColumns = Record<RepairSortField, readonly [keyof Repair, CursorColumn]>;

/** What each order of the public records sorts by, and what its cursors must carry; the id settles ties. */
const PUBLIC_ORDERS: SortColumns = {
  [RepairSortField.CUSTOMER]: ['publicNameKey', textColumn],
  [RepairSortField.STATUS]: ['status', enumColumn(RepairStatus)],
  [RepairSortField.SUBMISSION_DATE]: ['submissionDate', dateColumn],
  [RepairSortField.LAST_UPDATE_DATE]: ['lastUpdateDate', dateColumn],
};

/** Whoever sees the whole name has the records in its order. */
const WHOLE_ORDERS: SortColumns = { ...PUBLIC_ORDERS, [RepairSortField.CUSTOMER]: ['userNameKey', textColumn] };

/** The public records (public-site §2 'Records'), searched, filtered, sorted and cut into pages by the database. */
export async function listPublicRepairs(
  ctx: Ctx,
  args: ListArgs,
  fields: Fields,
): Promise<Connection<Row<PublicRepair>>> {
  return list(ctx, publicRows, askedRecords(args, PUBLIC_RECORDS, PUBLIC_ORDERS, inPublicRecords), fields);
}

/** Visitors see the short name. */
const publicRows = new ReadModel<Repair, PublicRepair>(Repair, { shows: { userName: 'publicName' } });

/** The public records on which the work last went on, with what a tile says of each. */
export const listFreshestPublicRepairs = (
  ctx: Ctx,
  limit: number,
): Promise<Pick<Repair, 'id' | 'brand' | 'model' | 'tvType' | 'status' | 'lastUpdateDate'>[]> =>
  ctx.em.find(Repair, PUBLIC_RECORDS, {
    fields: ['id', 'brand', 'model', 'tvType', 'status', 'lastUpdateDate'],
    orderBy: [{ lastUpdateDate: 'desc' }, { id: 'desc' }],
    limit,
  });

/**
 * Whole records with their histories, in pages alike: the caller's own, or all of them for admins.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function listWholeRepairs(ctx: Ctx, scope: RepairScope, args: ListArgs): Promise<Connection<Repair>> {
  const { where, by, direction, page } = askedRecords(args, recordsIn(scope, ctx.actor), WHOLE_ORDERS, inWholeRecords);
  const orderBy = by.map((column) => ({ [column]: direction })) as QueryOrderMap<Repair>[];
  return toConnection(await findPage(ctx, Repair, { where, orderBy }, page), (repair) => repair);
}

function recordsIn(scope: RepairScope, actor: Actor): Condition {
  if (actor.kind === 'guest') throw unauthenticated();
  authorize(actor, scope === RepairScope.MINE || canManage(actor));
  return scope === RepairScope.ALL ? {} : { owner: actor.id };
}

function askedRecords(
  args: ListArgs,
  records: Condition,
  orders: SortColumns,
  found: (search: string) => Condition[],
): PageOf<Repair> & { where: Condition } {
  const { search, status, sort } = repairListSchema.parse(args);
  const [column, isValid] = orders[sort.field];
  return {
    where: { $and: [records, status ? { status } : {}, ...(search ? found(search) : [])] },
    by: [column, 'id'],
    direction: sort.direction === SortDirection.ASC ? 'asc' : 'desc',
    page: toCursorSlice(args, [isValid, textColumn]),
  };
}

/**
 * The caller's own newest records with their histories and quotes.
 * @throws AppError UNAUTHENTICATED
 */
export function listOwnRepairs(ctx: Ctx, limit: number): Promise<Repair[]> {
  const mine = recordsIn(RepairScope.MINE, ctx.actor);
  return ctx.em.find(Repair, mine, { orderBy: NEWEST_FIRST, limit, populate: ['history', 'quotes'] });
}

export const NEWEST_FIRST = { submissionDate: 'desc', id: 'desc' } as const;

/** All records that the caller may see, newest first, for REST: in full or redacted, each as the policy says. */
export async function listRepairs(
  ctx: Ctx,
  { limit, offset }: OffsetPage,
): Promise<CountedItems<Repair | PublicRepair>> {
  const records = () => ctx.em.createQueryBuilder(Repair);
  const parts = visibleTo(ctx.actor);
  // each part gives as many as the page could need, in the order of its index
  const [first, ...rest] = parts.map((part) =>
    records()
      .where({ ...part, deletedAt: null })
      .orderBy(NEWEST_FIRST)
      .limit(offset + limit),
  );
  const repairs = await records()
    .from(first!.unionAll(...rest))
    .orderBy(NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
    .getResultList();
  const counts = await Promise.all(parts.map((part) => ctx.em.count(Repair, part)));
  return {
    items: repairs.map((repair) => (canReadInFull(ctx.actor, repair) ? repair : toPublicRepair(repair))),
    total: counts.reduce((sum, count) => sum + count),
  };
}
