import { LockMode } from '@mikro-orm/core';
import { AccessScope } from '../../core/accessScope.js';
import type { Ctx } from '../../core/context.js';
import { isUuid } from '../../core/entities/ids.js';
import { forbidden, notFound, rateLimited } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { isUsedUp } from '../../core/limits.js';
import { authorize, isAdmin, UserRole, whyNotByToken as whyNotByScopes } from '../../core/policy.js';
import { postMail } from '../../mail/index.js';
import { OneTimeToken, User } from '../entity.js';
import { PasswordResetSentByAdmin, UserCreatedByAdmin, UserDeletedByAdmin, UserUpdatedByAdmin } from '../events.js';
import { RESET_MAILS } from '../limits.js';
import { canManage, whyNotByToken, whyNotDelete, whyNotDemote, whyNotMove } from '../policy.js';
import { changed } from '../profile/changes.js';
import { sendEmailConfirmationLater } from '../signIn/emailConfirmation.service.js';
import { assertFree } from '../signIn/freeNames.js';
import { lockAccount, lookingTwice } from '../signIn/lookup.js';
import { hashPassword } from '../signIn/password.js';
import { passwordResetMail } from '../signIn/password.service.js';
import { viewer } from '../viewer.js';
import { createUserSchema, updateUserSchema } from './inputs.js';

/** Throws for whoever may not manage accounts. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export const authorizeManaging = (ctx: Ctx): void => authorize(ctx.actor, canManage(ctx.actor));

/** One account; null if there is none. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function findUser(ctx: Ctx, id: string): Promise<User | null> {
  authorizeManaging(ctx);
  return isUuid(id) ? ctx.em.findOne(User, { id }) : null;
}

/** An account that the caller may see: their own, for admins anybody's; null for any other id. */
export async function findVisibleUser(ctx: Ctx, id: string): Promise<User | null> {
  const account = await viewer(ctx);
  if (account?.id === id.toLowerCase()) return account;
  // the scopes of the door are for one's own account
  return isAdmin(ctx.actor) && !whyNotByScopes(ctx.actor, [AccessScope.PEOPLE_READ]) ? findUser(ctx, id) : null;
}

/**
 * Opens an account for somebody, with either role (back-office §6). A link that confirms the address is mailed.
 * @param input see createUserSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, also for what whyNotByToken refuses; BAD_INPUT, CONFLICT for a name or address
 *   that is taken
 */
export async function createUser(ctx: Ctx, input: unknown): Promise<User> {
  authorizeManaging(ctx);
  const { password, ...details } = createUserSchema.parse(input);
  refuse(whyNotByToken(ctx, details.role));
  await assertFree(ctx, details);
  const passwordHash = await hashPassword(password);
  return lookingTwice(() =>
    transaction(ctx, async () => {
      await assertFree(ctx, details);
      const user = Object.assign(new User(), details, { passwordHash, createdAt: ctx.clock() });
      ctx.em.persist(user);
      emit(ctx, new UserCreatedByAdmin(user.id));
      await sendEmailConfirmationLater(ctx, user);
      return user;
    }),
  );
}

/**
 * Changes somebody's account; a new role counts from the person's next request on. What was proven of an earlier address is
 * not proven of a new one, and no link that was mailed there works any more.
 * @param input see updateUserSchema
 * @throws AppError UNAUTHENTICATED; FORBIDDEN, also for what whyNotDemote, whyNotMove and whyNotByToken refuse; BAD_INPUT, NOT_FOUND; CONFLICT
 *   for a name or address that is taken
 */
export async function updateUser(ctx: Ctx, id: string, input: unknown): Promise<User> {
  authorizeManaging(ctx);
  const wanted = updateUserSchema.parse(input);
  return lookingTwice(() =>
    transaction(ctx, async () => {
      const user = await lockForAdmin(ctx, id);
      const changes = changed(user, wanted);
      refuse(whyNotByToken(ctx, user.role) ?? whyNotByToken(ctx, wanted.role ?? user.role));
      const isMoving = changes.email !== undefined && changes.email.toLowerCase() !== user.email.toLowerCase();
      refuse(changes.role === UserRole.USER ? whyNotDemote(ctx, user) : undefined);
      refuse(isMoving ? whyNotMove(ctx, user) : undefined);
      await assertFree(ctx, changes, user);
      Object.assign(user, changes);
      if (isMoving) await beginWithAddress(ctx, user);
      const fields = Object.keys(changes);
      if (fields.length > 0) emit(ctx, new UserUpdatedByAdmin(user.id, fields, changes.role));
      return user;
    }),
  );
}

async function beginWithAddress(ctx: Ctx, user: User): Promise<void> {
  user.emailConfirmedAt = null;
  await ctx.em.nativeDelete(OneTimeToken, { user: user.id });
  await sendEmailConfirmationLater(ctx, user);
}

/**
 * Deletes somebody's account for good, and ends its sessions. Repairs, reviews, comments and messages stay, as a guest's
 * (decisions §3).
 * @returns its id
 * @throws AppError UNAUTHENTICATED; FORBIDDEN, also for what whyNotDelete and whyNotByToken refuse; NOT_FOUND
 */
export async function deleteUser(ctx: Ctx, id: string): Promise<string> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const user = await lockForAdmin(ctx, id);
    refuse(whyNotByToken(ctx, user.role) ?? whyNotDelete(ctx, user));
    // what belongs to an account goes or is detached by the rules of its foreign keys
    ctx.em.remove(user);
    emit(ctx, new UserDeletedByAdmin(user.id));
    return user.id;
  });
}

/**
 * Has a link mailed to somebody that sets a new password; an account that only signs in elsewhere gets its first one so
 * (decisions §11).
 * @throws AppError UNAUTHENTICATED; FORBIDDEN, also for what whyNotByToken refuses; NOT_FOUND, RATE_LIMITED where the person was sent
 *   enough of them
 */
export async function sendPasswordReset(ctx: Ctx, id: string): Promise<void> {
  const user = await findUser(ctx, id);
  if (!user) throw missing();
  refuse(whyNotByToken(ctx, user.role));
  if (await isUsedUp(ctx, RESET_MAILS, user.id)) {
    throw rateLimited(
      'This person was sent several links already. Please try again later.',
      RESET_MAILS.durationSeconds,
    );
  }
  await transaction(ctx, async () => {
    await postMail(ctx, passwordResetMail, { data: { email: user.email } });
    emit(ctx, new PasswordResetSentByAdmin(user.id));
  });
}

/**
 * The account, locked after all admins: of two who demote or delete each other at the same time, the second finds out that he
 * is no admin any more.
 */
async function lockForAdmin(ctx: Ctx, id: string): Promise<User> {
  const admins = await ctx.em.find(
    User,
    { role: UserRole.ADMIN },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const { actor } = ctx;
  if (!admins.some((admin) => actor.kind === 'user' && admin.id === actor.id)) throw forbidden();
  const user = isUuid(id) ? await lockAccount(ctx, id) : null;
  if (!user) throw missing();
  return user;
}

const missing = () => notFound('User not found.');

function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw forbidden(reason);
}
