import type { Ctx } from '../core/context.js';
import { lockById } from '../core/entities/lockById.js';
import { nextVersion } from '../core/entities/version.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import { totalOfLines } from '../repairs/index.js';
import { PriceTemplate } from './entity.js';
import { PriceTemplateCreated, PriceTemplateDeleted, PriceTemplateUpdated } from './events.js';
import { changedPriceTemplateSchema, priceTemplateSchema } from './inputs.js';
import { canManage } from './policy.js';

/** More than a workshop ever writes. */
const MOST = 500;

/**
 * All templates by name, for whoever writes a quote.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function listPriceTemplates(ctx: Ctx): Promise<PriceTemplate[]> {
  authorize(ctx.actor, canManage(ctx.actor));
  return ctx.em.findAll(PriceTemplate, { orderBy: { name: 'asc', id: 'asc' }, limit: MOST });
}

/**
 * Adds a template.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function createPriceTemplate(ctx: Ctx, input: unknown): Promise<PriceTemplate> {
  authorize(ctx.actor, canManage(ctx.actor));
  const content = priceTemplateSchema.parse(input);
  return transaction(ctx, async () => {
    const template = Object.assign(new PriceTemplate(), { ...content, total: totalOfLines(content.lines) });
    ctx.em.persist(template);
    emit(ctx, new PriceTemplateCreated(template.id));
    return template;
  });
}

/**
 * Replaces a template; quotes that were made with it stay as they are.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if it was changed since it was read
 */
export async function updatePriceTemplate(ctx: Ctx, id: string, input: unknown): Promise<PriceTemplate> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version, ...content } = changedPriceTemplateSchema.parse(input);
  return transaction(ctx, async () => {
    const template = await lockTemplate(ctx, id);
    nextVersion(template, version);
    Object.assign(template, { ...content, total: totalOfLines(content.lines) });
    emit(ctx, new PriceTemplateUpdated(template.id));
    return template;
  });
}

/**
 * Takes a template away for good.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deletePriceTemplate(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const template = await lockTemplate(ctx, id);
    ctx.em.remove(template);
    emit(ctx, new PriceTemplateDeleted(template.id));
    return template.id;
  });
}

const lockTemplate = (ctx: Ctx, id: string) => lockById(ctx, PriceTemplate, id, 'Template not found.');
