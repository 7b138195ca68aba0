import { type Actor, isAdmin } from '../core/policy.js';

/** A CV is read by admins alone (decisions §7). */
export const canReadCvs = (actor: Actor): boolean => isAdmin(actor);
