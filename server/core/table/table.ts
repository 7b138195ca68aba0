import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Ctx } from '../context.js';
import type { TokenRule } from '../door.js';
import { DELETED_TOO } from '../entities/bin.js';
import { type CountedItems, type OffsetPage, offsetQuery, SortDirection } from '../pagination.js';
import { type Actor, authorize } from '../policy.js';
import { countForScreen, EXACT_UP_TO } from '../read/totals.js';
import { type TableFields, tablePageSchema, type TableSchema } from './args.js';

/** What every table can be asked for. */
export interface TableQuery {
  search: string | null;
  sort: string;
  direction: SortDirection;
}

export interface Row {
  id: string;
}

/**
 * A list for admins, declared once: GraphQL shows it in numbered pages, REST in slices, and it leaves as CSV.
 * Whoever reads it, in whichever way, needs `mayRead`.
 */
export interface Table<T extends Row, Query extends TableQuery> {
  /** The type of its pages in GraphQL; its query has the same name and begins with a small letter. */
  name: string;
  /** What GraphQL says of the query, which is for admins. */
  description: string;
  /** What GraphQL says of a page. */
  pageDescription: string;
  /** What an access token needs. */
  scope: TokenRule;
  mayRead: (actor: Actor) => boolean;
  entity: EntityClass<T>;
  /** What GraphQL shows of a row, where that is not the entity itself. */
  view?: Function;
  /** Makes that of the rows of a page, where it is no entity. */
  present?: (ctx: Ctx, rows: T[]) => Promise<object[]>;
  /** See tableSchema. */
  schema: TableSchema<Query>;
  /** The column of each order; the id settles ties. */
  sorts: Record<Query['sort'], keyof T & string>;
  where: (query: Query, ctx: Ctx) => FilterQuery<T>;
  /** What comes with each row. */
  populate?: readonly string[];
}

/** One page of a table, as GraphQL gives it. */
export interface TablePage<T> extends TableFields {
  items: T[];
}

/**
 * A page by its number; beyond the last one, the last one.
 * @param args see tablePageSchema and the table's own schema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function readTablePage<T extends Row, Query extends TableQuery>(
  ctx: Ctx,
  table: Table<T, Query>,
  args: unknown,
): Promise<TablePage<T>> {
  authorizeReading(ctx, table);
  const query = table.schema.parse(args);
  const { page: asked, pageSize } = tablePageSchema.parse(args);
  const count = asked * pageSize <= EXACT_UP_TO ? countRowsForScreen : countRows;
  const totalCount = await count(ctx, table, query);
  const page = Math.min(asked, Math.max(1, Math.ceil(totalCount / pageSize)));
  // what is estimated has no end to count from
  const total = count === countRows || totalCount <= EXACT_UP_TO ? totalCount : Infinity;
  const ids = await findIds(ctx, table, query, { offset: (page - 1) * pageSize, limit: pageSize, total });
  return { items: await loadRows(ctx, table, ids), totalCount, page, pageSize };
}

/** The query of the same list through REST. */
export const tableQuery = <T extends Row, Query extends TableQuery>({ schema }: Table<T, Query>) =>
  offsetQuery.extend(schema.shape) as unknown as z.ZodType<OffsetPage & Query>;

/**
 * The same list as REST gives it.
 * @param query parsed by tableQuery
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function readTableSlice<T extends Row, Query extends TableQuery>(
  ctx: Ctx,
  table: Table<T, Query>,
  { limit, offset, ...query }: OffsetPage & Query,
): Promise<CountedItems<T>> {
  authorizeReading(ctx, table);
  const total = await countRows(ctx, table, query as unknown as Query);
  const ids = await findIds(ctx, table, query as unknown as Query, { offset, limit, total });
  return { items: await loadRows(ctx, table, ids), total };
}

const CHUNK = 500;

/**
 * The whole list as filtered, a part at a time. What belongs to it is settled when it begins: what is added or changed
 * while it travels neither doubles a row nor drops one.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function readWholeTable<T extends Row, Query extends TableQuery>(
  ctx: Ctx,
  table: Table<T, Query>,
  query: Query,
): Promise<{ total: number; chunks: AsyncGenerator<T[]> }> {
  authorizeReading(ctx, table);
  const ids = await findIds(ctx, table, query);
  async function* chunks() {
    for (let from = 0; from < ids.length; from += CHUNK) {
      // oxlint-disable-next-line no-await-in-loop -- one part in memory at a time
      yield await loadRows(ctx, table, ids.slice(from, from + CHUNK));
    }
  }
  return { total: ids.length, chunks: chunks() };
}

const authorizeReading = <T extends Row, Query extends TableQuery>({ actor }: Ctx, { mayRead }: Table<T, Query>) =>
  authorize(actor, mayRead(actor));

const countRows = <T extends Row, Query extends TableQuery>(ctx: Ctx, table: Table<T, Query>, query: Query) =>
  ctx.em.count(table.entity, table.where(query, ctx), { filters: DELETED_TOO });

/** A page far down needs to know where the list ends; the first ones do not. */
const countRowsForScreen: typeof countRows = (ctx, table, query) =>
  countForScreen(ctx, table.entity, table.where(query, ctx), { filters: DELETED_TOO });

/**
 * The ids of a slice, or of all. Only what the order needs is read of the rows that are skipped, and a slice in the far half
 * is counted from the end: the last page is as near as the first.
 */
async function findIds<T extends Row, Query extends TableQuery>(
  ctx: Ctx,
  { entity, sorts, where }: Table<T, Query>,
  query: Query,
  slice?: OffsetPage & { total: number },
): Promise<string[]> {
  const size = slice && Math.min(slice.limit, slice.total - slice.offset);
  if (size !== undefined && size <= 0) return [];
  const left = slice ? slice.total - slice.offset - size! : 0;
  const fromEnd = slice !== undefined && left < slice.offset;
  const direction = (query.direction === SortDirection.ASC) === fromEnd ? 'desc' : 'asc';
  const found = ctx.em
    .createQueryBuilder(entity)
    .select('id' as never)
    .where(where(query, ctx) as never)
    .orderBy([{ [sorts[query.sort as Query['sort']]]: direction }, { id: direction }] as never);
  if (slice) found.limit(size, fromEnd ? left : slice.offset);
  const ids = (await found.execute<Row[]>('all')).map(({ id }) => id);
  return fromEnd ? ids.toReversed() : ids;
}

async function loadRows<T extends Row, Query extends TableQuery>(
  ctx: Ctx,
  { entity, populate = [] }: Table<T, Query>,
  ids: string[],
): Promise<T[]> {
  const rows = await ctx.em.find(entity, { id: { $in: ids } } as unknown as FilterQuery<T>, {
    filters: DELETED_TOO,
    populate: populate as never,
  });
  const byId = new Map(rows.map((row) => [row.id, row as T]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
