import { Cursor } from '@mikro-orm/core';
import type { Ctx } from '../context.js';
import type { Connection, CursorSlice } from '../pagination.js';
import { countSelectedForScreen } from '../totals.js';
import { type Asked, askedAt, type Question } from './asked.js';
import { type Condition, ROW, type Rows, rowsWhere } from './condition.js';
import type { Reading, ReadModel, Row } from './model.js';
import { readAnswer } from './statement.js';

export interface ListReading<E extends object> {
  where: Condition<E>;
  /** What it is sorted by, all in one direction, together unique; a cursor carries their values. */
  by: readonly (keyof E & string)[];
  direction: 'asc' | 'desc';
  page: CursorSlice;
}

/**
 * A page of a connection, with what is asked of its nodes. The whole list is counted only if `totalCount` is asked for.
 * @throws DriverException
 */
export async function readConnection<E extends object>(
  ctx: Ctx,
  model: ReadModel<E>,
  question: Question,
  { where, by, direction, page }: ListReading<E>,
): Promise<Connection<Row<E>>> {
  const isBackward = 'last' in page;
  const size = isBackward ? page.last : page.first;
  const cursor = isBackward ? page.before : page.after;
  const isFalling = (direction === 'desc') !== isBackward;
  const rows = await rowsWhere(ctx, model.entity, where);
  const slice = { by, isFalling, isAfter: cursor !== undefined };
  const list = listOf(ctx, model, question, rows, slice);
  const after = cursor === undefined ? [] : Cursor.decode(cursor);
  const values = [...list.values(question.variableValues), ...rows.values, ...after, size + 1];
  const [answer, totalCount] = await Promise.all([
    readAnswer(ctx, list.sql, values),
    isAsked(question, 'totalCount')
      ? countSelectedForScreen(ctx, model.entity, `select 1 ${rows.sql}`, rows.values)
      : 0,
  ]);
  const found = JSON.parse(answer!) as Row<E>[];
  const isMore = found.length > size;
  if (isMore) found.pop();
  if (isBackward) found.reverse();
  return toRowConnection(found, (row) => Cursor.encode(model.values(ctx, row, by)), {
    totalCount,
    hasNextPage: isBackward ? cursor !== undefined : isMore,
    hasPreviousPage: isBackward ? isMore : cursor !== undefined,
  });
}

/** A single thing, with what is asked of it; null where there is none. @throws DriverException */
export async function readOne<E extends object>(
  ctx: Ctx,
  model: ReadModel<E>,
  question: Question,
  where: Condition<E>,
): Promise<Row<E> | null> {
  const rows = await rowsWhere(ctx, model.entity, where);
  const asked = askedAt(question);
  const one = keptFor(asked, rows.sql, () => {
    const { sql, values } = model.reading(ctx, ROW, asked, question, ['id' as keyof E & string]);
    return { sql: `select ${sql}::text as answer ${rows.sql} limit 1`, values };
  });
  const answer = await readAnswer(ctx, one.sql, [...one.values(question.variableValues), ...rows.values]);
  return answer === null ? null : (JSON.parse(answer) as Row<E>);
}

interface Slice<E> {
  by: readonly (keyof E & string)[];
  isFalling: boolean;
  /** Whether it begins at a cursor, whose values then come after those of the rows. */
  isAfter: boolean;
}

/** The statement of a page; its last value is how many rows it gives at most. */
function listOf<E extends object>(
  ctx: Ctx,
  model: ReadModel<E>,
  question: Question,
  rows: Rows,
  { by, isFalling, isAfter }: Slice<E>,
): Reading {
  const asked = askedAt(question, 'edges.node');
  return keptFor(asked, [rows.sql, isFalling, isAfter, by].join(' '), () => {
    const node = model.reading(ctx, ROW, asked, question, by);
    const columns = by.map((name) => model.column(ctx, name, ROW));
    const cursor = `(${columns.join(', ')}) ${isFalling ? '<' : '>'} (${columns.map(() => '?').join(', ')})`;
    const order = columns.map((column) => `${column} ${isFalling ? 'desc' : 'asc'}`).join(', ');
    const list = `select ${node.sql} as item ${rows.sql}${isAfter ? ` and ${cursor}` : ''} order by ${order} limit ?`;
    return { sql: `select coalesce(json_agg(item), '[]')::text as answer from (${list}) list`, values: node.values };
  });
}

const statements = new WeakMap<Asked, Map<string, Reading>>();

/** Statements live as long as the text that asks for them, which Apollo keeps. */
function keptFor(asked: Asked, key: string, build: () => Reading): Reading {
  const built = statements.get(asked) ?? new Map<string, Reading>();
  const reading = built.get(key) ?? build();
  statements.set(asked, built.set(key, reading));
  return reading;
}

const isAsked = (question: Question, field: string): boolean =>
  [...askedAt(question).fields.values()].some((nodes) => nodes[0]!.name.value === field);

function toRowConnection<E extends object>(
  rows: Row<E>[],
  cursorOf: (row: Row<E>) => string,
  { totalCount, ...pages }: { totalCount: number; hasNextPage: boolean; hasPreviousPage: boolean },
): Connection<Row<E>> {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    edges: rows.map((node) => new RowEdge(node, cursorOf)),
    pageInfo: { startCursor: first ? cursorOf(first) : null, endCursor: last ? cursorOf(last) : null, ...pages },
    totalCount,
  };
}

/** Cursors are written only where they are asked for. */
class RowEdge<R> {
  readonly #cursorOf: (row: R) => string;

  constructor(
    readonly node: R,
    cursorOf: (row: R) => string,
  ) {
    this.#cursorOf = cursorOf;
  }

  get cursor(): string {
    return this.#cursorOf(this.node);
  }
}
