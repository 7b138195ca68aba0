import { ref } from '@mikro-orm/core';
import type { AccessScope } from '../../core/accessScope.js';
import type { Ctx } from '../../core/context.js';
import { isUuid } from '../../core/entities/ids.js';
import { badInput, conflict, forbidden, notFound, unauthenticated } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { consume } from '../../core/limits.js';
import { requireScopes } from '../../core/policy.js';
import type { User } from '../entity.js';
import { AccessTokenCreated, AccessTokenRevoked } from '../events.js';
import { ACCESS_TOKENS } from '../limits.js';
import { lockAccount } from '../signIn/lookup.js';
import { hasSession } from '../signIn/session.js';
import { requireViewer } from '../viewer.js';
import { AccessToken } from './entity.js';
import { createAccessTokenSchema } from './inputs.js';
import { scopesFor } from './policy.js';
import { newSecret } from './secret.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A year, and a day for clocks that differ. */
const MAX_DAYS = 367;
const MAX_LIVING = 20;
/** So long an expired one stays in its owner's list. */
const KEPT_DAYS = 90;

/** Tokens are a matter of the person alone: one token makes and ends no other. @throws AppError UNAUTHENTICATED, FORBIDDEN */
async function requirePerson(ctx: Ctx): Promise<User> {
  requireScopes(ctx.actor, null);
  return requireViewer(ctx);
}

/** The caller's tokens, newest first, those that have expired among them. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function listAccessTokens(ctx: Ctx): Promise<AccessToken[]> {
  const { id } = await requirePerson(ctx);
  return ctx.em.find(AccessToken, { user: id }, { orderBy: { createdAt: 'desc', id: 'desc' } });
}

/** What the caller can grant to a token. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function grantableScopes(ctx: Ctx): Promise<AccessScope[]> {
  return scopesFor((await requirePerson(ctx)).role);
}

/**
 * Makes a token for a program that acts for the caller (decisions §3). At most twenty of a person live at a time, and none
 * lives longer than a year.
 * @param input see createAccessTokenSchema
 * @returns the token itself, which nobody can ever read again, and what is kept of it
 * @throws AppError UNAUTHENTICATED, BAD_INPUT, RATE_LIMITED; FORBIDDEN for a scope that the caller cannot grant; CONFLICT
 *   when there are too many
 */
export async function createAccessToken(
  ctx: Ctx,
  input: unknown,
): Promise<{ token: string; accessToken: AccessToken }> {
  const { id } = await requirePerson(ctx);
  const { expiresAt, ...wanted } = createAccessTokenSchema.parse(input);
  assertLifetime(ctx, expiresAt);
  await consume(ctx, ACCESS_TOKENS, id);
  const { secret, hash, hint } = newSecret();
  return transaction(ctx, async () => {
    const user = await lockAccount(ctx, id);
    // somebody may have ended all that opens this account meanwhile; nothing may come after that
    if (!user || !(await hasSession(ctx))) throw unauthenticated();
    assertGrantable(user, wanted.scopes);
    const now = ctx.clock();
    if ((await ctx.em.count(AccessToken, { user: id, expiresAt: { $gt: now } })) >= MAX_LIVING) {
      throw conflict(`You have ${MAX_LIVING} access tokens already. Please revoke one first.`);
    }
    const accessToken = Object.assign(new AccessToken(), {
      ...wanted,
      user: ref(user),
      hash,
      hint,
      createdAt: now,
      expiresAt,
    });
    ctx.em.persist(accessToken);
    emit(ctx, new AccessTokenCreated(accessToken.id, user.id, wanted.name, wanted.scopes));
    return { token: secret, accessToken };
  });
}

function assertLifetime(ctx: Ctx, expiresAt: Date): void {
  const lives = expiresAt.getTime() - ctx.clock().getTime();
  if (lives <= 0) throw wrongEnd('A token cannot expire in the past.');
  if (lives > MAX_DAYS * DAY_MS) throw wrongEnd('A token can live for at most one year.');
}

const wrongEnd = (message: string) => badInput(message, { expiresAt: message });

function assertGrantable({ role }: User, scopes: readonly AccessScope[]): void {
  const grantable = scopesFor(role);
  const beyond = scopes.find((scope) => !grantable.includes(scope));
  if (beyond) throw forbidden(`Your account cannot grant the scope ${beyond}.`);
}

/**
 * Ends one of the caller's tokens at once.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for one that does not exist or is somebody else's: both look alike
 */
export async function revokeAccessToken(ctx: Ctx, id: string): Promise<string> {
  const owner = await requirePerson(ctx);
  return transaction(ctx, async () => {
    const token = isUuid(id) ? await ctx.em.findOne(AccessToken, { id, user: owner.id }) : null;
    if (!token || (await ctx.em.nativeDelete(AccessToken, { id })) === 0) throw notFound('Access token not found.');
    emit(ctx, new AccessTokenRevoked(id, owner.id, token.name));
    return id;
  });
}

/** Whether it opens nothing any more. */
export const isExpired = (ctx: Ctx, { expiresAt }: AccessToken): boolean => expiresAt <= ctx.clock();

/** Expired tokens count no longer anyway; this only clears away what is long over (housekeeping.ts). */
export async function forgetExpiredAccessTokens(ctx: Ctx): Promise<void> {
  const limit = new Date(ctx.clock().getTime() - KEPT_DAYS * DAY_MS);
  await ctx.em.nativeDelete(AccessToken, { expiresAt: { $lt: limit } });
}
