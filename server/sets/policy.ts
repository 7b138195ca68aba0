import { type Actor, isAdmin } from '../core/policy.js';

/**
 * Who may do what with sets and their sheets (decisions §14). What a customer sees of their own set follows from what they may see
 * of its repair (repairs/policy.ts).
 */

/** Sets with their whole history, sheets that are not signed yet, and every change. */
export const canManage = (actor: Actor): boolean => isAdmin(actor);
