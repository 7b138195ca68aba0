import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Ctx } from '../core/context.js';
import { unauthenticated } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { consume, forgive, giveBack, isExhausted, isUsedUp } from '../core/limits.js';
import { Session, User } from './entity.js';
import { UserRegistered, UserSignedIn, UserSignedOut } from './events.js';
import { registerSchema, signInSchema } from './inputs.js';
import { KNOWN_HERE, REGISTER_ADDRESS, SIGN_IN_ACCOUNT, SIGN_IN_ADDRESS, SIGN_IN_HERE, SIGN_INS } from './limits.js';
import { DEFAULT_PREFERENCES } from './profile/preferences.js';
import { sendEmailConfirmationLater } from './signIn/emailConfirmation.service.js';
import { assertFree } from './signIn/freeNames.js';
import { verifyCredentials } from './signIn/localStrategy.js';
import { findByIdentifier, knownAs, lockAccount } from './signIn/lookup.js';
import { hashPassword, mendedHash, verifyPassword } from './signIn/password.js';
import { openSession, type SignedIn } from './signIn/session.js';

/**
 * Signs somebody in by e-mail or username and password. An unknown account and a wrong password answer alike, in
 * text and in time.
 * @throws AppError UNAUTHENTICATED 'Invalid credentials.', RATE_LIMITED
 */
export async function signIn(ctx: Ctx, input: unknown): Promise<SignedIn> {
  const { identifier, password } = signInSchema.parse(input);
  await consume(ctx, SIGN_IN_ADDRESS, ctx.address);
  const found = await findByIdentifier(ctx, identifier);
  // by its id, so that a name and an address of the same account are not counted apart
  const account = found?.id ?? knownAs(identifier);
  const here = `${account} ${ctx.address}`;
  await consume(ctx, SIGN_IN_HERE, here);
  if (!(await isUsedUp(ctx, KNOWN_HERE, here))) await consume(ctx, SIGN_IN_ACCOUNT, account);
  const verified = await verifyCredentials(found, { identifier, password });
  if (!verified) throw unauthenticated('Invalid credentials.');
  await consume(ctx, SIGN_INS, account);
  // kept apart: reading the account anew changes the object that was verified
  const { id, passwordHash } = verified;
  const mended = await mendedHash(passwordHash!, password);
  const signedIn = await transaction(ctx, async () => {
    const user = await lockAccount(ctx, id);
    // the password may have been changed while it was looked at; then this was the old one, unless its hash was only mended
    const isSame = user?.passwordHash === passwordHash || (await verifyPassword(user?.passwordHash, password));
    if (!user || !isSame) throw unauthenticated('Invalid credentials.');
    if (mended) user.passwordHash = mended;
    emit(ctx, new UserSignedIn(user.id));
    return { token: openSession(ctx, user), user };
  });
  await forgive(ctx, SIGN_IN_HERE, here);
  await forgive(ctx, SIGN_IN_ACCOUNT, account);
  await giveBack(ctx, SIGN_IN_ADDRESS, ctx.address);
  await isExhausted(ctx, KNOWN_HERE, here);
  return signedIn;
}

/**
 * Opens an account and signs in (public-site §5 'Registration'). A link that confirms the address is mailed.
 * @throws AppError BAD_INPUT, CONFLICT for a name or address that is taken, RATE_LIMITED
 */
export async function register(ctx: Ctx, input: unknown): Promise<SignedIn> {
  const { password, language, ...details } = registerSchema.parse(input);
  await consume(ctx, REGISTER_ADDRESS, ctx.address);
  await assertFree(ctx, details);
  const user = Object.assign(new User(), {
    ...details,
    passwordHash: await hashPassword(password),
    preferences: { ...DEFAULT_PREFERENCES, language: language ?? null },
    createdAt: ctx.clock(),
  });
  try {
    return await transaction(ctx, async () => {
      ctx.em.persist(user);
      emit(ctx, new UserRegistered(user.id));
      await sendEmailConfirmationLater(ctx, user);
      return { token: openSession(ctx, user), user };
    });
  } catch (error) {
    // two at the same time: the index decides
    if (error instanceof UniqueConstraintViolationException) await assertFree(ctx, details);
    throw error;
  }
}

/** Ends this session; access tokens stay. A guest has none to end, which is no error. */
export async function signOut(ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || actor.sessionId === null) return;
  const { id, sessionId } = actor;
  await transaction(ctx, async () => {
    if ((await ctx.em.nativeDelete(Session, { id: sessionId })) > 0) emit(ctx, new UserSignedOut(id));
  });
}

export { callersAccount, requireViewer, viewer } from './viewer.js';
