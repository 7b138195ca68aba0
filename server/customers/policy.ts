import { type Actor, isAdmin } from '../core/policy.js';

/** Who comes to the shop, how they are reached and what is remembered of them is for admins alone (decisions §3). */
export const canManage = (actor: Actor): boolean => isAdmin(actor);
