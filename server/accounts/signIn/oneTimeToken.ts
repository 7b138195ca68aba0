import { createHash, randomBytes } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { OneTimeToken, type TokenPurpose, type User } from '../entity.js';

interface Issue {
  purpose: TokenPurpose;
  minutes: number;
  user?: User | null;
  data?: Record<string, unknown>;
}

/**
 * Makes a secret of 256 random bits that can be redeemed once. A person's earlier one for the same purpose no longer
 * counts.
 * @returns the secret; only its hash is kept
 */
export async function issueToken(ctx: Ctx, { purpose, minutes, user = null, data }: Issue): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  if (user) await ctx.em.nativeDelete(OneTimeToken, { user: user.id, purpose });
  await ctx.em.insert(OneTimeToken, {
    hash: hashOf(secret),
    purpose,
    user: user && ref(user),
    data: data ?? null,
    expiresAt: new Date(ctx.clock().getTime() + minutes * 60_000),
  });
  return secret;
}

/**
 * Uses up a secret. Within a transaction it is used up only if that commits; of two at the same time, one gets it.
 * @returns undefined for a secret that is unknown, used, too old, or for something else
 */
export async function redeemToken(ctx: Ctx, purpose: TokenPurpose, secret: string): Promise<OneTimeToken | undefined> {
  const token = await ctx.em.findOne(OneTimeToken, { hash: hashOf(secret), purpose }, { refresh: true });
  if (!token || token.expiresAt <= ctx.clock()) return undefined;
  return (await ctx.em.nativeDelete(OneTimeToken, { hash: token.hash })) === 1 ? token : undefined;
}

/** Whose secret it is, without using it up: what locks the account first asks this. */
export async function ownerOfToken(ctx: Ctx, purpose: TokenPurpose, secret: string): Promise<string | undefined> {
  return (await ctx.em.findOne(OneTimeToken, { hash: hashOf(secret), purpose }))?.user?.id;
}

/** Secrets past their end count no longer anyway; this only clears them away (housekeeping.ts). */
export async function forgetExpiredTokens(ctx: Ctx): Promise<void> {
  await ctx.em.nativeDelete(OneTimeToken, { expiresAt: { $lt: ctx.clock() } });
}

/** What is kept of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
