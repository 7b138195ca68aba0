import type { EntityClass, FilterObject, ObjectQuery } from '@mikro-orm/core';
import { type QBFilterQuery, raw } from '@mikro-orm/postgresql';
import type { Ctx } from '../context.js';

/** A part of a statement, with `?` for each value. */
export interface Sql {
  sql: string;
  values: readonly unknown[];
}

/** A condition of a policy or of a list's filters. */
export type Condition<E extends object> = QBFilterQuery<E> | FilterObject<E> | ObjectQuery<E>;

/** What the table of the things is called in each statement. */
export const ROW = 'r';

/** How many conditions are kept, translated. */
const MAX_KEPT = 500;

const kept = new WeakMap<EntityClass<object>, Map<string, Sql>>();

/**
 * Translates a condition, as the entity manager would: with the entity's own filters, so that what was deleted is not found.
 * Most conditions come again and again, and are translated once.
 * @returns `from … where …`
 */
export async function rowsWhere<E extends object>(
  ctx: Pick<Ctx, 'em'>,
  entity: EntityClass<E>,
  where: Condition<E>,
): Promise<Sql> {
  const conditions = kept.get(entity) ?? new Map<string, Sql>();
  const key = keyOf(where);
  const known = key === null ? undefined : conditions.get(key);
  if (known) return known;
  const query = ctx.em
    .createQueryBuilder(entity, ROW)
    .select(raw('1'))
    .where(where as QBFilterQuery<E>);
  await query.applyFilters();
  const { sql, params } = query.toQuery();
  const rows = withTruths(sql.slice(sql.indexOf(' from ')), params);
  if (conditions.size >= MAX_KEPT) conditions.clear();
  if (key !== null) kept.set(entity, conditions.set(key, rows));
  return rows;
}

/** Truth values are in the text: a prepared statement whose condition is not known would not use a partial index. */
function withTruths(sql: string, params: readonly unknown[]): Sql {
  const left = [...params];
  const values: unknown[] = [];
  const text = sql.replaceAll('?', () => {
    const value = left.shift();
    if (typeof value === 'boolean') return String(value);
    values.push(value);
    return '?';
  });
  return { sql: text, values };
}

/** The condition as a text; null where it has parts that are more than data, as raw SQL. */
function keyOf(where: unknown): string | null {
  let isData = true;
  const text = JSON.stringify(where, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null) {
      isData &&= isPlain(value) && Object.getOwnPropertySymbols(value).length === 0;
    }
    return value;
  });
  return isData ? text : null;
}

const isPlain = (value: object): boolean =>
  [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value) as never);
