import { pageUrl } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { badInput, unauthenticated } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { MAX_EMAIL } from '../../core/fields/email.js';
import { isStorable } from '../../core/fields/text.js';
import { consume, forgive, isExhausted } from '../../core/limits.js';
import { postMail, type MailKind } from '../../mail/index.js';
import { OneTimeToken, TokenPurpose } from '../entity.js';
import { PasswordChanged } from '../events.js';
import { changePasswordSchema, LINK_EXPIRED, passwordResetRequestSchema, resetPasswordSchema } from '../inputs.js';
import { OLD_PASSWORD, RESET_ADDRESS, RESET_MAILS, RESET_REQUEST_ADDRESS, SIGN_IN_ACCOUNT } from '../limits.js';
import { passwordResetContent } from '../mail/content.js';
import { requireViewer } from '../viewer.js';
import { handOver } from './handOver.js';
import { findByIdentifier, lockAccount } from './lookup.js';
import { issueToken, ownerOfToken, redeemToken } from './oneTimeToken.js';
import { hashPassword, verifyPassword } from './password.js';
import { endAccess, hasSession, sessionOf } from './session.js';

const RESET_MINUTES = 60;

/**
 * Changes the caller's password. This session stays, all others and all access tokens end (decisions §12).
 * @throws AppError BAD_INPUT (a wrong old password, too: 401 would log the legacy client out), UNAUTHENTICATED
 */
export async function changePassword(ctx: Ctx, input: unknown): Promise<void> {
  const user = await requireViewer(ctx);
  const { oldPassword, newPassword } = changePasswordSchema.parse(input);
  if (!user.passwordHash)
    throw badInput('This account has no password yet. Please set one through a link sent by email.');
  await consume(ctx, OLD_PASSWORD, user.id);
  if (!(await verifyPassword(user.passwordHash, oldPassword))) {
    const message = 'Your old password is not correct.';
    throw badInput(message, { oldPassword: message });
  }
  await forgive(ctx, OLD_PASSWORD, user.id);
  const verifiedHash = user.passwordHash;
  const passwordHash = await hashPassword(newPassword);
  await transaction(ctx, async () => {
    const account = await lockAccount(ctx, user.id);
    // reset or changed meanwhile, somewhere else: then this session has ended, too
    if (account?.passwordHash !== verifiedHash || !(await hasSession(ctx))) throw unauthenticated();
    account.passwordHash = passwordHash;
    await endAccess(ctx, user.id, sessionOf(ctx));
    // a link that was mailed before must not undo the change
    await ctx.em.nativeDelete(OneTimeToken, { user: user.id, purpose: TokenPurpose.PASSWORD_RESET });
    emit(ctx, new PasswordChanged(user.id, 'changed'));
  });
}

/**
 * Has a reset link mailed, if there is such an account. Whether there is, only the queue finds out: the answer is the
 * same in text and in time.
 * @throws AppError BAD_INPUT for a blank address, RATE_LIMITED by where the call comes from
 */
export async function requestPasswordReset(ctx: Ctx, input: unknown): Promise<void> {
  const { email } = passwordResetRequestSchema.parse(input);
  await consume(ctx, RESET_REQUEST_ADDRESS, ctx.address);
  // what cannot be an address takes the same way: it is nobody's
  const isAddress = email.length <= MAX_EMAIL && isStorable(email);
  await postMail(ctx, passwordResetMail, { data: { email: isAddress ? email : '' } });
}

/** Looks the account up and makes its link, when the mail goes. A new link takes the place of an earlier one. */
export const passwordResetMail: MailKind = {
  name: 'password-reset',
  isUrgent: true,
  write: async (ctx, { data: { email }, attempts }) => {
    const user = String(email).includes('@') ? await findByIdentifier(ctx, String(email)) : null;
    // what is tried again because the mail server was away is one mail
    if (!user || (attempts === 1 && (await isExhausted(ctx, RESET_MAILS, user.id)))) return null;
    const purpose = TokenPurpose.PASSWORD_RESET;
    const secret = await issueToken(ctx, { purpose, minutes: RESET_MINUTES, user, data: { email: user.email } });
    return passwordResetContent(user, pageUrl(ctx.config, `/reset-password/${secret}`));
  },
};

/**
 * Sets a new password by the secret of a mailed link, once. All sessions and access tokens end; that the link arrived also confirms the
 * address, and closes whatever ways in were made before it was confirmed.
 * @throws AppError BAD_INPUT, RATE_LIMITED
 */
export async function resetPassword(ctx: Ctx, input: unknown): Promise<void> {
  const { token: secret, newPassword } = resetPasswordSchema.parse(input);
  await consume(ctx, RESET_ADDRESS, ctx.address);
  const passwordHash = await hashPassword(newPassword);
  const userId = await transaction(ctx, async () => {
    // the account first, then its tokens: in this order everybody locks them
    const owner = await ownerOfToken(ctx, TokenPurpose.PASSWORD_RESET, secret);
    const user = owner && (await lockAccount(ctx, owner));
    const token = await redeemToken(ctx, TokenPurpose.PASSWORD_RESET, secret);
    // a link that was on its way while an admin gave the account another address proves nothing of the new one
    if (!user || token?.data?.email !== user.email) throw badInput(LINK_EXPIRED);
    if (!user.emailConfirmedAt) await handOver(ctx, user);
    user.passwordHash = passwordHash;
    await endAccess(ctx, user.id);
    emit(ctx, new PasswordChanged(user.id, 'reset'));
    return user.id;
  });
  await forgive(ctx, SIGN_IN_ACCOUNT, userId);
}
