import type { Ctx } from '../../core/context.js';
import { DAY_MS, KATHMANDU_AHEAD_MS } from '../../core/fields/moment.js';
import { PaymentMethod } from '../enums.js';

/** What came and went on a day, in paisa; methods that nothing came or went by are left out. */
export type Takings = Partial<Record<PaymentMethod, number>>;

/** When a day of Kathmandu begins, and when it is over. @param day as '2026-11-22' */
export function boundsOf(day: string): [from: Date, to: Date] {
  const from = new Date(new Date(day).getTime() - KATHMANDU_AHEAD_MS);
  return [from, new Date(from.getTime() + DAY_MS)];
}

/** As the ledger has them now. */
export async function readTakings(ctx: Ctx, day: string): Promise<Takings> {
  const rows = await ctx.em.execute<{ method: PaymentMethod; paisa: number }[]>(
    'select method, sum(amount)::float8 as paisa from payment_entry where at >= ? and at < ? group by method',
    boundsOf(day),
  );
  return Object.fromEntries(rows.map(({ method, paisa }) => [method, paisa]));
}

export const cashOf = (takings: Takings): number => takings[PaymentMethod.CASH] ?? 0;

export const totalOf = (takings: Takings): number => Object.values(takings).reduce((sum, paisa) => sum + paisa, 0);
