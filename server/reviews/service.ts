import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { requireViewer, User } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { moveToBin, NOT_DELETED, takeFromBin } from '../core/entities/bin.js';
import { lockById } from '../core/entities/lockById.js';
import { conflict } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { assertFilledInByPerson } from '../core/fields/formGuard.js';
import { callerOf, consume, type RateLimit } from '../core/limits.js';
import { authorize } from '../core/policy.js';
import { Product, readProduct } from '../products/index.js';
import { readRepair, Repair, RepairStatus } from '../repairs/index.js';
import { Review } from './entity.js';
import { ReviewTargetType } from './enums.js';
import { ReviewApprovalChanged, ReviewDeleted, ReviewRestored, ReviewSubmitted } from './events.js';
import { parseReview, type ReviewRequest, setApprovalSchema } from './inputs.js';
import { canModerate } from './policy.js';
import { nameRepair } from './target.js';

/** Of one person, or of an address: an office or a mobile network can be behind one. */
const REVIEWS: RateLimit = { name: 'reviews', points: 30, durationSeconds: 60 * 60 };

/** Only what is done can be judged (public-site §4). */
const FINISHED: readonly RepairStatus[] = [RepairStatus.REPAIRED, RepairStatus.DELIVERED];

const ALREADY_REVIEWED: Record<Exclude<ReviewTargetType, ReviewTargetType.GENERAL>, string> = {
  [ReviewTargetType.PRODUCT]: 'You have already reviewed this product. Thank you for your feedback!',
  [ReviewTargetType.REPAIR]: 'You have already reviewed this repair. Thank you for your feedback!',
};

/**
 * Takes in a review from anyone; it is approved on arrival. A product and a repair are reviewed once by each author
 * (decisions §5): a person is known by the account, a guest by the e-mail address.
 * @param input see parseReview; whatever else a caller sends is ignored
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError BAD_INPUT with a message a field, NOT_FOUND, RATE_LIMITED, CONFLICT for a repair that is not
 *   finished and for a second review
 */
export async function submitReview(ctx: Ctx, input: unknown, formGuard?: unknown): Promise<Review> {
  assertFilledInByPerson(ctx, formGuard);
  const { guest, targetType, targetId, ...words } = parseReview(input, ctx.actor.kind === 'guest');
  await consume(ctx, REVIEWS, callerOf(ctx));
  const author = guest ? guestAuthor(guest) : personalAuthor(ctx, await requireViewer(ctx));
  try {
    return await transaction(ctx, async () => {
      const target = await findTarget(ctx, targetType, targetId ?? '');
      const details = { ...words, ...author, ...target, targetType, timestamp: ctx.clock() };
      const review = Object.assign(new Review(), details);
      ctx.em.persist(review);
      emit(ctx, new ReviewSubmitted(review.id));
      return review;
    });
  } catch (error) {
    // the index knows who has reviewed what, also when two arrive at the same time
    if (error instanceof UniqueConstraintViolationException && targetType !== ReviewTargetType.GENERAL) {
      throw conflict(ALREADY_REVIEWED[targetType]);
    }
    throw error;
  }
}

type Author = Pick<Review, 'user' | 'authorName' | 'authorEmail' | 'authorKey'>;

const guestAuthor = (guest: NonNullable<ReviewRequest['guest']>): Author => ({
  ...guest,
  user: null,
  authorKey: guest.authorEmail.toLowerCase(),
});

const personalAuthor = (ctx: Ctx, { id, name, username, email }: User): Author => ({
  user: ctx.em.getReference(User, id, { wrapped: true }),
  authorName: name ?? username,
  authorEmail: email,
  authorKey: id,
});

/** @throws AppError NOT_FOUND, CONFLICT for a repair that is not finished */
async function findTarget(
  ctx: Ctx,
  targetType: ReviewTargetType,
  targetId: string,
): Promise<Pick<Review, 'product' | 'repair'>> {
  if (targetType === ReviewTargetType.GENERAL) return { product: null, repair: null };
  if (targetType === ReviewTargetType.PRODUCT) {
    const { id } = await readProduct(ctx, targetId);
    return { product: ctx.em.getReference(Product, id, { wrapped: true }), repair: null };
  }
  const { id, status } = await readRepair(ctx, targetId);
  if (!FINISHED.includes(status)) throw conflict('A repair can be reviewed once it is repaired or delivered.');
  nameRepair(ctx, id);
  return { product: null, repair: ctx.em.getReference(Repair, id, { wrapped: true }) };
}

/**
 * Withdraws a review's approval, or gives it back.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND
 */
export async function setReviewApproval(ctx: Ctx, id: string, approval: unknown): Promise<Review> {
  authorize(ctx.actor, canModerate(ctx.actor));
  const { isApproved } = setApprovalSchema.parse({ isApproved: approval });
  return transaction(ctx, async () => {
    const review = await lockReview(ctx, id);
    if (review.isApproved !== isApproved) emit(ctx, new ReviewApprovalChanged(id, isApproved));
    review.isApproved = isApproved;
    return review;
  });
}

/**
 * Takes a review away for everyone; it can be restored for a while.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteReview(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canModerate(ctx.actor));
  return transaction(ctx, async () => {
    moveToBin(ctx, await lockReview(ctx, id), new ReviewDeleted(id));
    return id;
  });
}

const REVIEWED_AGAIN = 'Its author has written another review of this since.';

/**
 * Brings a deleted review back as it was; of one that is there nothing changes.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where its author has written another one meanwhile
 */
export async function restoreReview(ctx: Ctx, id: string): Promise<Review> {
  authorize(ctx.actor, canModerate(ctx.actor));
  try {
    return await transaction(ctx, async () => {
      const review = await lockById(ctx, Review, id, NO_REVIEW, { filters: false });
      takeFromBin(ctx, review, new ReviewRestored(id));
      return review;
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflict(REVIEWED_AGAIN);
    throw error;
  }
}

const NO_REVIEW = 'Review not found.';

const lockReview = (ctx: Ctx, id: string) =>
  lockById(ctx, Review, id, NO_REVIEW, { filters: false, where: NOT_DELETED });
