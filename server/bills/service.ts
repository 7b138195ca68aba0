import type { Ctx } from '../core/context.js';
import { isUuid, newUuid } from '../core/entities/ids.js';
import { lockById } from '../core/entities/lockById.js';
import { badInput, conflict, notFound } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { claimIdempotencyKey } from '../core/idempotency.js';
import { batched, batchedById } from '../core/loader.js';
import { authorize } from '../core/policy.js';
import { postMail } from '../mail/index.js';
import { dueOf, lockPayable, type Payable, type PayableId, toRupees } from '../payments/index.js';
import { Repair, type TrackedRepair } from '../repairs/index.js';
import {
  type BillContent,
  chargesOf,
  estimateOf,
  hasQuote,
  issuerOf,
  openEntries,
  receiptOf,
  sellerOf,
  setOf,
} from './content.service.js';
import { Bill, BilledEntry, BillPrint, type BillSettings } from './entity.js';
import { BILL_OF_MODE, BillKind, isTaxBill } from './enums.js';
import { BillIssued, BillMailed } from './events.js';
import { fiscalYearOf } from './fiscalYear.js';
import { creditBillSchema, issueBillSchema, mailBillSchema, OWN_SERIES } from './inputs.js';
import { splitTax, sumOf } from './lines.js';
import { billMail } from './mail.js';
import { countPrint, takeNumber } from './numbers.statements.js';
import { canManage, seesBills } from './policy.js';
import { currentSettings } from './settings.service.js';
import { amountInWords } from './amountInWords.js';

/** Bills (decisions §15 'Bill'): issued once, never changed, taken back by a credit note. */

const MISSING = 'Bill not found.';

/**
 * Issues an estimate, a receipt, or with the tax settings a bill. Sent again with the same `Idempotency-Key`, it gives back the one that
 * was issued the first time.
 * @param input see issueBillSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT where there is nothing to bill, where the settings do not
 *   allow it, and for a key used with other details
 */
export async function issueBill(ctx: Ctx, input: unknown): Promise<Bill> {
  authorize(ctx.actor, canManage(ctx.actor));
  const given = issueBillSchema.parse(input);
  const { kind, repairId, productId, entryIds, note } = given;
  const id = newUuid();
  return transaction(ctx, async () => {
    const earlier = await claimIdempotencyKey(ctx, 'issueBill', given, id);
    if (earlier) return ctx.em.findOneOrFail(Bill, { id: earlier });
    const payable = await lockPayable(ctx, named(repairId, productId), { filters: { notDeleted: true } });
    const settings = await currentSettings(ctx);
    if (isTaxBill(kind)) await assertTaxBill(ctx, payable, kind, settings);
    const { lines, validUntil = null, entryIds: paid = [] } = await contentOf(ctx, payable, kind, entryIds ?? null);
    const customerName = given.customerName ?? nameIn(payable);
    if (!customerName) throw badInput('Customer is required.', { customerName: 'Customer is required.' });
    const total = sumOf(lines);
    const taxRate = kind === BillKind.TAX_INVOICE ? settings.taxRate : 0;
    const bill = await write(ctx, settings, {
      id,
      kind,
      ...(payable.of === 'repair' ? { repairId: payable.thing.id } : { productId: payable.thing.id }),
      set: await setOf(ctx, payable),
      customerName,
      customerAddress: given.customerAddress,
      customerPan: given.customerPan,
      seller: await sellerOf(ctx, settings),
      lines,
      taxRate,
      total,
      ...splitTax(total, taxRate),
      words: amountInWords(total),
      note,
      validUntil,
    });
    ctx.em.persist(paid.map((entryId) => Object.assign(new BilledEntry(), { entryId, billId: id })));
    return bill;
  });
}

function named(repairId: string | null, productId: string | null): PayableId {
  const message = 'Please say which repair or product it is for.';
  if ((repairId === null) === (productId === null)) throw badInput(message, { repairId: message });
  return repairId === null ? { productId: productId! } : { repairId };
}

const nameIn = (payable: Payable): string | null =>
  payable.of === 'repair' ? payable.thing.userName : payable.thing.reservedFor;

