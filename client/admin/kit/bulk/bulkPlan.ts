import type { BulkPlan } from './useBulkChange';

/** One field of many rows, and what it will be. */
export interface Wish<Row, Value, Change> extends Pick<BulkPlan<Change>, 'title' | 'done'> {
  of: (row: Row) => Value;
  next: (row: Row) => Value;
  words: (value: Value) => string;
  /** The change that brings it about. */
  change: (value: Value, row: Row) => Omit<Change, 'id'>;
  /** A word of warning about those that change. */
  note?: (changed: readonly Row[]) => string | undefined;
}

/** What will become of each row; only those change that are not yet as they are wished. */
export function bulkPlan<Row extends { id: string }, Value, Change extends { id: string }>(
  rows: readonly Row[],
  label: (row: Row) => string,
  { title, done, of, next, words, change, note }: Wish<Row, Value, Change>,
): BulkPlan<Change> {
  const changed = rows.filter((row) => of(row) !== next(row));
  return {
    title,
    done,
    note: note?.(changed),
    rows: rows.map((row) => ({ id: row.id, label: label(row), before: words(of(row)), after: words(next(row)) })),
    changes: changed.map((row) => ({ ...change(next(row), row), id: row.id }) as Change),
  };
}
