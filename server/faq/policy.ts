import { type Actor, isAdmin } from '../core/policy.js';

/** Everybody reads the FAQ; admins write it (decisions §3). */
export const canWrite = (actor: Actor): boolean => isAdmin(actor);
