import { type Actor, isAdmin } from '../core/policy.js';

/** Whole records, customers and drafts are for admins alone (decisions §3). */
export const canSearch = (actor: Actor): boolean => isAdmin(actor);
