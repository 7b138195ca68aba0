import { LockMode, raw, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { MAX_EMAIL } from '../../core/fields/email.js';
import { plainEntry } from '../../core/fields/plainLine.js';
import { isStorable } from '../../core/fields/text.js';
import { User } from '../entity.js';

/**
 * An account that is about to change, or a session of it to begin: nobody else changes it before the transaction ends,
 * and it is read anew. What was verified before may no longer be so.
 */
export const lockAccount = (ctx: Ctx, id: string): Promise<User | null> =>
  ctx.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/** Whether an address is the main admin's, which nobody may take (decisions §10). */
export const isMainAdmins = (ctx: Ctx, email: string): boolean =>
  email.toLowerCase() === ctx.config.adminEmail.toLowerCase();

/** What a username or an address is known by, however it was typed or pasted. */
export const knownAs = (identifier: string): string => plainEntry(identifier).toLowerCase();

/** E-mails and usernames are unique regardless of case, and a username has no '@', so at most one account fits. */
export async function findByIdentifier(ctx: Ctx, identifier: string): Promise<User | null> {
  const wanted = knownAs(identifier);
  if (wanted.length > MAX_EMAIL || !isStorable(wanted)) return null;
  const column = wanted.includes('@') ? 'email' : 'username';
  return ctx.em.findOne(User, { [raw((alias) => `lower(${alias}.${column})`)]: wanted });
}

/** Of two at the same time the indexes let one through; the other looks once more at how things are now. */
export async function lookingTwice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return work();
    throw error;
  }
}
