import { type Actor, isAdmin } from '../core/policy.js';

/** Everybody writes to the shop; what was written is for admins alone (decisions §5). */
export const canManage = (actor: Actor): boolean => isAdmin(actor);
