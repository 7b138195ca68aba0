import type { SocialProvider } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { badInput, conflict, unauthenticated } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { SocialIdentity, TokenPurpose, type User } from '../entity.js';
import { ProviderLinked, ProviderUnlinked } from '../events.js';
import { lockAccount } from '../signIn/lookup.js';
import { issueToken, redeemToken } from '../signIn/oneTimeToken.js';
import { hasSession } from '../signIn/session.js';
import { requireViewer } from '../viewer.js';
import { FLOW_MINUTES } from './flow.js';
import { redeemCode } from './handoff.js';
import { addIdentity, findOwner } from './identities.js';

/**
 * Connecting a provider goes out with a ticket and comes home with a code. Both name the account that asked, and only that
 * account can use the code: a stranger's ticket or code connects nothing.
 */

/**
 * Where to go in order to connect a provider to the caller's account.
 * @throws AppError UNAUTHENTICATED; CONFLICT for a provider that the shop is not registered with
 */
export async function startProviderLink(ctx: Ctx, provider: SocialProvider): Promise<string> {
  const user = await requireViewer(ctx);
  if (!ctx.config.social[provider].client) throw conflict('This way to sign in is not set up.');
  const purpose = TokenPurpose.PROVIDER_LINK;
  const link = await transaction(ctx, () =>
    issueToken(ctx, { purpose, minutes: FLOW_MINUTES, user, data: { provider } }),
  );
  return `/auth/${provider}?${new URLSearchParams({ redirect: '/settings', link }).toString()}`;
}

/** Uses up a ticket. @returns the id of whoever asked for it; null if it does not count */
export async function redeemTicket(ctx: Ctx, provider: SocialProvider, ticket: unknown): Promise<string | null> {
  if (typeof ticket !== 'string') return null;
  const token = await transaction(ctx, () => redeemToken(ctx, TokenPurpose.PROVIDER_LINK, ticket));
  return token?.data?.provider === provider ? (token.user?.id ?? null) : null;
}

/**
 * Connects a provider to the caller's account.
 * @throws AppError UNAUTHENTICATED; BAD_INPUT for a code that is used, too old, or was not made for the caller; CONFLICT
 */
export async function linkProvider(ctx: Ctx, code: string): Promise<User> {
  const user = await requireViewer(ctx);
  return transaction(ctx, async () => {
    const handoff = await redeemCode(ctx, code);
    if (handoff?.linkUserId !== user.id) throw badInput('Social login failed.');
    const { provider, profile } = handoff;
    const owner = await findOwner(ctx, provider, profile.subject);
    if (owner?.id === user.id) return user;
    if (owner) throw conflict('This account is already connected to somebody else.');
    await lockOwn(ctx, user.id);
    if ((await ctx.em.count(SocialIdentity, { user: user.id, provider })) > 0) {
      throw conflict('Please disconnect the other account of this provider first.');
    }
    addIdentity(ctx, user, provider, profile.subject);
    emit(ctx, new ProviderLinked(user.id, provider));
    return user;
  });
}

/**
 * Disconnects a provider from the caller's account; one that is not connected is no error.
 * @throws AppError UNAUTHENTICATED; CONFLICT if nobody could sign in to the account any more
 */
export async function unlinkProvider(ctx: Ctx, provider: SocialProvider): Promise<User> {
  const { id } = await requireViewer(ctx);
  return transaction(ctx, async () => {
    // of two at the same time, the second sees what the first has left
    const user = await lockOwn(ctx, id);
    const identities = await ctx.em.find(SocialIdentity, { user: id }, { refresh: true });
    if (!identities.some((identity) => identity.provider === provider)) return user;
    const isUsable = (other: SocialProvider) => other !== provider && ctx.config.social[other].client !== null;
    if (user.passwordHash === null && !identities.some((identity) => isUsable(identity.provider))) {
      throw conflict('Set a password first: this is your only way to sign in.');
    }
    await ctx.em.nativeDelete(SocialIdentity, { user: id, provider });
    emit(ctx, new ProviderUnlinked(id, provider));
    return user;
  });
}

/**
 * The caller's account, for a change of the ways in.
 * @throws AppError UNAUTHENTICATED if the session has ended meanwhile, because somebody else has proven that it is theirs
 */
async function lockOwn(ctx: Ctx, id: string): Promise<User> {
  const user = await lockAccount(ctx, id);
  if (!user || !(await hasSession(ctx))) throw unauthenticated();
  return user;
}
