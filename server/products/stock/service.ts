import type { Ctx, Job } from '../../core/context.js';
import { nextVersion } from '../../core/entities/version.js';
import { badInput, conflict } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { authorize } from '../../core/policy.js';
import { Product } from '../entity.js';
import { ProductAvailability } from '../enums.js';
import { ProductReleased, ProductReserved, ProductSold, ProductUpdated } from '../events.js';
import { canManage } from '../policy.js';
import { lockProduct, withOneOffer } from '../service.js';
import { reserveSchema, seenSchema } from './inputs.js';

/** Keeping, selling and giving free a product that is one very set (decisions §14). */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const RESERVED_MS = 48 * HOUR_MS;
const LONGEST_MS = 90 * DAY_MS;
/** How long visitors see what is sold. */
const SHOWN_MS = 14 * DAY_MS;

/**
 * Keeps a set for somebody; it is free again by itself when the time is up.
 * @param input see reserveSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT where it is kept for somebody, is sold, or was
 *   changed since it was read
 */
export async function reserveProduct(ctx: Ctx, id: string, input: unknown): Promise<Product> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { reservedFor, reservedUntil, version } = reserveSchema.parse(input);
  const now = ctx.clock().getTime();
  const until = reservedUntil ?? new Date(now + RESERVED_MS);
  if (until.getTime() <= now) throw wrongUntil('Please choose a time that is still to come.');
  if (until.getTime() > now + LONGEST_MS) throw wrongUntil('Please choose a time within the next 90 days.');
  return transaction(ctx, async () => {
    const product = await lockSet(ctx, id, version);
    if (product.availability === ProductAvailability.SOLD) throw conflict(IS_SOLD);
    if (isKept(ctx, product)) throw conflict('This product is reserved already.');
    become(product, ProductAvailability.RESERVED, { reservedFor, reservedUntil: until });
    emit(ctx, new ProductReserved(product.id));
    await ctx.jobs.enqueue(ctx, freeReserved, { productId: product.id }, Math.ceil((until.getTime() - now) / 1000));
    return product;
  });
}

/**
 * Sells a set, whoever it was kept for.
 * @param input see seenSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT where it is sold, or was changed since it was read
 */
export async function sellProduct(ctx: Ctx, id: string, input: unknown): Promise<Product> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version } = seenSchema.parse(input);
  return transaction(ctx, async () => {
    const product = await lockSet(ctx, id, version);
    if (product.availability === ProductAvailability.SOLD) throw conflict(IS_SOLD);
    become(product, ProductAvailability.SOLD, { soldAt: ctx.clock() });
    emit(ctx, new ProductSold(product.id));
    return product;
  });
}

/**
 * Gives a set free again: nobody wants it any more, or it was not sold after all. What is free already stays untouched.
 * @param input see seenSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT where the set is for sale as another product, or
 *   this one was changed since it was read
 */
export async function releaseProduct(ctx: Ctx, id: string, input: unknown): Promise<Product> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version } = seenSchema.parse(input);
  return withOneOffer(() =>
    transaction(ctx, async () => {
      const product = await lockProduct(ctx, id);
      if (product.availability === ProductAvailability.AVAILABLE) return product;
      nextVersion(product, version);
      become(product, ProductAvailability.AVAILABLE);
      emit(ctx, new ProductReleased(product.id));
      return product;
    }),
  );
}

const IS_SOLD = 'This product is sold already.';

/** Of anything else the shop may have more than one. */
async function lockSet(ctx: Ctx, id: string, version: number | null | undefined): Promise<Product> {
  const product = await lockProduct(ctx, id);
  if (!product.set) throw badInput('First choose which set this product is.');
  nextVersion(product, version);
  return product;
}

/** Whether its reservation has not run out. */
const isKept = (ctx: Ctx, { reservedUntil }: Product): boolean => reservedUntil !== null && reservedUntil > ctx.clock();

/** Whom it was kept for is nobody's business any more once that is over. */
const become = (
  product: Product,
  availability: ProductAvailability,
  details: Partial<Pick<Product, 'reservedFor' | 'reservedUntil' | 'soldAt'>> = {},
) => Object.assign(product, { reservedFor: null, reservedUntil: null, soldAt: null, ...details, availability });

const wrongUntil = (message: string) => badInput(message, { reservedUntil: message });

/** Gives a set free whose time is up; one that was sold or kept anew meanwhile stays as it is. */
export const freeReserved: Job<{ productId: string }> = {
  name: 'free-reserved',
  retries: 10,
  pauseSeconds: 5,
  handle: async (ctx, { productId }) => {
    await transaction(ctx, async () => {
      const product = await ctx.em.findOne(Product, { id: productId });
      if (product) await free(ctx, product.id);
    });
  },
};

async function free(ctx: Ctx, id: string): Promise<void> {
  const product = await lockProduct(ctx, id);
  if (product.availability !== ProductAvailability.RESERVED || isKept(ctx, product)) return;
  nextVersion(product, null);
  become(product, ProductAvailability.AVAILABLE);
  emit(ctx, new ProductReleased(product.id));
}

/**
 * Takes what was sold 14 days ago off the site, and frees what a lost job has left reserved; run now and then
 * (housekeeping.ts), in any number of processes.
 */
export async function tidyStock(ctx: Ctx): Promise<void> {
  const now = ctx.clock();
  const due = await ctx.em.find(
    Product,
    { availability: ProductAvailability.RESERVED, reservedUntil: { $lte: now } },
    { fields: ['id'] },
  );
  for (const { id } of due) await transaction(ctx, () => free(ctx, id));
  const soldBefore = new Date(now.getTime() - SHOWN_MS);
  const shown = { availability: ProductAvailability.SOLD, isPublished: true, soldAt: { $lte: soldBefore } };
  for (const { id } of await ctx.em.find(Product, shown, { fields: ['id'] })) {
    await transaction(ctx, async () => {
      const product = await lockProduct(ctx, id);
      if (!product.isPublished || !product.soldAt || product.soldAt > soldBefore) return;
      nextVersion(product, null);
      product.isPublished = false;
      emit(ctx, new ProductUpdated(id));
    });
  }
}
