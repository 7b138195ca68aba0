import { type Actor, isAdmin } from '../core/policy.js';

/** Webhooks are the admins' (decisions §3). */
export const canManage = (actor: Actor): boolean => isAdmin(actor);
