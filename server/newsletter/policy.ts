import { type Actor, isAdmin } from '../core/policy.js';

/** Everybody subscribes; who did, and what is mailed to them, is for admins alone (decisions §3). */
export const canManage = (actor: Actor): boolean => isAdmin(actor);
