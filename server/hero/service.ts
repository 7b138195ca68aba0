import type { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { lockById } from '../core/entities/lockById.js';
import { nextVersion } from '../core/entities/version.js';
import { emit, transaction } from '../core/events.js';
import type { CountedItems, OffsetPage } from '../core/pagination.js';
import { authorize } from '../core/policy.js';
import { allInLanguage } from '../translations/index.js';
import { HeroSlide } from './entity.js';
import { HeroSlideCreated, HeroSlideDeleted, HeroSlideUpdated } from './events.js';
import { changedHeroSlideSchema, heroSlideSchema } from './inputs.js';
import { canSeeInactive, canWrite } from './policy.js';
import { heroSlideTexts } from './texts.js';

/** By order; equal orders by title, then id (decisions §6). */
const IN_ORDER = { order: 'asc', title: 'asc', id: 'asc' } as const;

const seenBy = (ctx: Ctx, includeInactive: boolean) =>
  includeInactive && canSeeInactive(ctx.actor) ? {} : { isActive: true };

/** The active slides, in order (public-site §2 'Home'). @param includeInactive the others too; only heeded for admins */
export async function listHeroSlides(
  ctx: Ctx,
  includeInactive: boolean,
  language?: Language | null,
): Promise<HeroSlide[]> {
  const slides = await ctx.em.find(HeroSlide, seenBy(ctx, includeInactive), { orderBy: IN_ORDER });
  return allInLanguage(ctx, heroSlideTexts, slides, language);
}

/** The same by pages, for REST; an admin gets the inactive ones too (decisions §2). */
export async function pageHeroSlides(ctx: Ctx, { limit, offset }: OffsetPage): Promise<CountedItems<HeroSlide>> {
  const [items, total] = await ctx.em.findAndCount(HeroSlide, seenBy(ctx, true), { orderBy: IN_ORDER, limit, offset });
  return { items, total };
}

/**
 * Adds a slide, active if not said otherwise.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function createHeroSlide(ctx: Ctx, input: unknown): Promise<HeroSlide> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const { isActive, language, ...content } = heroSlideSchema.parse(input);
  return transaction(ctx, async () => {
    const slide = Object.assign(new HeroSlide(), content, { isActive: isActive ?? true }, language && { language });
    ctx.em.persist(slide);
    emit(ctx, new HeroSlideCreated(slide.id));
    return slide;
  });
}

/**
 * Replaces a slide. Whether it is active stays as it is if not given, so that nothing hidden is shown by mistake.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if it was changed since it was read
 */
export async function updateHeroSlide(ctx: Ctx, id: string, input: unknown): Promise<HeroSlide> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const { isActive, version, language, ...content } = changedHeroSlideSchema.parse(input);
  return transaction(ctx, async () => {
    const slide = await lockSlide(ctx, id);
    nextVersion(slide, version);
    Object.assign(slide, content, {
      isActive: isActive ?? slide.isActive,
      language: language ?? slide.language,
    });
    emit(ctx, new HeroSlideUpdated(slide.id));
    return slide;
  });
}

/**
 * Takes a slide away for good.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteHeroSlide(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canWrite(ctx.actor));
  return transaction(ctx, async () => {
    const slide = await lockSlide(ctx, id);
    ctx.em.remove(slide);
    emit(ctx, new HeroSlideDeleted(slide.id));
    return slide.id;
  });
}

const lockSlide = (ctx: Ctx, id: string) => lockById(ctx, HeroSlide, id, 'Hero slide not found.');
