import { ref } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { AccessToken } from '../accessTokens/entity.js';
import { Session, type User } from '../entity.js';
import { signToken, TOKEN_DAYS } from './token.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A session that has just begun. */
export interface SignedIn {
  token: string;
  user: User;
  /** Something about the account that its owner must know. */
  notice?: string | undefined;
}

/** Opens a session in the running transaction. @returns its token */
export function openSession(ctx: Ctx, user: User): string {
  const now = ctx.clock();
  const session = Object.assign(new Session(), {
    user: ref(user),
    createdAt: now,
    expiresAt: new Date(now.getTime() + TOKEN_DAYS * DAY_MS),
  });
  ctx.em.persist(session);
  return signToken(ctx.config, session);
}

/** The session that the caller came with; undefined for a guest, and for an access token. */
export const sessionOf = (ctx: Ctx): string | undefined =>
  ctx.actor.kind === 'user' ? (ctx.actor.sessionId ?? undefined) : undefined;

/** Whether that session is still there. */
export async function hasSession(ctx: Ctx): Promise<boolean> {
  const id = sessionOf(ctx);
  return id !== undefined && (await ctx.em.count(Session, { id })) > 0;
}

/** Ends the sessions of a person, but for one that may stay, and all access tokens. */
export async function endAccess(ctx: Ctx, userId: string, staying?: string): Promise<void> {
  await ctx.em.nativeDelete(Session, { user: userId, ...(staying && { id: { $ne: staying } }) });
  await ctx.em.nativeDelete(AccessToken, { user: userId });
}

/** Sessions past their end count no longer anyway; this only clears them away (housekeeping.ts). */
export async function forgetExpiredSessions(ctx: Ctx): Promise<void> {
  await ctx.em.nativeDelete(Session, { expiresAt: { $lt: ctx.clock() } });
}
