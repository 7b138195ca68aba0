import { Cursor } from '@mikro-orm/core';
import type { Ctx } from '../context.js';
import type { Connection, CursorSlice } from '../pagination.js';
import { type Asked, askedAt, type Question } from './asked.js';
import { type Condition, ROW, type Rows, rowsWhere } from './condition.js';
import type { Reading, ReadModel, Row } from './model.js';
import { readAnswer } from './statement.js';
import { countSelectedForScreen } from './totals.js';
import { NotWritable, Written } from './written.js';
import { type ConnectionText, connectionText, itemsOf, joinedItem, joinedItems } from './writtenConnection.js';

export interface ListReading<E extends object> {
  where: Condition<E>;
  /** What it is sorted by, all in one direction, together unique; a cursor carries their values. */
  by: readonly (keyof E & string)[];
  direction: 'asc' | 'desc';
  page: CursorSlice;
}

/**
 * A page of a connection, with what is asked of its nodes. The whole list is counted only if `totalCount` is asked for.
 * @returns the finished answer where whoever asks takes one
 * @throws NotWritable where then not all that is asked can be written by the database
 * @throws DriverException
 */
export async function readConnection<E extends object>(
  ctx: Ctx,
  model: ReadModel<E>,
  question: Question,
  { where, by, direction, page }: ListReading<E>,
): Promise<Connection<Row<E>> | Written> {
  const isBackward = 'last' in page;
  const size = isBackward ? page.last : page.first;
  const cursor = isBackward ? page.before : page.after;
  const isFalling = (direction === 'desc') !== isBackward;
  const rows = await rowsWhere(ctx, model.entity, where);
  const slice = { by, isFalling, isAfter: cursor !== undefined };
  const text = question.mayBeWritten ? connectionText(question) : null;
  const written = text && writtenListOf(ctx, model, question, rows, slice, text);
  if (question.mayBeWritten && !written) throw new NotWritable();
  const list = written ?? listOf(ctx, model, question, rows, slice);
  const after = cursor === undefined ? [] : Cursor.decode(cursor);
  const values = [...list.values(question.variableValues), ...rows.values, ...after, size + 1];
  const [answer, totalCount] = await Promise.all([
    readAnswer(ctx, list.sql, values),
    isAsked(question, 'totalCount')
      ? countSelectedForScreen(ctx, model.entity, `select 1 ${rows.sql}`, rows.values)
      : 0,
  ]);
  const found: unknown[] = written ? itemsOf(answer) : JSON.parse(answer!);
  const isMore = found.length > size;
  if (isMore) found.pop();
  if (isBackward) found.reverse();
  const pages = {
    hasNextPage: isBackward ? cursor !== undefined : isMore,
    hasPreviousPage: isBackward ? isMore : cursor !== undefined,
  };
  if (written) return new Written(text.write({ items: found as string[], totalCount, ...pages }));
  const cursorOf = (row: Row<E>) => Cursor.encode(model.values(ctx, row, by));
  return toRowConnection(found as Row<E>[], cursorOf, { totalCount, ...pages });
}

/**
 * A single thing, with what is asked of it; null where there is none.
 * @returns the finished answer as `readConnection` does
 * @throws NotWritable, DriverException
 */
export async function readOne<E extends object>(
  ctx: Ctx,
  model: ReadModel<E>,
  question: Question,
  where: Condition<E>,
): Promise<Row<E> | Written | null> {
  const rows = await rowsWhere(ctx, model.entity, where);
  const asked = askedAt(question);
  const oneOf = ({ sql, values }: Reading) => ({ sql: `select ${sql}::text as answer ${rows.sql} limit 1`, values });
  const written = question.mayBeWritten
    ? keptFor(asked, `written ${rows.sql}`, () => {
        const reading = model.written(ctx, ROW, asked, question);
        return reading && oneOf(reading);
      })
    : null;
  if (question.mayBeWritten && !written) throw new NotWritable();
  const one =
    written ??
    keptFor(asked, rows.sql, () => oneOf(model.reading(ctx, ROW, asked, question, ['id' as keyof E & string])));
  const answer = await readAnswer(ctx, one.sql, [...one.values(question.variableValues), ...rows.values]);
  if (answer === null) return null;
  return written ? new Written(answer) : (JSON.parse(answer) as Row<E>);
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
  slice: Slice<E>,
): Reading {
  const asked = askedAt(question, 'edges.node');
  return keptFor(asked, keyOf(rows, slice), () => {
    const node = model.reading(ctx, ROW, asked, question, slice.by);
    const list = `select ${node.sql} as item ${sliceOf(ctx, model, rows, slice)}`;
    return { sql: `select coalesce(json_agg(item), '[]')::text as answer from (${list}) list`, values: node.values };
  });
}

/** The same for a page that is written; null where something is asked that a resolver alone can say. */
function writtenListOf<E extends object>(
  ctx: Ctx,
  model: ReadModel<E>,
  question: Question,
  rows: Rows,
  slice: Slice<E>,
  { hasCursors }: ConnectionText,
): Reading | null {
  const asked = askedAt(question, 'edges.node');
  return keptFor(asked, `written ${hasCursors} ${keyOf(rows, slice)}`, () => {
    const node = model.written(ctx, ROW, asked, question);
    if (!node) return null;
    const cursor = hasCursors ? slice.by.map((name) => model.cursorColumn(ctx, name, ROW)) : [];
    const list = `select ${joinedItem(node, cursor)} as item ${sliceOf(ctx, model, rows, slice)}`;
    return { sql: joinedItems(list), values: node.values };
  });
}

/** `from …` to `limit ?`. */
function sliceOf<E extends object>(
  ctx: Ctx,
  model: ReadModel<E>,
  rows: Rows,
  { by, isFalling, isAfter }: Slice<E>,
): string {
  const columns = by.map((name) => model.column(ctx, name, ROW));
  const cursor = `(${columns.join(', ')}) ${isFalling ? '<' : '>'} (${columns.map(() => '?').join(', ')})`;
  const order = columns.map((column) => `${column} ${isFalling ? 'desc' : 'asc'}`).join(', ');
  return `${rows.sql}${isAfter ? ` and ${cursor}` : ''} order by ${order} limit ?`;
}

const keyOf = <E>({ sql }: Rows, { by, isFalling, isAfter }: Slice<E>): string =>
  [sql, isFalling, isAfter, by].join(' ');

const statements = new WeakMap<Asked, Map<string, Reading | null>>();

/** Statements live as long as the text that asks for them, which Apollo keeps. */
function keptFor<Built extends Reading | null>(asked: Asked, key: string, build: () => Built): Built {
  const built = statements.get(asked) ?? new Map<string, Reading | null>();
  if (!built.has(key)) statements.set(asked, built.set(key, build()));
  return built.get(key) as Built;
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
