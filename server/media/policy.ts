import { type Actor, isAdmin } from '../core/policy.js';

/** A CV is read by admins alone (decisions §7). */
export const canReadCvs = (actor: Actor): boolean => isAdmin(actor);

/** Pictures of customers' sets and their signatures are taken at the counter (decisions §14). */
export const canKeepPrivately = (actor: Actor): boolean => isAdmin(actor);
