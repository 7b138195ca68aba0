import type { EntityClass, FilterOptions, FilterQuery } from '@mikro-orm/core';
import type { Ctx } from '../context.js';

/** Up to here a total on screen is exact; beyond it may be an estimate (design, Growth). */
export const EXACT_UP_TO = 10_000;

/** From here on the database's own estimate is beyond doubt more than that, however stale. */
const SURELY_MORE = 5 * EXACT_UP_TO;

interface Options {
  filters?: FilterOptions;
}

/**
 * How many rows there are, as a list on screen says it: counted where there may be 10,000 or fewer, and estimated by the database
 * where there are more, so that a total costs about as much with a million rows as with ten thousand.
 */
export async function countForScreen<T extends object>(
  ctx: Ctx,
  entity: EntityClass<T>,
  where: FilterQuery<T>,
  { filters }: Options = {},
): Promise<number> {
  const rows = ctx.em
    .createQueryBuilder(entity)
    .select('id' as never)
    .where(where as never);
  await rows.applyFilters(filters ?? {});
  const { sql, params } = rows.toQuery();
  return countSelectedForScreen(ctx, entity, sql, params);
}

/**
 * The same for rows that are selected already.
 * @param sql a select of at least one column, with `?` for each value
 */
export async function countSelectedForScreen<T extends object>(
  ctx: Ctx,
  entity: EntityClass<T>,
  sql: string,
  params: readonly unknown[],
): Promise<number> {
  const table = ctx.em.getMetadata().get(entity).tableName;
  // a table that was never counted has -1; the count ends at the limit, and of large tables it is not begun
  const counted = `select count(*)::int from (${sql} limit ${EXACT_UP_TO + 1}) as counted`;
  const [small] = await ctx.em.execute<{ total: number | null }[]>(
    `select case when (select reltuples from pg_class where oid = ?::regclass) < ${SURELY_MORE} then (${counted}) end as total`,
    [`"${table}"`, ...params],
  );
  const total = small!.total;
  if (total !== null && total <= EXACT_UP_TO) return total;
  const estimate = await estimateRows(ctx, sql, params);
  if (estimate >= SURELY_MORE) return estimate;
  const [bounded] = total === null ? await ctx.em.execute<{ count: number }[]>(counted, params) : [{ count: total }];
  return bounded!.count <= EXACT_UP_TO ? bounded!.count : Math.max(bounded!.count, estimate);
}

/** What the planner expects, in two figures, since it knows no more. */
async function estimateRows(ctx: Ctx, sql: string, params: readonly unknown[]): Promise<number> {
  const [row] = await ctx.em.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>(
    `explain (format json) ${sql}`,
    [...params],
  );
  return Number(row!['QUERY PLAN'][0].Plan['Plan Rows'].toPrecision(2));
}
