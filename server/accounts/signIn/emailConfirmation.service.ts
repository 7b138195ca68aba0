import { pageUrl } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { badInput } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { consume } from '../../core/limits.js';
import { type OutgoingMail, postMail, type MailKind } from '../../mail/index.js';
import { TokenPurpose, User } from '../entity.js';
import { EmailConfirmed } from '../events.js';
import { CONFIRMATION_MAILS, RESET_ADDRESS } from '../limits.js';
import { emailConfirmationContent, welcomeContent } from '../mail/content.js';
import { requireViewer } from '../viewer.js';
import { lockAccount } from './lookup.js';
import { issueToken, redeemToken } from './oneTimeToken.js';

const CONFIRMATION_MINUTES = 7 * 24 * 60;

/** Has the link mailed that confirms somebody's address; part of the running transaction. */
export async function sendEmailConfirmationLater(ctx: Ctx, user: User): Promise<void> {
  await postMail(ctx, emailConfirmationMail, { data: { userId: user.id } });
}

/** Has somebody welcomed whose address is proven already; part of the running transaction. */
export async function sendWelcomeLater(ctx: Ctx, user: User): Promise<void> {
  await postMail(ctx, welcomeMail, { data: { userId: user.id } });
}

const findRecipient = (ctx: Ctx, { data: { userId } }: OutgoingMail): Promise<User | null> =>
  ctx.em.findOne(User, { id: String(userId) });

/** It welcomes a newcomer as well. */
export const emailConfirmationMail: MailKind = {
  name: 'email-confirmation',
  isUrgent: true,
  write: async (ctx, mail) => {
    const user = await findRecipient(ctx, mail);
    if (!user || user.emailConfirmedAt) return null;
    const purpose = TokenPurpose.EMAIL_CONFIRMATION;
    const data = { email: user.email };
    const secret = await issueToken(ctx, { purpose, minutes: CONFIRMATION_MINUTES, user, data });
    return emailConfirmationContent(user, pageUrl(ctx.config, `/confirm/${secret}`));
  },
};

export const welcomeMail: MailKind = {
  name: 'welcome',
  isUrgent: true,
  write: async (ctx, mail) => {
    const user = await findRecipient(ctx, mail);
    return user && welcomeContent(user, pageUrl(ctx.config, '/repair'));
  },
};

/**
 * Has the link mailed once more, for the caller.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED
 */
export async function sendEmailConfirmation(ctx: Ctx): Promise<void> {
  const user = await requireViewer(ctx);
  await consume(ctx, CONFIRMATION_MAILS, user.id);
  await sendEmailConfirmationLater(ctx, user);
}

/**
 * Confirms the caller's address by the secret of the mailed link. Only for whoever is logged in to that account: a
 * stranger may have opened it with somebody else's address, who must not confirm it by a click.
 * @throws AppError UNAUTHENTICATED; BAD_INPUT for a link that is used, too old, somebody else's, or was mailed to an
 *   earlier address; RATE_LIMITED
 */
export async function confirmEmail(ctx: Ctx, secret: string): Promise<void> {
  const { id } = await requireViewer(ctx);
  await consume(ctx, RESET_ADDRESS, ctx.address);
  await transaction(ctx, async () => {
    const token = await redeemToken(ctx, TokenPurpose.EMAIL_CONFIRMATION, secret);
    const user = token?.user?.id === id ? await lockAccount(ctx, id) : null;
    if (!user || token?.data?.email !== user.email) {
      throw badInput('This link has expired or was used already. Please ask for a new one in your settings.');
    }
    if (!user.emailConfirmedAt) emit(ctx, new EmailConfirmed(user.id));
    user.emailConfirmedAt ??= ctx.clock();
  });
}
