import { type Actor, isAdmin } from '../core/policy.js';

/** The price list is the workshop's own; visitors read what a service costs at least. */
export const canManage = (actor: Actor): boolean => isAdmin(actor);
