import { useLingui } from '@lingui/react/macro';
import { ArrowUpIcon, Button } from '../../ui';
import styles from './OrderCell.module.css';
import type { SortDirection } from './tableView';

/** What is in an order of the owner's. */
export interface Ordered {
  id: string;
  order: number;
}

export interface Placement<Row> {
  row: Row;
  order: number;
}

/**
 * Which orders a row's move changes: the places of the page stay the same numbers, but for those that several share.
 * @param rows of a page, by their order
 */
export function placementsAfter<Row extends Ordered>(rows: readonly Row[], from: number, by: 1 | -1): Placement<Row>[] {
  const moved = rows.toSpliced(from, 1).toSpliced(from + by, 0, rows[from]!);
  let last = -Infinity;
  return moved.flatMap((row, index) => {
    const order = Math.max(rows[index]!.order, last + 1);
    last = order;
    return order === row.order ? [] : [{ row, order }];
  });
}

/** Saves one after the other: the server counts the changes of each row. */
export async function saveInTurn<Row>(
  placements: readonly Placement<Row>[],
  save: (placement: Placement<Row>) => Promise<unknown>,
): Promise<void> {
  for (const placement of placements) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await save(placement);
  }
}

/** The rows of a list on screen, where they are in their order with none left out between them. */
export function inOrder<Row extends Ordered>({
  view,
  rows,
}: {
  rows: readonly Row[];
  view: { sort: string; direction: SortDirection; isFiltered: boolean };
}): readonly Row[] | null {
  return view.sort === 'ORDER' && view.direction === 'ASC' && !view.isFiltered ? rows : null;
}

interface OrderCellProps<Row extends Ordered> {
  row: Row;
  /** The page that it is on; null where it is not shown in this order from its first row on. */
  rows: readonly Row[] | null;
  /** The row in a word or two. */
  title: string;
  busy: boolean;
  onMove: (placements: Placement<Row>[]) => void;
}

/** Where a row stands, and the arrows that move it by one place. */
export function OrderCell<Row extends Ordered>({ row, rows, title, busy, onMove }: OrderCellProps<Row>) {
  const { t } = useLingui();
  const at = rows?.findIndex(({ id }) => id === row.id) ?? -1;
  if (!rows || at === -1) return row.order;
  const arrow = (by: 1 | -1, label: string) => (
    <Button
      size="sm"
      variant="ghost"
      icon={<ArrowUpIcon size={18} className={by === 1 ? styles.down : undefined} />}
      aria-label={label}
      aria-disabled={at + by < 0 || at + by >= rows.length || busy}
      onClick={() => {
        if (!busy && at + by >= 0 && at + by < rows.length) onMove(placementsAfter(rows, at, by));
      }}
    />
  );
  return (
    <span className={styles.order}>
      {row.order}
      {arrow(-1, t`Move ${title} up`)}
      {arrow(1, t`Move ${title} down`)}
    </span>
  );
}
