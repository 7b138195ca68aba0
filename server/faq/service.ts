import type { Ctx } from '../platform/context.js';
import { notFound } from '../platform/errors.js';
import { emit, transaction } from '../platform/events.js';
import { isUuid } from '../platform/ids.js';
import type { CountedItems, OffsetPage } from '../platform/pagination.js';
import { authorize } from '../platform/policy.js';
import { FaqItem } from './entity.js';
import { FaqItemCreated, FaqItemDeleted, FaqItemUpdated } from './events.js';
import { addedFaqItemSchema, faqItemSchema } from './inputs.js';
import { canWrite } from './policy.js';

/** By order; equal orders by question, then id (decisions §6). */
const IN_ORDER = { order: 'asc', question: 'asc', id: 'asc' } as const;

/** All questions, in order (public-site §2 'FAQ'). */
export function listFaqItems(ctx: Ctx): Promise<FaqItem[]> {
  return ctx.em.findAll(FaqItem, { orderBy: IN_ORDER });
}

/** The same list by pages, for REST. */
export async function pageFaqItems(ctx: Ctx, { limit, offset }: OffsetPage): Promise<CountedItems<FaqItem>> {
  const [items, total] = await ctx.em.findAndCount(FaqItem, {}, { orderBy: IN_ORDER, limit, offset });
  return { items, total };
}

/**
 * Adds a question; without an order it goes to the end.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function createFaqItem(ctx: Ctx, input: unknown): Promise<FaqItem> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const { order, ...rest } = addedFaqItemSchema.parse(input);
  return transaction(ctx, async () => {
    const item = Object.assign(new FaqItem(), {
      ...rest,
      order: order ?? (await ctx.em.count(FaqItem)),
    });
    ctx.em.persist(item);
    emit(ctx, new FaqItemCreated(item.id));
    return item;
  });
}

/**
 * Replaces a question.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND
 */
export async function updateFaqItem(ctx: Ctx, id: string, input: unknown): Promise<FaqItem> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const content = faqItemSchema.parse(input);
  return transaction(ctx, async () => {
    const item = await findItem(ctx, id);
    Object.assign(item, content);
    emit(ctx, new FaqItemUpdated(item.id));
    return item;
  });
}

/**
 * Takes a question away for good.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteFaqItem(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canWrite(ctx.actor));
  return transaction(ctx, async () => {
    const item = await findItem(ctx, id);
    ctx.em.remove(item);
    emit(ctx, new FaqItemDeleted(item.id));
    return item.id;
  });
}

async function findItem(ctx: Ctx, id: string): Promise<FaqItem> {
  const item = isUuid(id) ? await ctx.em.findOne(FaqItem, { id }) : null;
  if (!item) throw notFound('FAQ item not found.');
  return item;
}
