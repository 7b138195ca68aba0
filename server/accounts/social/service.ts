import type { SocialProvider } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { badInput, conflict, unauthenticated } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { isVisible } from '../../core/fields/text.js';
import { consume } from '../../core/limits.js';
import { UserRole } from '../../core/policy.js';
import { SocialIdentity, type User } from '../entity.js';
import type { Language } from '../enums.js';
import { PasswordChanged, ProviderLinked, UserSignedInWithProvider } from '../events.js';
import { accountEmail } from '../inputs.js';
import { SOCIAL_ADDRESS } from '../limits.js';
import { handOver } from '../signIn/handOver.js';
import { findByIdentifier, isMainAdmins, lockAccount, lookingTwice } from '../signIn/lookup.js';
import { openSession, type SignedIn } from '../signIn/session.js';
import { profileOfAccessToken } from './accessToken.js';
import { isCode, redeemCode } from './handoff.js';
import { addIdentity, findOwner } from './identities.js';
import { failedWith, parseSocialSignIn } from './inputs.js';
import { openAccount } from './newAccount.js';
import type { Profile } from './profile.js';

export { socialTokenSchema } from './inputs.js';

const PASSWORD_FIRST = 'Sign in with your password first.';
const PASSWORD_REMOVED =
  'This account had a password that was never confirmed by email. For your safety it was removed; you can set a new one in your settings.';

/**
 * Signs somebody in who comes back from a provider, with our one-time code or with the provider's own access token
 * (decisions §10). A newcomer gets an account. The code is used up only by a success: who is asked for an address may
 * send it again.
 * @throws AppError UNAUTHENTICATED 'Social login with {provider} failed.'; BAD_INPUT where an address is missing; CONFLICT
 * where it is somebody's already; RATE_LIMITED
 */
export async function signInWithProvider(ctx: Ctx, input: unknown): Promise<SignedIn> {
  const { provider, token, email, language } = parseSocialSignIn(input);
  await consume(ctx, SOCIAL_ADDRESS, ctx.address);
  const bearer = isCode(token) ? undefined : await profileOfAccessToken(ctx, provider, token);
  return lookingTwice(() =>
    transaction(ctx, async () => {
      const profile = isCode(token) ? await profileOfCode(ctx, provider, token) : bearer;
      if (!profile) throw unauthenticated(failedWith(provider));
      const { user, notice } = await admit(ctx, provider, profile, { email, language: language ?? null });
      emit(ctx, new UserSignedInWithProvider(user.id, provider));
      return { token: openSession(ctx, user), user, notice };
    }),
  );
}

/** The providers that an account signs in with. */
export async function linkedProviders(ctx: Ctx, user: User): Promise<SocialProvider[]> {
  const identities = await ctx.em.find(SocialIdentity, { user: user.id }, { orderBy: { provider: 'asc' } });
  return identities.map(({ provider }) => provider);
}

/** A code that was made to connect an account signs nobody in. */
async function profileOfCode(ctx: Ctx, provider: SocialProvider, code: string): Promise<Profile | undefined> {
  const handoff = await redeemCode(ctx, code);
  return handoff?.provider === provider && !handoff.linkUserId ? handoff.profile : undefined;
}

type Admitted = Pick<SignedIn, 'user' | 'notice'>;

/** What the person adds to what the provider says. */
interface Given {
  email: string | null | undefined;
  language: Language | null;
}

/** Finds the account of whoever the provider names, or opens one. */
async function admit(ctx: Ctx, provider: SocialProvider, profile: Profile, given: Given): Promise<Admitted> {
  const { subject } = profile;
  const known = await findOwner(ctx, provider, subject);
  if (known) return { user: known };
  const isProven = profile.email !== null && profile.emailVerified;
  const email = profile.email ?? givenAddress(given.email);
  const owner = await findByIdentifier(ctx, email);
  const admitted =
    owner || isMainAdmins(ctx, email)
      ? await adopt(ctx, provider, owner, isProven)
      : { user: await openAccount(ctx, { profile, email, isProven, language: given.language }) };
  addIdentity(ctx, admitted.user, provider, subject);
  return admitted;
}

/**
 * Connects the account that has the provider's address. Only an address that the provider vouches for says that it is
 * the same person; and no admin is ever taken over by an address.
 */
async function adopt(ctx: Ctx, provider: SocialProvider, found: User | null, isProven: boolean): Promise<Admitted> {
  if (!isProven) throw conflict(PASSWORD_FIRST, { email: PASSWORD_FIRST });
  const owner = found && (await lockAccount(ctx, found.id));
  if (!owner || owner.role === UserRole.ADMIN || isMainAdmins(ctx, owner.email)) throw conflict(PASSWORD_FIRST);
  const notice = owner.emailConfirmedAt ? undefined : await giveBack(ctx, owner);
  // another account there has this address too: one of them is not, or no longer, this person's
  if ((await ctx.em.count(SocialIdentity, { user: owner.id, provider })) > 0) throw conflict(PASSWORD_FIRST);
  emit(ctx, new ProviderLinked(owner.id, provider));
  return { user: owner, notice };
}

/**
 * Gives an account to the owner of its address, without the password that somebody else may have chosen.
 * @returns what the owner must know, if there was a password
 */
async function giveBack(ctx: Ctx, user: User): Promise<string | undefined> {
  const hadPassword = user.passwordHash !== null;
  user.passwordHash = null;
  await handOver(ctx, user);
  if (!hadPassword) return undefined;
  emit(ctx, new PasswordChanged(user.id, 'removed'));
  return PASSWORD_REMOVED;
}

/** The address that somebody typed because the provider told none. */
function givenAddress(email: string | null | undefined): string {
  const missing = 'Please enter your email.';
  if (!email || !isVisible(email)) throw badInput(missing, { email: missing });
  const parsed = accountEmail.safeParse(email);
  if (parsed.success) return parsed.data;
  const { message } = parsed.error.issues[0]!;
  throw badInput(message, { email: message });
}
