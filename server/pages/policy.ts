import { type Actor, isAdmin } from '../core/policy.js';

/** Everybody reads the pages; admins write them (decisions §3). */
export const canWrite = (actor: Actor): boolean => isAdmin(actor);
