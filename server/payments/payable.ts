import { type Ref, ref } from '@mikro-orm/core';
import type { Ctx } from '../core/context.js';
import { DELETED_TOO } from '../core/entities/bin.js';
import { announce, topicOf } from '../core/entities/announce.js';
import { lockProduct, type Product, ProductAvailability } from '../products/index.js';
import { lockRepair, REPAIR_TOPIC, type Repair, RepairStatus } from '../repairs/index.js';
import { toPaisa } from './amounts.js';
import type { AskedDeposit, PaymentEntry } from './entity.js';
import { EntryKind } from './enums.js';

/** What money is paid for, and how much of it: derived from what it costs and from the ledger, never typed (decisions §15). */

export type Payable = { of: 'repair'; thing: Repair } | { of: 'product'; thing: Product };

/** What a caller names: a repair or a product. */
export type PayableId = { repairId: string } | { productId: string };

/**
 * What is paid for; nobody else changes it, or what is paid for it, before the transaction ends. Also what was deleted: money for it still
 * counts.
 * @throws AppError NOT_FOUND
 */
export async function lockPayable(ctx: Ctx, named: PayableId, options = { filters: DELETED_TOO }): Promise<Payable> {
  return 'repairId' in named
    ? { of: 'repair', thing: await lockRepair(ctx, named.repairId, options) }
    : { of: 'product', thing: await lockProduct(ctx, named.productId, options) };
}

interface OfThing {
  repair: Ref<Repair> | null;
  product: Ref<Product> | null;
}

/** The columns that say what something is of. */
export const columnsOf = (payable: Payable): OfThing =>
  payable.of === 'repair'
    ? { repair: ref(payable.thing), product: null }
    : { repair: null, product: ref(payable.thing) };

/** The same as a condition. */
export const whereOf = ({ of, thing }: Payable) => ({ [of]: thing.id });

/** What an entry or an attempt is of, as events name it. */
export const subjectOf = ({ repair, product }: OfThing): [id: string, of: 'repair' | 'product'] =>
  repair ? [repair.id, 'repair'] : [product!.id, 'product'];

/** Open pages of a repair look again. */
export async function announceMoney(ctx: Ctx, { repair }: OfThing): Promise<void> {
  if (repair) await announce(ctx.em, topicOf(REPAIR_TOPIC, repair.id));
}

/** As much of what is paid for as its cost depends on. */
export type Costs =
  | { of: 'repair'; thing: Pick<Repair, 'status' | 'actualCost' | 'approvedCost' | 'deliveryCharge'> }
  | { of: 'product'; thing: Pick<Product, 'availability' | 'price'> };

/**
 * What has to be paid in all: the final cost, else the approved one, with the delivery charge. Nothing once it is called off; where the
 * quote is rejected, what the shop has entered as the final cost, for the visit. Of a set, its price once it is kept for somebody.
 * @returns paisa; null where nobody knows yet
 */
export function dueOf(payable: Costs): number | null {
  if (payable.of === 'product') {
    const { availability, price } = payable.thing;
    return availability === ProductAvailability.AVAILABLE || price === 0 ? null : toPaisa(price);
  }
  const { status, actualCost, approvedCost, deliveryCharge } = payable.thing;
  if (status === RepairStatus.CANCELLED) return 0;
  if (status === RepairStatus.QUOTE_REJECTED) return toPaisa(actualCost ?? 0);
  const cost = actualCost ?? approvedCost;
  return cost === null ? null : toPaisa(cost) + toPaisa(deliveryCharge ?? 0);
}

/** All in paisa. */
export interface Balance {
  due: number | null;
  paid: number;
  /** What is still to be paid. */
  open: number;
  /** What was paid too much; null due is no reason to say so. */
  overpaid: number;
  /** What of the deposit that was asked for is still to be paid, at most what is open. */
  deposit: number;
}

export function balanceOf(
  payable: Costs,
  entries: readonly Pick<PaymentEntry, 'amount'>[],
  asked: Pick<AskedDeposit, 'amount'> | null,
): Balance {
  const due = dueOf(payable);
  const paid = entries.reduce((sum, { amount }) => sum + amount, 0);
  const open = Math.max(0, (due ?? 0) - paid);
  const overpaid = due === null ? 0 : Math.max(0, paid - due);
  const deposit = Math.min(open, Math.max(0, (asked?.amount ?? 0) - paid));
  return { due, paid, open, overpaid, deposit };
}

/** What a payment of an amount is called: whoever pays no more than the deposit that is asked for pays that. */
export const kindOf = ({ deposit, open }: Balance, amount: number): EntryKind =>
  deposit > 0 && amount <= deposit && amount < open ? EntryKind.DEPOSIT : EntryKind.PAYMENT;
