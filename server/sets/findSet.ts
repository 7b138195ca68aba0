import { LockMode } from '@mikro-orm/core';
import type { Ctx } from '../core/context.js';
import { isUuid } from '../core/entities/ids.js';
import { badInput, notFound } from '../core/errors.js';
import { TvSet } from './entity.js';

/** Finding a set, for the services of this room and of those whose things are a set. */

export const missingSet = () => notFound('Set not found.');

/** A set by its id. One that was merged into another is that one; null where there is none. */
export async function findMaybe(ctx: Ctx, id: string): Promise<TvSet | null> {
  if (!isUuid(id)) return null;
  const set = await ctx.em.findOne(TvSet, { id }, { populate: ['mergedInto'] });
  return set?.mergedInto?.getEntity() ?? set;
}

/**
 * The set that an input names, kept from being merged into another before the transaction ends. Whoever locks repairs or products
 * as well locks the set before them.
 * @returns null where none is named
 * @throws AppError BAD_INPUT
 */
export async function findSet(ctx: Ctx, id: string | null): Promise<TvSet | null> {
  if (id === null) return null;
  const named = await findMaybe(ctx, id);
  const set =
    named && (await ctx.em.findOne(TvSet, { id: named.id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true }));
  // it was merged between the two statements
  if (set?.mergedInto) return findSet(ctx, set.mergedInto.id);
  if (set) return set;
  const message = 'This set no longer exists.';
  throw badInput(message, { setId: message });
}

/** Sets that are about to change, by their ids; nobody else changes them before the transaction ends. @throws AppError NOT_FOUND */
export async function lockSets(ctx: Ctx, ids: readonly string[]): Promise<TvSet[]> {
  const known = ids.filter(isUuid).map((id) => id.toLowerCase());
  const sets = await ctx.em.find(
    TvSet,
    { id: { $in: known }, mergedInto: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  );
  const byId = new Map(sets.map((set) => [set.id, set]));
  return ids.map((id) => {
    const set = byId.get(id.toLowerCase());
    if (!set) throw missingSet();
    return set;
  });
}
