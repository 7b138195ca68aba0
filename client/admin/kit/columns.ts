import type { ReactNode } from 'react';
import type { Selection } from './useSelection';
import type { SortDirection } from './tableView';

export interface Column<Row, Sort extends string = string> {
  id: string;
  /** Already in the reader's language. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the list is sorted by at a press on the head. */
  sort?: Sort;
  /** The direction of the first press: dates start with the newest. */
  firstDirection?: SortDirection;
  hideOnPhone?: boolean;
  /** What a phone shows of it at once, below the row's name: the cell itself, or less. Where no column says so, the next two are shown. */
  brief?: true | ((row: Row) => ReactNode);
  /** People wrote it: words as long as they like, which a table breaks where they would widen it. */
  text?: boolean;
  /** Numbers are at the end, one under the other. */
  align?: 'start' | 'end';
}

/** What the table and the cards of a phone are both made of. */
export interface RowsProps<Row, Sort extends string> {
  /** Names the list for ears. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row in a word or two, for the labels of its box and of what opens it. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Small buttons at the end of each row. */
  actions?: ((row: Row) => ReactNode) | undefined;
  selection?: Selection<Row> | undefined;
  /** Makes the first cell a button. */
  onOpen?: ((row: Row) => void) | undefined;
}
