import type { Ctx } from '../core/context.js';
import { PaymentEntry } from './entity.js';
import { type LedgerEntry, toEntryView } from './views.js';

/** Entries of a page of the ledger, with what they are of and who made them. */
export async function presentLedger(ctx: Ctx, entries: PaymentEntry[]): Promise<LedgerEntry[]> {
  const undoing = await ctx.em.find(PaymentEntry, { undoes: { $in: entries.map(({ id }) => id) } });
  const undone = new Set(undoing.map(({ undoes }) => undoes!.id));
  return entries.map((entry) => ({
    ...toEntryView(entry, undone, true),
    customerName: entry.repair?.unwrap().userName ?? null,
    productName: entry.product?.unwrap().name ?? null,
    enteredBy: entry.by?.unwrap().email ?? null,
  }));
}
