import { type Actor, isAdmin } from '../core/policy.js';

/** Whoever writes the site's texts writes them in both languages (decisions §3, §16). */
export const canTranslate = (actor: Actor): boolean => isAdmin(actor);
