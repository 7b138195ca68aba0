import { type Actor, isAdmin } from '../core/policy.js';

/** The log is for admins alone; nobody writes in it but the house itself (decisions §2). */
export const canRead = (actor: Actor): boolean => isAdmin(actor);
