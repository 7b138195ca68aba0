/** What is in a list that the owner arranges. */
export interface LocalItem {
  id: string;
  order?: number;
}

/** An id for an item that the server has not seen: a prefix and a timestamp (back-office §9). The server gives it one of its own. */
export function newLocalId(prefix: string): string {
  // Two items made within a millisecond would be one.
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return `${prefix}-${lastStamp}`;
}

let lastStamp = 0;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By order, then title, then id, as the server keeps them (decisions §6); an item without an order is at 0. */
export const inOrder = <Item extends LocalItem>(items: readonly Item[], titleOf: (item: Item) => string): Item[] =>
  items.toSorted(
    (a, b) => (a.order ?? 0) - (b.order ?? 0) || compareTexts(titleOf(a), titleOf(b)) || compareTexts(a.id, b.id),
  );

/** The order of an item that is to come last; 0 for the first one (back-office §9). */
export const nextOrder = (items: readonly LocalItem[]): number =>
  items.reduce((next, { order = 0 }) => Math.max(next, order + 1), 0);

/** The list with two neighbours changed about; the same list at its ends. */
export function moved<Item>(items: readonly Item[], from: number, by: 1 | -1): readonly Item[] {
  const other = items[from + by];
  const item = items[from];
  if (item === undefined || other === undefined) return items;
  return items.with(from, other).with(from + by, item);
}