function contentOf(
  ctx: Ctx,
  payable: Payable,
  kind: Exclude<BillKind, BillKind.CREDIT_NOTE>,
  entryIds: readonly string[] | null,
): BillContent | Promise<BillContent> {
  if (kind === BillKind.ESTIMATE) return estimateOf(payable);
  return kind === BillKind.RECEIPT ? receiptOf(ctx, payable, entryIds) : chargesOf(payable);
}

/** What is locked is the repair or the product, so of two at once the second sees the first. */
async function assertTaxBill(ctx: Ctx, payable: Payable, kind: BillKind, settings: BillSettings): Promise<void> {
  if (BILL_OF_MODE[settings.mode] !== kind) throw conflict('The tax settings do not allow this kind of bill.');
  if (await hasTaxBill(ctx, payable))
    throw conflict('There is a bill already. It has to be credited before another one.');
}

/** Whether there is a bill that was not taken back. */
async function hasTaxBill(ctx: Ctx, { of, thing }: Payable): Promise<boolean> {
  const bills = await ctx.em.find(Bill, of === 'repair' ? { repairId: thing.id } : { productId: thing.id });
  const credited = new Set(bills.map(({ creditsId }) => creditsId));
  return bills.some(({ id, kind }) => isTaxBill(kind) && !credited.has(id));
}

type NewBill = Omit<Partial<Bill>, 'issuedAt' | 'series' | 'fiscalYear' | 'number' | 'issuedBy'> & {
  id: string;
  kind: BillKind;
  total: number;
};

/** Gives it its number, last of all: from then on no other bill of its series is issued before the transaction ends. */
async function write(ctx: Ctx, settings: BillSettings, given: NewBill): Promise<Bill> {
  const issuedBy = await issuerOf(ctx);
  const { kind } = given;
  const series = isTaxBill(kind) ? settings.series : OWN_SERIES[kind];
  const fiscalYear = fiscalYearOf(ctx.clock());
  const isOpening = isTaxBill(kind) && settings.openingYear === fiscalYear;
  const number = await takeNumber(ctx, series, fiscalYear, isOpening ? settings.openingNumber : 1);
  // now that it is this one's turn: a later number is never earlier
  const issuedAt = ctx.clock();
  if (fiscalYearOf(issuedAt) !== fiscalYear) throw conflict('A new fiscal year has just begun. Please try again.');
  const bill = Object.assign(new Bill(), { ...given, series, fiscalYear, number, issuedAt, issuedBy });
  ctx.em.persist(bill);
  await ctx.em.flush();
  const { id, code, total, repairId, productId, creditsCode } = bill;
  emit(ctx, new BillIssued(id, kind, code, toRupees(total), repairId, productId, creditsCode));
  return bill;
}

/**
 * Takes back the whole of a tax invoice or a PAN bill, by a credit note; twice is harmless.
 * @param input see creditBillSchema
 * @returns the credit note
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT for what is no such bill
 */
export async function creditBill(ctx: Ctx, billId: string, input: unknown): Promise<Bill> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { reason } = creditBillSchema.parse(input);
  return transaction(ctx, async () => {
    const wrong = await lockById(ctx, Bill, billId, MISSING);
    if (!isTaxBill(wrong.kind)) throw conflict('Only tax invoices and PAN bills are credited.');
    const earlier = await ctx.em.findOne(Bill, { creditsId: wrong.id });
    if (earlier) return earlier;
    const { repairId, productId, set, customerName, customerAddress, customerPan, seller } = wrong;
    const { lines, taxable, taxRate, tax, total, words } = wrong;
    return write(ctx, await currentSettings(ctx), {
      id: newUuid(),
      kind: BillKind.CREDIT_NOTE,
      repairId,
      productId,
      set,
      customerName,
      customerAddress,
      customerPan,
      seller,
      lines,
      taxable,
      taxRate,
      tax,
      total,
      words,
      note: reason,
      creditsId: wrong.id,
      creditsCode: wrong.code,
    });
  });
}

/**
 * Sends the address of the public copy by mail.
 * @param input see mailBillSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT
 */
export async function mailBill(ctx: Ctx, billId: string, input: unknown): Promise<Bill> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { email, language } = mailBillSchema.parse(input);
  return transaction(ctx, async () => {
    const bill = await findBill(ctx, billId);
    await postMail(ctx, billMail, { data: { billId: bill.id, language }, recipient: email });
    emit(ctx, new BillMailed(bill.id, bill.code));
    return bill;
  });
}

