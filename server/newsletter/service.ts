import type { Ctx } from '../core/context.js';
import { badInput } from '../core/errors.js';
import { transaction } from '../core/events.js';
import { assertFilledInByPerson } from '../core/fields/formGuard.js';
import { callerOf, consume, type RateLimit } from '../core/limits.js';
import { postMail } from '../mail/index.js';
import { putOnList } from './audience/list.js';
import { subscribeSchema } from './inputs.js';
import { countChoice, countWrongLink } from './links/limits.js';
import { openConfirmationToken } from './links/links.js';
import { confirmationMail } from './mail/confirmation.js';
import { shownByLink, type SubscriptionByLink } from './views.js';

/** Of one person, or of an address: an office or a mobile network can be behind one. */
const SUBSCRIPTIONS: RateLimit = { name: 'subscriptions', points: 20, durationSeconds: 60 * 60 };

/**
 * Puts an address on the list, or makes it active again. With NEWSLETTER_DOUBLE_OPT_IN its owner is asked by mail first, and
 * nothing changes yet. It answers alike whether or not the address was known (decisions §9).
 * @param input `{email, language?}`
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError BAD_INPUT 'Please enter a valid email address.', RATE_LIMITED
 */
export async function subscribeToNewsletter(ctx: Ctx, input: unknown, formGuard?: unknown): Promise<void> {
  assertFilledInByPerson(ctx, formGuard);
  const { email, language = null } = subscribeSchema.parse(input);
  await consume(ctx, SUBSCRIPTIONS, callerOf(ctx));
  if (ctx.config.newsletterDoubleOptIn) await postMail(ctx, confirmationMail, { recipient: email, data: { language } });
  else await transaction(ctx, () => putOnList(ctx, email, language));
}

/**
 * Confirms a subscription by the token of the mailed link; twice is as good as once.
 * @throws AppError BAD_INPUT for a link that is not ours, or too old; RATE_LIMITED
 */
export async function confirmNewsletterSubscription(ctx: Ctx, token: string): Promise<SubscriptionByLink> {
  const wish = openConfirmationToken(ctx, token);
  if (!wish) {
    await countWrongLink(ctx);
    throw badInput('This link is not valid or has expired. Please subscribe again.');
  }
  await countChoice(ctx, wish.email);
  await transaction(ctx, () => putOnList(ctx, wish.email, wish.language));
  return shownByLink(wish.email, true);
}
