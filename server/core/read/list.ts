import { Cursor } from '@mikro-orm/core';
import type { Ctx } from '../context.js';
import type { Connection, CursorSlice } from '../pagination.js';
import { askedPage, type Fields } from './fields.js';
import type { ReadModel, Row } from './model.js';
import { type Condition, ROW, rowsWhere, type Sql } from './sql.js';
import { type Line, readLines } from './readLines.js';
import { countSelectedForScreen } from './totals.js';
import { JsonText, NotWritable } from './jsonText.js';

/** Which of the things a list has, and which part of it is asked for. */
export interface PageOf<E extends object> {
  where: Condition<E>;
  /** What it is sorted by, all in one direction, together unique; a cursor carries their values. */
  by: readonly (keyof E & string)[];
  direction: 'asc' | 'desc';
  page: CursorSlice;
  /** That its texts are read in; as they were written if not given. */
  language?: string | null | undefined;
}

/**
 * A page of a list, with what is asked of the things on it, in one statement. The whole list is counted only if `totalCount` is asked for.
 * @param fields of the connection
 * @throws NotWritable where the fields have a type and not all of them can be written
 * @throws DriverException
 */
export async function list<E extends object, View extends object>(
  ctx: Ctx,
  model: ReadModel<E, View>,
  { where, by, direction, page, language }: PageOf<NoInfer<E>>,
  fields: Fields,
): Promise<Connection<Row<View>>> {
  const isBackward = 'last' in page;
  const size = isBackward ? page.last : page.first;
  const cursor = isBackward ? page.before : page.after;
  const { nodes, hasCursors, hasTotalCount } = askedPage(fields);
  const rows = await rowsWhere(ctx, model.entity, where);
  const isFalling = (direction === 'desc') !== isBackward;
  const key = [rows.sql, isFalling, cursor === undefined, hasCursors, by, language].join(' ');
  const { sql, values } = builtOnce(nodes, key, () => {
    const thing = jsonOf(ctx, model, nodes, language);
    const columns = by.map((name) => model.column(ctx, name, ROW));
    const cursorOf = `json_build_array(${by.map((name) => model.columnAsJson(ctx, name, ROW)).join(', ')})::text`;
    const after = ` and (${columns.join(', ')}) ${isFalling ? '<' : '>'} (${columns.map(() => '?').join(', ')})`;
    const order = columns.map((column) => `${column} ${isFalling ? 'desc' : 'asc'}`).join(', ');
    const selected = `${thing.sql}::text as item${hasCursors ? `, ${cursorOf} as key` : ''}`;
    const statement = `select ${selected} ${rows.sql}${cursor === undefined ? '' : after} order by ${order} limit ?`;
    return { sql: statement, values: thing.values };
  });
  const start = cursor === undefined ? [] : Cursor.decode(cursor);
  // one more than shown tells whether there is a next page
  const [lines, totalCount] = await Promise.all([
    readLines(ctx, sql, [...values, ...rows.values, ...start, size + 1]),
    hasTotalCount ? countSelectedForScreen(ctx, model.entity, `select 1 ${rows.sql}`, rows.values) : 0,
  ]);
  const isMore = lines.length > size;
  if (isMore) lines.pop();
  if (isBackward) lines.reverse();
  const edges = lines.map((line) => ({ node: thingOf<View>(nodes, line), cursor: cursorIn(line) }));
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: isBackward ? cursor !== undefined : isMore,
      hasPreviousPage: isBackward ? isMore : cursor !== undefined,
    },
    totalCount,
  };
}

/**
 * A single thing, with what is asked of it; null where there is none.
 * @param language that its texts are read in; as they were written if not given
 * @throws NotWritable, DriverException
 */
export async function one<E extends object, View extends object>(
  ctx: Ctx,
  model: ReadModel<E, View>,
  where: Condition<NoInfer<E>>,
  fields: Fields,
  language?: string | null,
): Promise<Row<View> | null> {
  const rows = await rowsWhere(ctx, model.entity, where);
  const { sql, values } = builtOnce(fields, `${rows.sql} ${language}`, () => {
    const thing = jsonOf(ctx, model, fields, language);
    return { ...thing, sql: `select ${thing.sql}::text as item ${rows.sql} limit 1` };
  });
  const [line] = await readLines(ctx, sql, [...values, ...rows.values]);
  return line ? thingOf<View>(fields, line) : null;
}

/** Empty where nobody asks for it. */
const cursorIn = ({ key }: Line): string => (key === undefined ? '' : Cursor.encode(JSON.parse(key) as unknown[]));

function jsonOf<E extends object, View extends object>(
  ctx: Ctx,
  model: ReadModel<E, View>,
  fields: Fields,
  language?: string | null,
): Sql {
  const thing = model.json(ctx, ROW, fields, language);
  if (!thing) throw new NotWritable();
  return thing;
}

/** What is finished only looks like a row to those who pass it on. */
const thingOf = <View>({ type }: Fields, { item }: Line): Row<View> =>
  (type ? new JsonText(item) : JSON.parse(item)) as Row<View>;

const statements = new WeakMap<Fields, Map<string, Sql>>();

/** Statements live as long as the question that they answer, which is kept with its document. */
function builtOnce(fields: Fields, key: string, build: () => Sql): Sql {
  let built = statements.get(fields);
  if (!built) statements.set(fields, (built = new Map()));
  let statement = built.get(key);
  if (!statement) built.set(key, (statement = build()));
  return statement;
}
