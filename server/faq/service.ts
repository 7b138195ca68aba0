import type { z } from 'zod';
import type { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { lockById } from '../core/entities/lockById.js';
import { nextVersion } from '../core/entities/version.js';
import { emit, transaction } from '../core/events.js';
import type { CountedItems, OffsetPage } from '../core/pagination.js';
import { authorize } from '../core/policy.js';
import { allInLanguage } from '../translations/index.js';
import { FaqItem } from './entity.js';
import { FaqItemCreated, FaqItemDeleted, FaqItemUpdated } from './events.js';
import { addedFaqItemSchema, changedFaqItemSchema, faqItemSchema } from './inputs.js';
import { canWrite } from './policy.js';
import { faqItemTexts } from './texts.js';

/** By order; equal orders by question, then id (decisions §6). */
const IN_ORDER = { order: 'asc', question: 'asc', id: 'asc' } as const;

/** All questions, in order (public-site §2 'FAQ'). @param language to read them in; as they were written if not given */
export async function listFaqItems(ctx: Ctx, language?: Language | null): Promise<FaqItem[]> {
  return allInLanguage(ctx, faqItemTexts, await ctx.em.findAll(FaqItem, { orderBy: IN_ORDER }), language);
}

/** The same list by pages, for REST. */
export async function pageFaqItems(ctx: Ctx, { limit, offset }: OffsetPage): Promise<CountedItems<FaqItem>> {
  const [items, total] = await ctx.em.findAndCount(FaqItem, {}, { orderBy: IN_ORDER, limit, offset });
  return { items, total };
}

/**
 * Adds a question at its place.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function createFaqItem(ctx: Ctx, input: unknown): Promise<FaqItem> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const content = faqItemSchema.parse(input);
  return transaction(ctx, async () => keep(ctx, content));
}

/**
 * The same as the FAQ page editor does it: without an order it goes to the end.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT 'Question and answer are required'
 */
export async function addFaqItem(ctx: Ctx, input: unknown): Promise<FaqItem> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const { order, ...content } = addedFaqItemSchema.parse(input);
  return transaction(ctx, async () => keep(ctx, { ...content, order: order ?? (await ctx.em.count(FaqItem)) }));
}

function keep(ctx: Ctx, { language, ...content }: z.output<typeof faqItemSchema>): FaqItem {
  const item = Object.assign(new FaqItem(), content, language && { language });
  ctx.em.persist(item);
  emit(ctx, new FaqItemCreated(item.id));
  return item;
}

/**
 * Replaces a question.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if it was changed since it was read
 */
export async function updateFaqItem(ctx: Ctx, id: string, input: unknown): Promise<FaqItem> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const { version, language, ...content } = changedFaqItemSchema.parse(input);
  return transaction(ctx, async () => {
    const item = await lockItem(ctx, id);
    nextVersion(item, version);
    Object.assign(item, content, { language: language ?? item.language });
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
    const item = await lockItem(ctx, id);
    ctx.em.remove(item);
    emit(ctx, new FaqItemDeleted(item.id));
    return item.id;
  });
}

const lockItem = (ctx: Ctx, id: string) => lockById(ctx, FaqItem, id, 'FAQ item not found.');
