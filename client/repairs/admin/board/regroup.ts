import type { RepairBoardQuery } from '../repairsAdmin.gen';

type Columns = RepairBoardQuery['repairBoard'];

/**
 * The board with every card in the column of the status that it has now: a card that was moved is at the head of its new
 * column before the server has sent the board again.
 */
export function regroup(columns: Columns): Columns {
  const cards = columns.flatMap(({ items }) => items);
  return columns.map((column) => {
    const stay = column.items.filter(({ status }) => status === column.status);
    const arrived = cards.filter((card) => card.status === column.status && !column.items.includes(card));
    const totalCount = column.totalCount - (column.items.length - stay.length) + arrived.length;
    return { ...column, totalCount, items: [...arrived, ...stay] };
  });
}
