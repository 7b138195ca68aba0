import { type Actor, isAdmin } from '../core/policy.js';

/** Everybody sees the active openings; admins see the others too, and write them (decisions §3). */
export const canSeeInactive = (actor: Actor): boolean => isAdmin(actor);
export const canWrite = (actor: Actor): boolean => isAdmin(actor);
