import type { Language } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { newUuid } from '../../core/entities/ids.js';
import { emit } from '../../core/events.js';
import { NewsletterSubscribed } from '../events.js';
import { isSuppressedSql, liftSuppression } from './suppression.js';

/**
 * Puts an address on the list because its owner wishes so, or makes it active again; what it was before is forgotten. Part of
 * the running transaction.
 * @param language of the page; null keeps what is known
 */
export async function putOnList(ctx: Ctx, email: string, language: Language | null): Promise<void> {
  await liftSuppression(ctx, email);
  // one statement, so that two at the same time make one subscription
  const [changed] = await ctx.em.execute<{ id: string }[]>(
    `insert into newsletter_subscription (id, email, created_at, is_active, language) values (?, ?, ?, true, ?)
    on conflict (email_key) do update
      set is_active = true, language = coalesce(excluded.language, newsletter_subscription.language)
      where not newsletter_subscription.is_active
    returning id`,
    [newUuid(), email, ctx.clock(), language],
  );
  if (changed) emit(ctx, new NewsletterSubscribed(changed.id));
}

/** Whether an address gets the newsletter now. */
export async function isOnList(ctx: Ctx, email: string): Promise<boolean> {
  const rows = await ctx.em.execute(
    `select 1 from newsletter_subscription where email_key = lower(?) and ${IS_WRITTEN_TO}`,
    [email],
  );
  return rows.length > 0;
}

/** How many addresses get it now. */
export async function countOnList(ctx: Ctx): Promise<number> {
  const [active] = await ctx.em.execute<{ count: number }[]>(
    `select count(*)::int as count from newsletter_subscription where ${IS_WRITTEN_TO}`,
  );
  return active!.count;
}

/** Makes an address inactive. @returns the id of its subscription, if it was on the list */
export async function takeOffList(ctx: Ctx, email: string): Promise<string | undefined> {
  const [subscription] = await ctx.em.execute<{ id: string }[]>(
    'update newsletter_subscription set is_active = false where email_key = lower(?) returning id',
    [email],
  );
  return subscription?.id;
}

/** A condition on subscriptions: a campaign goes there. */
export const IS_WRITTEN_TO = `is_active and not ${isSuppressedSql('newsletter_subscription.email_key')}`;
