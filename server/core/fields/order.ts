import { z } from 'zod';
import { missingOr } from './text.js';

/** PostgreSQL's integer. */
const MAX_ORDER = 2_147_483_647;

/** Where something is in a list that the owner arranges: a whole number, smaller ones first. */
export const order = z
  .number({ error: missingOr('Order is required.', 'Order must be a number.') })
  .int('Order must be a whole number.')
  .min(-MAX_ORDER, 'Order is out of range.')
  .max(MAX_ORDER, 'Order is out of range.');

/** What is put in order: of two equal numbers the title decides, then the id (decisions §6). */
export interface Placed {
  id: string;
  order: number;
}

/** Compares texts as the database's `order by` with the "C" collation does, so that the result depends on no locale. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The items by order, then title, then id (decisions §6); the list that is given stays as it is. */
export const inOrder = <Item extends Placed>(items: readonly Item[], titleOf: (item: Item) => string | null): Item[] =>
  items.toSorted(
    (a, b) => a.order - b.order || compareTexts(titleOf(a) ?? '', titleOf(b) ?? '') || compareTexts(a.id, b.id),
  );
