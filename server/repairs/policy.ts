import type { FilterQuery } from '@mikro-orm/core';
import { type Actor, isAdmin } from '../platform/policy.js';
import type { Repair } from './entity.js';

/** Who may do what with a repair (decisions §3). Each sentence stands here once; services ask it. */

export const owns = (actor: Actor, repair: Repair): boolean => actor.kind === 'user' && repair.owner?.id === actor.id;

/** The whole record, with phone, address and costs. */
export const canReadInFull = (actor: Actor, repair: Repair): boolean => isAdmin(actor) || owns(actor, repair);

/**
 * Costs and the notes of the history, in the tracking view: whoever holds the id of a private record got it from
 * us; the id of a public one stands in a list for all to see (decisions §12).
 */
export const canSeePrivateDetails = (actor: Actor, repair: Repair): boolean =>
  !repair.isPublic || canReadInFull(actor, repair);

/** Status, costs, notes and delivery charge. */
export const canManage = (actor: Actor): boolean => isAdmin(actor);

/** The records that somebody may see in a list, redacted or in full. */
export function visibleTo(actor: Actor): FilterQuery<Repair> {
  if (isAdmin(actor)) return {};
  if (actor.kind === 'user') return { $or: [{ isPublic: true }, { owner: actor.id }] };
  return { isPublic: true };
}

/** The public records, which look the same to everyone. */
export const PUBLIC_RECORDS = { isPublic: true } satisfies FilterQuery<Repair>;
