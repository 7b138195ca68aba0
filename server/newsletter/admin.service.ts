import type { Ctx } from '../core/context.js';
import { lockById } from '../core/entities/lockById.js';
import { conflict } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import { countOnList } from './audience/list.js';
import { isSuppressed } from './audience/suppression.js';
import { NewsletterSubscription } from './entity.js';
import { NewsletterSubscriptionChanged, NewsletterSubscriptionDeleted } from './events.js';
import { canManage } from './policy.js';

/** Throws for whoever may not manage newsletters. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export const authorizeManaging = (ctx: Ctx): void => authorize(ctx.actor, canManage(ctx.actor));

/** To how many addresses a campaign would go now. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function countActiveSubscribers(ctx: Ctx): Promise<number> {
  authorizeManaging(ctx);
  return countOnList(ctx);
}

/**
 * Stops or resumes the newsletter for an address (back-office §4); as it is already, nothing happens.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT where its owner has unsubscribed: nobody else takes that back
 */
export async function setSubscriptionActive(ctx: Ctx, id: string, isActive: boolean): Promise<NewsletterSubscription> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const subscription = await lockSubscription(ctx, id);
    if (isActive && (await isSuppressed(ctx, subscription.email))) {
      throw conflict('This address has unsubscribed. Only its owner can subscribe again.');
    }
    if (subscription.isActive !== isActive) emit(ctx, new NewsletterSubscriptionChanged(id, isActive));
    subscription.isActive = isActive;
    return subscription;
  });
}

/**
 * Takes an address off the list for good.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteSubscription(ctx: Ctx, id: string): Promise<string> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const subscription = await lockSubscription(ctx, id);
    ctx.em.remove(subscription);
    emit(ctx, new NewsletterSubscriptionDeleted(subscription.id));
    return subscription.id;
  });
}

const lockSubscription = (ctx: Ctx, id: string) => lockById(ctx, NewsletterSubscription, id, 'Subscription not found.');