/**
 * Counts a print before it is made: the first one is the original, and all others are copies, whoever prints them.
 * @returns how many there were, with this one
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function printBill(ctx: Ctx, billId: string): Promise<number> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => countPrint(ctx, (await findBill(ctx, billId)).id));
}

async function findBill(ctx: Ctx, id: string): Promise<Bill> {
  const bill = isUuid(id) ? await ctx.em.findOne(Bill, { id }) : null;
  if (!bill) throw notFound(MISSING);
  return bill;
}

/** For admins. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function readBill(ctx: Ctx, id: string): Promise<Bill> {
  authorize(ctx.actor, canManage(ctx.actor));
  return findBill(ctx, id);
}

/** The public copy, for whoever has its address. @throws AppError NOT_FOUND */
export async function readBillCopy(ctx: Ctx, key: string): Promise<Bill> {
  const bill = /^[\w-]{22}$/.test(key) ? await ctx.em.findOne(Bill, { key }) : null;
  if (!bill) throw notFound(MISSING);
  return bill;
}

const ofRepairs = batched<string, Bill[]>(async (ctx, ids) => {
  const bills = await ctx.em.find(Bill, { repairId: { $in: [...ids] } }, { orderBy: { issuedAt: 'desc', id: 'desc' } });
  const byRepair = Map.groupBy(bills, ({ repairId }) => repairId!);
  return ids.map((id) => byRepair.get(id) ?? []);
});

/** Of a repair that the caller may read in full, the newest first. */
export const billsOfRepair = (ctx: Ctx, { id }: Pick<Repair, 'id'>): Promise<Bill[]> => ofRepairs(ctx, id);

/** The same in the tracking view; none for whoever holds only the link. */
export const billsOfTracked = async (ctx: Ctx, { id, abilities }: TrackedRepair): Promise<Bill[]> =>
  seesBills(abilities) ? ofRepairs(ctx, id) : [];

/** What can be issued for a repair now; for admins, empty for others. */
export async function issuableBills(ctx: Ctx, repair: Repair): Promise<BillKind[]> {
  if (!canManage(ctx.actor)) return [];
  const payable: Payable = { of: 'repair', thing: repair };
  const kinds: BillKind[] = [];
  if (hasQuote(payable)) kinds.push(BillKind.ESTIMATE);
  if (sumOf(await openEntries(ctx, payable)) > 0) kinds.push(BillKind.RECEIPT);
  const taxKind = BILL_OF_MODE[(await currentSettings(ctx)).mode];
  if (taxKind && dueOf(payable) && !(await hasTaxBill(ctx, payable))) kinds.push(taxKind);
  return kinds;
}

const repairById = batchedById(Repair);

/** Where the customer is: for admins and the owner of the repair. Whoever has only the address of a copy does not read it. */
export async function customerAddressOf(ctx: Ctx, { customerAddress, repairId }: Bill): Promise<string | null> {
  if (customerAddress === null || canManage(ctx.actor)) return customerAddress;
  if (ctx.actor.kind !== 'user' || repairId === null) return null;
  const repair = await repairById(ctx, repairId);
  return repair?.owner?.id === ctx.actor.id ? customerAddress : null;
}

const printsOf = batched<string, number>(async (ctx, ids) => {
  const counted = await ctx.em.find(BillPrint, { billId: { $in: [...ids] } });
  const byBill = new Map(counted.map(({ billId, count }) => [billId, count]));
  return ids.map((id) => byBill.get(id) ?? 0);
});

/** How often the shop has printed it; for admins, null for others. */
export const printCountOf = async (ctx: Ctx, { id }: Bill): Promise<number | null> =>
  canManage(ctx.actor) ? printsOf(ctx, id) : null;

const creditNoteOf = batched<string, Bill | null>(async (ctx, ids) => {
  const notes = await ctx.em.find(Bill, { creditsId: { $in: [...ids] } });
  const byBill = new Map(notes.map((note) => [note.creditsId, note]));
  return ids.map((id) => byBill.get(id) ?? null);
});

/** What the credit note is called that takes a bill back; null where it holds. */
export const creditedBy = async (ctx: Ctx, { id, kind }: Bill): Promise<string | null> =>
  isTaxBill(kind) ? ((await creditNoteOf(ctx, id))?.code ?? null) : null;
