import type { Ctx } from '../../core/context.js';
import { notFound } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { isOnList, putOnList, takeOffList } from '../audience/list.js';
import { suppress } from '../audience/suppression.js';
import { skipMailsTo } from '../campaigns/tending.js';
import { NewsletterUnsubscribed } from '../events.js';
import { shownByLink, type SubscriptionByLink } from '../views.js';
import { countChoice, countWrongLink } from './limits.js';
import { openUnsubscribeToken } from './links.js';

/** What the link under each newsletter does (decisions §9): whoever has it has read the mailbox, and may decide for it. */

/**
 * Whether the newsletter goes to whoever has this link; nothing changes.
 * @throws AppError NOT_FOUND 'This link is not valid.', RATE_LIMITED
 */
export async function findSubscriptionByLink(ctx: Ctx, token: string): Promise<SubscriptionByLink> {
  const email = await addressOf(ctx, token);
  return shownByLink(email, await isOnList(ctx, email));
}

/**
 * Ends the newsletter for good: also for what is under way, and for an address that is not on the list any more. Twice is as
 * good as once.
 * @throws AppError NOT_FOUND 'This link is not valid.', RATE_LIMITED
 */
export async function unsubscribeFromNewsletter(ctx: Ctx, token: string): Promise<SubscriptionByLink> {
  const email = await addressOf(ctx, token);
  await countChoice(ctx, email);
  await transaction(ctx, async () => {
    const isNew = await suppress(ctx, email);
    const id = await takeOffList(ctx, email);
    await skipMailsTo(ctx, email);
    if (isNew) emit(ctx, new NewsletterUnsubscribed(id));
  });
  return shownByLink(email, false);
}

/**
 * Subscribes again whoever has unsubscribed, by mistake or not.
 * @throws AppError NOT_FOUND 'This link is not valid.', RATE_LIMITED
 */
export async function resubscribeToNewsletter(ctx: Ctx, token: string): Promise<SubscriptionByLink> {
  const email = await addressOf(ctx, token);
  await countChoice(ctx, email);
  await transaction(ctx, () => putOnList(ctx, email, null));
  return shownByLink(email, true);
}

async function addressOf(ctx: Ctx, token: string): Promise<string> {
  const email = openUnsubscribeToken(ctx.config, token);
  if (email !== undefined) return email;
  await countWrongLink(ctx);
  throw notFound('This link is not valid.');
}
