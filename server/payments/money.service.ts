import type { EntityClass } from '@mikro-orm/core';
import type { Ctx, RepairCosts } from '../core/context.js';
import { batched } from '../core/loader.js';
import { findVisibleProduct, Product, ProductAvailability } from '../products/index.js';
import type { Repair, RepairStatus, TrackedRepair } from '../repairs/index.js';
import { AskedDeposit, PaymentAttempt, PaymentEntry } from './entity.js';
import { waysToPay } from './online/provider.js';
import { balanceOf, dueOf, type Payable } from './payable.js';
import { isAskedFor, readBalance } from './service.js';
import { canManage, seesOpenAmount, seesPayments } from './policy.js';
import {
  inRupees,
  type Money,
  type ProductPayment,
  toEntryViews,
  toOnlinePayment,
  type TrackedMoney,
} from './views.js';

/** What a repair or a product costs and what was paid, as far as the caller may know (decisions §15 'Who sees'). */

/** All of an entity that belong to some repairs or products, which a list asks for at once; the oldest first. */
const ofRepairs = <T extends { repair: unknown }>(entity: EntityClass<T>, orderBy: object) =>
  batched<string, T[]>(async (ctx, ids) => {
    const found = await ctx.em.find(entity, { repair: { $in: [...ids] } } as never, { orderBy });
    return ids.map((id) => found.filter(({ repair }) => (repair as { id: string } | null)?.id === id) as T[]);
  });

const BY_TIME = { at: 'asc', id: 'asc' };
const entriesOfRepair = ofRepairs(PaymentEntry, BY_TIME);
const attemptsOfRepair = ofRepairs(PaymentAttempt, BY_TIME);
const depositOfRepair = ofRepairs(AskedDeposit, { id: 'asc' });

/** Null to whoever may not even see what is open. */
export async function moneyOfTracked(ctx: Ctx, tracked: TrackedRepair): Promise<TrackedMoney | null> {
  const { id, abilities } = tracked;
  if (!seesOpenAmount(abilities)) return null;
  const thing = { of: 'repair', thing: tracked } as const;
  // where nothing is due yet, no deposit is asked for
  const [entries, [asked]] = await Promise.all([
    entriesOfRepair(ctx, id),
    dueOf(thing) ? depositOfRepair(ctx, id) : [],
  ]);
  const balance = balanceOf(thing, entries, asked ?? null);
  const { open, deposit, paid } = inRupees(balance);
  const isTrusted = seesPayments(abilities);
  return {
    open,
    deposit,
    paid: isTrusted ? paid : null,
    methods: waysToPay(ctx.config, balance),
    entries: isTrusted ? toEntryViews(entries, canManage(ctx.actor)) : [],
  };
}

/** What is still to be paid for a repair, in rupees; null where nobody knows yet. */
export async function openAmount(ctx: Ctx, { id, status, ...costs }: RepairCosts): Promise<number | null> {
  const thing = { of: 'repair', thing: { ...costs, status: status as RepairStatus } } as const;
  // nothing has to be paid, and so nothing to be looked up
  if (!dueOf(thing)) return dueOf(thing);
  return inRupees(balanceOf(thing, await entriesOfRepair(ctx, id), null)).open;
}

/** Of a whole record: for its owner and for admins. */
export async function moneyOfRepair(ctx: Ctx, repair: Repair): Promise<Money> {
  const [entries, [asked], attempts] = await Promise.all([
    entriesOfRepair(ctx, repair.id),
    depositOfRepair(ctx, repair.id),
    canManage(ctx.actor) ? attemptsOfRepair(ctx, repair.id) : [],
  ]);
  return present(ctx, { of: 'repair', thing: repair }, entries, asked ?? null, attempts);
}

/** Of a product: for admins, null to others. */
export async function moneyOfProduct(ctx: Ctx, id: string): Promise<Money | null> {
  if (!canManage(ctx.actor)) return null;
  const product = await ctx.em.findOne(Product, { id });
  if (!product) return null;
  const where = { product: product.id };
  const entries = await ctx.em.find(PaymentEntry, where);
  const asked = await ctx.em.findOne(AskedDeposit, where);
  const attempts = await ctx.em.find(PaymentAttempt, where, { orderBy: { at: 'asc', id: 'asc' } });
  return present(ctx, { of: 'product', thing: product }, entries, asked, attempts);
}

/**
 * What can be paid on the site for a set that is kept for somebody, once the shop has asked for a deposit: for whoever has the link, as they
 * may pay (decisions §15). It says nothing of who pays or has paid.
 * @returns null where nothing can be paid
 */
export async function paymentOfProduct(ctx: Ctx, id: string): Promise<ProductPayment | null> {
  const product = await findVisibleProduct(ctx, id);
  if (product?.availability !== ProductAvailability.RESERVED || !(await isAskedFor(ctx, product.id))) return null;
  const balance = await readBalance(ctx, { of: 'product', thing: product });
  const methods = waysToPay(ctx.config, balance);
  const { open, deposit } = inRupees(balance);
  return methods.length > 0 ? { open, deposit, methods } : null;
}

function present(
  ctx: Ctx,
  payable: Payable,
  entries: readonly PaymentEntry[],
  asked: AskedDeposit | null,
  attempts: readonly PaymentAttempt[],
): Money {
  const isForAdmin = canManage(ctx.actor);
  const balance = balanceOf(payable, entries, asked);
  return {
    ...inRupees(balance),
    methods: waysToPay(ctx.config, balance),
    entries: toEntryViews(entries, isForAdmin),
    attempts: attempts.map((attempt) => toOnlinePayment(attempt, isForAdmin)).toReversed(),
  };
}
