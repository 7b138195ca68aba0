import { type Actor, isAdmin } from '../core/policy.js';
import { seesPayments } from '../payments/index.js';
import type { RepairAbilities } from '../repairs/index.js';

/** Who may do what with bills (decisions §15 'Who sees'). Whoever has the address of a public copy may read that one. */

/** Issuing, crediting and mailing them, their list, and the tax settings. */
export const canManage = (actor: Actor): boolean => isAdmin(actor);

/** Those of a repair: its owner, admins, and whoever gave the contact number. */
export const seesBills = (abilities: RepairAbilities): boolean => seesPayments(abilities);
