import type { Ctx } from '../core/context.js';
import { lockById } from '../core/entities/lockById.js';
import { nextVersion } from '../core/entities/version.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import { PriceItem } from './entity.js';
import { PriceItemCreated, PriceItemDeleted, PriceItemUpdated } from './events.js';
import { changedPriceItemSchema, priceItemSchema } from './inputs.js';
import { canManage } from './policy.js';
import type { ServicePrice } from './views.js';

/** More than a workshop ever writes down; whoever writes a quote chooses from all of them. */
const MOST = 2_000;

/**
 * The whole price list by its texts, for whoever writes a quote.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function listPriceItems(ctx: Ctx): Promise<PriceItem[]> {
  authorize(ctx.actor, canManage(ctx.actor));
  return ctx.em.findAll(PriceItem, { orderBy: { text: 'asc', id: 'asc' }, limit: MOST });
}

/** What each service costs at least, where the owner shows it. */
export async function listServicePrices(ctx: Ctx): Promise<ServicePrice[]> {
  const shown = await ctx.em.findAll(PriceItem, {
    where: { serviceId: { $ne: null } },
    orderBy: { price: 'asc', id: 'asc' },
    limit: MOST,
  });
  // the first of each is the lowest
  const lowest = new Map(shown.toReversed().map(({ serviceId, price }) => [serviceId!, price]));
  return [...lowest].map(([serviceId, from]) => ({ serviceId, from })).toReversed();
}

/**
 * Adds an entry.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function createPriceItem(ctx: Ctx, input: unknown): Promise<PriceItem> {
  authorize(ctx.actor, canManage(ctx.actor));
  const content = priceItemSchema.parse(input);
  return transaction(ctx, async () => {
    const item = Object.assign(new PriceItem(), content);
    ctx.em.persist(item);
    emit(ctx, new PriceItemCreated(item.id));
    return item;
  });
}

/**
 * Replaces an entry; quotes that were made with it stay as they are.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if it was changed since it was read
 */
export async function updatePriceItem(ctx: Ctx, id: string, input: unknown): Promise<PriceItem> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version, ...content } = changedPriceItemSchema.parse(input);
  return transaction(ctx, async () => {
    const item = await lockItem(ctx, id);
    nextVersion(item, version);
    Object.assign(item, content);
    emit(ctx, new PriceItemUpdated(item.id));
    return item;
  });
}

/**
 * Takes an entry away for good.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deletePriceItem(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const item = await lockItem(ctx, id);
    ctx.em.remove(item);
    emit(ctx, new PriceItemDeleted(item.id));
    return item.id;
  });
}

const lockItem = (ctx: Ctx, id: string) => lockById(ctx, PriceItem, id, 'Price not found.');
