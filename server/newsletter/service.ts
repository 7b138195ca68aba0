import type { Ctx } from '../platform/context.js';
import { emit, transaction } from '../platform/events.js';
import { assertFilledInByPerson } from '../platform/formGuard.js';
import { newUuid } from '../platform/ids.js';
import { callerOf, consume, type RateLimit } from '../platform/limits.js';
import { NewsletterSubscribed } from './events.js';
import { subscribeSchema } from './inputs.js';

/** Of one person, or of an address: an office or a mobile network can stand behind one. */
const SUBSCRIPTIONS: RateLimit = { name: 'subscriptions', points: 20, durationSeconds: 60 * 60 };

/**
 * Puts an address on the list, or makes it active again. It answers alike whether or not the address was known
 * (decisions §9).
 * @param input `{email}`
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError BAD_INPUT 'Please enter a valid email address.', RATE_LIMITED
 */
export async function subscribeToNewsletter(ctx: Ctx, input: unknown, formGuard?: unknown): Promise<void> {
  assertFilledInByPerson(ctx, formGuard);
  const { email } = subscribeSchema.parse(input);
  await consume(ctx, SUBSCRIPTIONS, callerOf(ctx));
  await transaction(ctx, async () => {
    // one statement, so that two at the same time make one subscription
    const [changed] = await ctx.em.execute<{ id: string }[]>(
      `insert into newsletter_subscription (id, email, created_at, is_active) values (?, ?, ?, true)
      on conflict (email_key) do update set is_active = true where not newsletter_subscription.is_active
      returning id`,
      [newUuid(), email, ctx.clock()],
    );
    if (changed) emit(ctx, new NewsletterSubscribed(changed.id));
  });
}
