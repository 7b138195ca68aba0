import { LockMode } from '@mikro-orm/core';
import type { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { lockById } from '../core/entities/lockById.js';
import { nextVersion } from '../core/entities/version.js';
import { emit, transaction } from '../core/events.js';
import type { CountedItems, OffsetPage } from '../core/pagination.js';
import { authorize } from '../core/policy.js';
import { allInLanguage } from '../translations/index.js';
import { JobOpening } from './entity.js';
import { JobOpeningCreated, JobOpeningDeleted, JobOpeningUpdated } from './events.js';
import { changedJobOpeningSchema, jobOpeningSchema } from './inputs.js';
import { canSeeInactive, canWrite } from './policy.js';
import { jobOpeningTexts } from './texts.js';

const NO_OPENING = 'Job opening not found.';

/** back-office §9: newest first. */
const NEWEST_FIRST = { postedDate: 'desc', title: 'asc', id: 'asc' } as const;

const seenBy = (ctx: Ctx, includeInactive: boolean) =>
  includeInactive && canSeeInactive(ctx.actor) ? {} : { isActive: true };

/** The active openings, newest first (public-site §2 'Careers'). @param includeInactive the others too; only heeded for admins */
export async function listJobOpenings(
  ctx: Ctx,
  includeInactive: boolean,
  language?: Language | null,
): Promise<JobOpening[]> {
  const openings = await ctx.em.find(JobOpening, seenBy(ctx, includeInactive), { orderBy: NEWEST_FIRST });
  return allInLanguage(ctx, jobOpeningTexts, openings, language);
}

/** The same by pages, for REST; an admin gets the inactive ones too (decisions §2). */
export async function pageJobOpenings(ctx: Ctx, { limit, offset }: OffsetPage): Promise<CountedItems<JobOpening>> {
  const where = seenBy(ctx, true);
  const [items, total] = await ctx.em.findAndCount(JobOpening, where, { orderBy: NEWEST_FIRST, limit, offset });
  return { items, total };
}

/** Where guests find each opening, newest first: for search engines. */
export const listJobAddresses = (ctx: Ctx): Promise<Pick<JobOpening, 'id' | 'postedDate'>[]> =>
  ctx.em.find(JobOpening, { isActive: true }, { fields: ['id', 'postedDate'], orderBy: NEWEST_FIRST });

/**
 * The opening that somebody applies for; nobody takes it away before the running transaction ends. One that is no longer
 * active answers as one that never was.
 * @throws AppError NOT_FOUND
 */
export const findActiveJob = (ctx: Ctx, id: string): Promise<JobOpening> =>
  lockById(ctx, JobOpening, id, NO_OPENING, { where: { isActive: true }, lockMode: LockMode.PESSIMISTIC_READ });

/**
 * Posts an opening, now; active if not said otherwise.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function createJobOpening(ctx: Ctx, input: unknown): Promise<JobOpening> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const { isActive, validThrough, language, ...content } = jobOpeningSchema.parse(input);
  return transaction(ctx, async () => {
    const opening = Object.assign(new JobOpening(), content, {
      validThrough: validThrough ?? null,
      isActive: isActive ?? true,
      postedDate: ctx.clock(),
      ...(language && { language }),
    });
    ctx.em.persist(opening);
    emit(ctx, new JobOpeningCreated(opening.id));
    return opening;
  });
}

/**
 * Replaces an opening; it keeps the date of its posting. Whether it is active stays as it is if not given, so that nothing
 * hidden is shown by mistake, and so does the last day to apply.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if it was changed since it was read
 */
export async function updateJobOpening(ctx: Ctx, id: string, input: unknown): Promise<JobOpening> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const { isActive, validThrough, version, language, ...content } = changedJobOpeningSchema.parse(input);
  return transaction(ctx, async () => {
    const opening = await lockOpening(ctx, id);
    nextVersion(opening, version);
    Object.assign(opening, content, {
      validThrough: validThrough === undefined ? opening.validThrough : validThrough,
      isActive: isActive ?? opening.isActive,
      language: language ?? opening.language,
    });
    emit(ctx, new JobOpeningUpdated(opening.id));
    return opening;
  });
}

/**
 * Takes an opening away for good; applications for it stay.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteJobOpening(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canWrite(ctx.actor));
  return transaction(ctx, async () => {
    const opening = await lockOpening(ctx, id);
    ctx.em.remove(opening);
    emit(ctx, new JobOpeningDeleted(opening.id));
    return opening.id;
  });
}

const lockOpening = (ctx: Ctx, id: string) => lockById(ctx, JobOpening, id, NO_OPENING);
