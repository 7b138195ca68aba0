import { User } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { badInput, conflict } from '../core/errors.js';
import { findPage, PageSlug } from '../pages/index.js';
import { dueOf, type Payable, type PaymentEntry, paymentsOf, toPaisa } from '../payments/index.js';
import { amountOfLine, approvedQuote, offeredQuote, type Quote, RepairStatus } from '../repairs/index.js';
import { TvSet } from '../sets/index.js';
import { type BilledSet, BilledEntry, type BillSeller, type BillSettings } from './entity.js';
import { BillLineLabel, LABEL_OF_ENTRY, TaxMode } from './enums.js';
import { type BillLine, lineOf, sumOf } from './lines.js';

/** What is on bills: worked out of the record, the quote and the ledger, never typed (decisions §15 'Bill'). */

export interface BillContent {
  lines: BillLine[];
  validUntil?: Date | null;
  /** The entries that a receipt is for. */
  entryIds?: string[];
}

const NOTHING_DUE = 'Nothing is due: a bill needs an approved quote or a final cost.';

/** The lines of a quote that the customer has taken, or may take. */
const linesOfQuote = ({ lines, leftOut }: Pick<Quote, 'lines' | 'leftOut'>): BillLine[] =>
  lines.flatMap((line, index) =>
    leftOut.includes(index + 1)
      ? []
      : [
          lineOf({
            text: line.text,
            quantity: line.quantity,
            unitPrice: toPaisa(line.unitPrice),
            amount: toPaisa(amountOfLine(line)),
          }),
        ],
  );

const deliveryOf = (charge: number | null): BillLine[] =>
  charge ? [lineOf({ label: BillLineLabel.DELIVERY, amount: toPaisa(charge) })] : [];

/** What a repair would cost: the quote that waits for an answer, else the one that holds. @throws AppError CONFLICT */
export function estimateOf(payable: Payable): BillContent {
  if (payable.of === 'product')
    throw badInput('An estimate is for a repair.', { kind: 'An estimate is for a repair.' });
  const quote = quoteOf(payable);
  if (!quote) throw conflict('An estimate needs a quote that was offered.');
  const { deliveryCharge } = payable.thing;
  const lines = [...linesOfQuote(quote), ...deliveryOf(deliveryCharge)];
  return { lines, validUntil: offeredQuote(payable.thing) === quote ? quote.validUntil : null };
}

const quoteOf = (payable: Payable) =>
  payable.of === 'repair' ? (offeredQuote(payable.thing) ?? approvedQuote(payable.thing)) : undefined;

export const hasQuote = (payable: Payable): boolean => quoteOf(payable) !== undefined;

/**
 * What is due for the work that is done, or that is agreed on: the lines of the approved quote, and by how much the final cost differs.
 * @throws AppError CONFLICT where nothing is due
 */
export function chargesOf(payable: Payable): BillContent {
  const due = dueOf(payable);
  if (!due) throw conflict(NOTHING_DUE);
  if (payable.of === 'product') return { lines: [lineOf({ text: payable.thing.name, amount: due })] };
  const { status, actualCost, costReason, deliveryCharge } = payable.thing;
  const quote = approvedQuote(payable.thing);
  const agreed = quote ? linesOfQuote(quote) : [];
  // where the quote is rejected, what is due is the visit alone
  const delivery = status === RepairStatus.QUOTE_REJECTED ? [] : deliveryOf(deliveryCharge);
  const rest = due - sumOf(agreed) - sumOf(delivery);
  const reason = actualCost === null ? null : costReason;
  const work = quote
    ? lineOf({ label: BillLineLabel.CHANGE, text: reason ?? '', amount: rest })
    : lineOf({ label: BillLineLabel.REPAIR, amount: rest });
  return { lines: [...agreed, ...(rest === 0 ? [] : [work]), ...delivery] };
}

/** The entries of the ledger that a receipt can be for: those that count, and that are on none yet; the oldest first. */
export async function openEntries(ctx: Ctx, payable: Payable): Promise<PaymentEntry[]> {
  const entries = await paymentsOf(ctx, payable);
  const undone = new Set(entries.flatMap(({ undoes }) => (undoes ? [undoes.id] : [])));
  const billed = await ctx.em.find(BilledEntry, { entryId: { $in: entries.map(({ id }) => id) } });
  const billedIds = new Set(billed.map(({ entryId }) => entryId));
  return entries.filter(({ id, undoes }) => !undoes && !undone.has(id) && !billedIds.has(id));
}

/**
 * What was paid. @param wanted the entries; all that are on no receipt if not given
 * @throws AppError CONFLICT where nothing was paid, or where one of them is on a receipt
 */
export async function receiptOf(ctx: Ctx, payable: Payable, wanted: readonly string[] | null): Promise<BillContent> {
  const open = await openEntries(ctx, payable);
  const entries = wanted ? open.filter(({ id }) => wanted.includes(id)) : open;
  if (wanted && entries.length < new Set(wanted).size) {
    throw conflict('A payment that was chosen has a receipt already, or was taken back.');
  }
  const lines = entries.map(({ kind, method, amount, reference }) =>
    lineOf({ label: LABEL_OF_ENTRY[kind], method, text: reference ?? '', amount }),
  );
  if (sumOf(lines) <= 0) throw conflict('A receipt needs a payment that has none yet.');
  return { lines, entryIds: entries.map(({ id }) => id) };
}

/** The television as it is known: the very set, else what the record says (payments.md: type, size, model and brand). */
export async function setOf(ctx: Ctx, { thing, of }: Payable): Promise<BilledSet | null> {
  const set = thing.set && (await ctx.em.findOne(TvSet, { id: thing.set.id }));
  if (set) {
    const { brand, model, tvType, sizeInches, serial } = set;
    return { brand, model, tvType, sizeInches, serial };
  }
  if (of === 'product') return null;
  const { brand, model, tvType } = thing;
  return { brand, model, tvType, sizeInches: null, serial: null };
}

/** Who issues it, as the contact page and the settings have it now. */
export async function sellerOf(ctx: Ctx, { sellerName, mode, taxNumber }: BillSettings): Promise<BillSeller> {
  const contact = (await findPage(ctx, PageSlug.CONTACT))?.content.contactInfo;
  return {
    name: sellerName,
    address: contact?.address || null,
    contact: [...(contact?.phones ?? []), contact?.email ?? ''].filter((line) => line.trim()),
    taxMode: mode,
    taxNumber: mode === TaxMode.NONE ? null : taxNumber,
  };
}

/** Who of the shop does it, as it is printed. */
export async function issuerOf(ctx: Ctx): Promise<string> {
  const user = ctx.actor.kind === 'user' ? await ctx.em.findOne(User, { id: ctx.actor.id }) : null;
  return user ? (user.name ?? user.username) : 'Parda';
}
