import { ref } from '@mikro-orm/core';
import { callersAccount } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { isUuid, newUuid } from '../core/entities/ids.js';
import { badInput, conflict, notFound } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { rupees } from '../core/fields/money.js';
import { claimIdempotencyKey } from '../core/idempotency.js';
import { authorize } from '../core/policy.js';
import { ProductAvailability } from '../products/index.js';
import { toRupees } from './amounts.js';
import { AskedDeposit, PaymentEntry } from './entity.js';
import { EntryKind } from './enums.js';
import { DepositAsked, PaymentCorrected, PaymentReceived, PaymentRefunded } from './events.js';
import { askDepositSchema, recordPaymentSchema, undoPaymentSchema } from './inputs.js';
import {
  announceMoney,
  type Balance,
  balanceOf,
  columnsOf,
  lockPayable,
  type Payable,
  type PayableId,
  subjectOf,
  whereOf,
} from './payable.js';
import { canManage } from './policy.js';

/** The ledger as the counter keeps it (decisions §15). What comes through a provider is entered by its answers (online/settle.ts). */

/**
 * Enters what was paid, given back, or put right by hand. Sent again with the same `Idempotency-Key`, it gives back the entry that was made
 * the first time.
 * @param input see recordPaymentSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT for a key used with other details
 */
export async function recordPayment(ctx: Ctx, input: unknown): Promise<PaymentEntry> {
  authorize(ctx.actor, canManage(ctx.actor));
  const given = recordPaymentSchema.parse(input);
  const { repairId, productId, ...details } = given;
  const id = newUuid();
  return transaction(ctx, async () => {
    const earlier = await claimIdempotencyKey(ctx, 'recordPayment', given, id);
    if (earlier) return ctx.em.findOneOrFail(PaymentEntry, { id: earlier });
    const payable = await lockPayable(ctx, named(repairId, productId));
    if (details.kind === EntryKind.REFUND) {
      const { paid } = await readBalance(ctx, payable);
      if (-details.amount > paid) throw tooMuch(`At most ${rupees(toRupees(Math.max(0, paid)))} can be given back.`);
    }
    return enter(ctx, { ...details, ...columnsOf(payable), id, by: callersAccount(ctx) });
  });
}

function named(repairId: string | null, productId: string | null): PayableId {
  const message = 'Please say which repair or product it is for.';
  if ((repairId === null) === (productId === null)) throw badInput(message, { repairId: message });
  return repairId === null ? { productId: productId! } : { repairId };
}

const tooMuch = (message: string) => badInput(message, { amount: message });

/**
 * Takes back an entry that was made by hand, by another one. Taking it back twice is harmless.
 * @param input see undoPaymentSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT for what a provider has reported, and for a correction
 */
export async function undoPayment(ctx: Ctx, id: string, input: unknown): Promise<PaymentEntry> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { note } = undoPaymentSchema.parse(input);
  return transaction(ctx, async () => {
    const found = isUuid(id) ? await ctx.em.findOne(PaymentEntry, { id }) : null;
    if (!found) throw notFound('Payment not found.');
    await lockPayable(ctx, found.repair ? { repairId: found.repair.id } : { productId: found.product!.id });
    const earlier = await ctx.em.findOne(PaymentEntry, { undoes: found.id });
    if (earlier) return earlier;
    if (found.attempt) throw conflict('What a provider has reported can only be given back, as a refund.');
    if (found.kind === EntryKind.CORRECTION) throw conflict('A correction is put right by another one.');
    const { repair, product, method, amount } = found;
    return enter(ctx, {
      repair,
      product,
      kind: EntryKind.CORRECTION,
      method,
      amount: -amount,
      note,
      undoes: ref(found),
      by: callersAccount(ctx),
    });
  });
}

type NewEntry = Pick<PaymentEntry, 'repair' | 'product' | 'kind' | 'method' | 'amount'> & Partial<PaymentEntry>;

/** Writes a line into the ledger and tells of it; within a transaction. @param isLate whether it was called off before */
export async function enter(ctx: Ctx, given: NewEntry, isLate = false): Promise<PaymentEntry> {
  const entry = Object.assign(new PaymentEntry(), { at: ctx.clock(), ...given });
  ctx.em.persist(entry);
  const { id, kind, method, amount, attempt } = entry;
  const facts = [...subjectOf(entry), id, kind, method, toRupees(amount)] as const;
  if (kind === EntryKind.REFUND) emit(ctx, new PaymentRefunded(...facts));
  else if (kind === EntryKind.CORRECTION) emit(ctx, new PaymentCorrected(...facts));
  else emit(ctx, new PaymentReceived(...facts, attempt !== null, isLate));
  await announceMoney(ctx, entry);
  return entry;
}

/**
 * Asks the customer for a deposit, at most what is open; 0 takes it back. What was asked before is replaced.
 * @param input see askDepositSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT
 */
export async function askDeposit(ctx: Ctx, target: PayableId, input: unknown): Promise<Payable> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { amount, share: percent } = askDepositSchema.parse(input);
  return transaction(ctx, async () => {
    const payable = await lockPayable(ctx, target, { filters: { notDeleted: true } });
    const { due, paid, open } = await readBalance(ctx, payable);
    const share = (percent: number) => Math.min(open, Math.ceil(((due ?? 0) * percent) / 10_000) * 100);
    const wanted = amount ?? share(percent!);
    if (open === 0 && amount !== 0)
      throw tooMuch('Nothing is open: a deposit needs an approved quote or a final cost.');
    if (wanted > open) throw tooMuch(`At most ${rupees(toRupees(open))} can be asked for.`);
    const asked =
      (await ctx.em.findOne(AskedDeposit, whereOf(payable))) ?? Object.assign(new AskedDeposit(), columnsOf(payable));
    // on top of what was paid before
    asked.amount = wanted === 0 ? 0 : wanted + paid;
    ctx.em.persist(asked);
    emit(ctx, new DepositAsked(payable.thing.id, payable.of, toRupees(wanted)));
    await announceMoney(ctx, columnsOf(payable));
    return payable;
  });
}

/** All entries of a repair or a product, the oldest first. */
export const paymentsOf = (ctx: Ctx, payable: Payable): Promise<PaymentEntry[]> =>
  ctx.em.find(PaymentEntry, whereOf(payable), { orderBy: { at: 'asc', id: 'asc' } });

/** What a repair or a product costs, and what of it was paid. */
export async function readBalance(ctx: Ctx, payable: Payable): Promise<Balance> {
  const entries = await ctx.em.find(PaymentEntry, whereOf(payable), { fields: ['amount'] });
  return balanceOf(payable, entries, await ctx.em.findOne(AskedDeposit, whereOf(payable)));
}

/** Whether the shop has asked for a deposit on a product: only then it is paid for on the site. */
export const isAskedFor = async (ctx: Ctx, productId: string): Promise<boolean> =>
  (await ctx.em.count(AskedDeposit, { product: productId, amount: { $gt: 0 } })) > 0;

/** What was asked of whoever a set was kept for is asked of nobody, once it is for sale again. */
export async function forgetDeposit(ctx: Ctx, productId: string): Promise<void> {
  await transaction(ctx, async () => {
    const { thing } = await lockPayable(ctx, { productId });
    if ('availability' in thing && thing.availability !== ProductAvailability.AVAILABLE) return;
    await ctx.em.nativeUpdate(AskedDeposit, { product: productId }, { amount: 0 });
  });
}
