import { type Actor, isAdmin } from '../core/policy.js';

/** How the workshop is doing, with what it earns, is for admins alone (back-office §6). */
export const canReadReport = (actor: Actor): boolean => isAdmin(actor);
