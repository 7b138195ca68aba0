import type { Ctx } from '../core/context.js';
import { type Actor, isAdmin, isByToken, UserRole } from '../core/policy.js';
import type { User } from './entity.js';
import { isMainAdmins } from './signIn/lookup.js';

/** Who may do what with somebody's account (decisions §3, back-office §6). Each sentence is here once; services ask it. */

/** Seeing all accounts, opening, changing and deleting them. */
export const canManage = (actor: Actor): boolean => isAdmin(actor);

const isSelf = (actor: Actor, user: User): boolean => actor.kind === 'user' && actor.id === user.id;

/** Whether it is the account that the server's settings name. */
export const isMainAdmin = (ctx: Ctx, user: User): boolean => isMainAdmins(ctx, user.email);

/** Why an admin may not delete an account; undefined if there is nothing against it. */
export function whyNotDelete(ctx: Ctx, user: User): string | undefined {
  if (isMainAdmin(ctx, user)) return 'Cannot delete the main admin account.';
  if (isSelf(ctx.actor, user)) return 'You cannot delete your own account through this panel.';
  return undefined;
}

/** Why an admin may not make an admin a user. As nobody demotes themself, one is always left. */
export function whyNotDemote(ctx: Ctx, user: User): string | undefined {
  if (isMainAdmin(ctx, user)) return 'Cannot change the role of the main admin account.';
  if (isSelf(ctx.actor, user)) return 'You cannot change your own role through this panel.';
  return undefined;
}

/** Why an admin may not give an account another address. */
export const whyNotMove = (ctx: Ctx, user: User): string | undefined =>
  isMainAdmin(ctx, user) ? 'Cannot change the email of the main admin account.' : undefined;

/**
 * Why an access token may not make an account, or change or delete one. Over an admin's account it could come by more than it
 * was granted: with a new address for it, or with a new admin, whose password it knows.
 */
export const whyNotByToken = ({ actor }: Ctx, role: UserRole): string | undefined =>
  isByToken(actor) && role === UserRole.ADMIN ? 'An access token cannot manage the account of an admin.' : undefined;

/** All of the above at once, so that a page offers nothing that would be refused. */
export function abilitiesOf(ctx: Ctx, user: User) {
  const mayManage = canManage(ctx.actor) && !whyNotByToken(ctx, user.role);
  return {
    delete: mayManage && !whyNotDelete(ctx, user),
    changeRole: mayManage && (user.role !== UserRole.ADMIN || !whyNotDemote(ctx, user)),
    changeEmail: mayManage && !whyNotMove(ctx, user),
  };
}
