import { ref } from '@mikro-orm/core';
import type { SocialProvider } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { SocialIdentity, type User } from '../entity.js';
import { lockAccount } from '../signIn/lookup.js';

/**
 * Whose account elsewhere it is, if anybody's; locked for the running transaction. Until that ends, whoever else comes with
 * the same one waits: a newcomer who comes twice at the same time gets one account.
 */
export async function findOwner(ctx: Ctx, provider: SocialProvider, subject: string): Promise<User | null> {
  await ctx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${provider} ${subject}`]);
  const identity = await ctx.em.findOne(SocialIdentity, { provider, subject });
  if (!identity) return null;
  const user = await lockAccount(ctx, identity.user.id);
  // while we waited for the account, somebody may have disconnected it, or proven that it is theirs (handOver.ts)
  return (await ctx.em.count(SocialIdentity, { id: identity.id })) > 0 ? user : null;
}

/** Lets somebody sign in with an account elsewhere from now on; part of the running transaction. */
export function addIdentity(ctx: Ctx, user: User, provider: SocialProvider, subject: string): void {
  const identity = Object.assign(new SocialIdentity(), { user: ref(user), provider, subject, createdAt: ctx.clock() });
  ctx.em.persist(identity);
}
