import { type Actor, isAdmin } from '../core/policy.js';

/** Versions, free space and what fails just now help whoever wants in as much as whoever looks after it: admins alone. */
export const canReadHealth = (actor: Actor): boolean => isAdmin(actor);
