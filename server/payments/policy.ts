import { isMainAdmins } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { type Actor, isAdmin } from '../core/policy.js';
import type { RepairAbilities } from '../repairs/index.js';

/** Who may do what with money, and who sees it (decisions §15 'Who sees'). */

/** All entries, and every change that is entered by hand. */
export const canManage = (actor: Actor): boolean => isAdmin(actor);

/** A day that was counted and closed is opened again by the main admin alone. */
export const canReopen = (ctx: Ctx): boolean =>
  ctx.actor.kind === 'user' && canManage(ctx.actor) && isMainAdmins(ctx, ctx.actor.email);

/** The entries of a repair, with what they add up to: the owner, admins, and whoever gave the contact number. */
export const seesPayments = ({ seeSet }: RepairAbilities): boolean => seeSet;

/** What is open, and the buttons: whoever holds the link; of a public record only with the contact number. */
export const seesOpenAmount = ({ seeDetailsWithContactNumber }: RepairAbilities): boolean =>
  !seeDetailsWithContactNumber;
