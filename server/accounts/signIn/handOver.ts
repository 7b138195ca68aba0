import type { Ctx } from '../../core/context.js';
import { emit } from '../../core/events.js';
import { OneTimeToken, SocialIdentity, type User } from '../entity.js';
import { EmailConfirmed } from '../events.js';
import { endAccess } from './session.js';

/**
 * Gives an account to whoever has just proven its address for the first time. Until now nobody had: whoever opened it may
 * have been a stranger who waits for the owner of the address to come. So every way in that was made before is closed.
 * The password is the caller's to remove or to replace.
 * @param user locked by the running transaction
 */
export async function handOver(ctx: Ctx, user: User): Promise<void> {
  user.emailConfirmedAt = ctx.clock();
  await endAccess(ctx, user.id);
  await ctx.em.nativeDelete(OneTimeToken, { user: user.id });
  await ctx.em.nativeDelete(SocialIdentity, { user: user.id });
  emit(ctx, new EmailConfirmed(user.id));
}
