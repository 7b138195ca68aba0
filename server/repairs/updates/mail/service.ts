import { afterQuietHours } from '../../../core/config/quietHours.js';
import type { Ctx } from '../../../core/context.js';
import { findMail, MailState, type OutgoingMail } from '../../../mail/index.js';
import type { CustomerUpdate } from '../entity.js';
import { isOpen } from '../news.js';

/** How far the mail of an update is. */

/** Null where there is none, or none any more. */
export const mailOf = async (ctx: Ctx, { mailId }: CustomerUpdate): Promise<OutgoingMail | null> =>
  mailId === null ? null : findMail(ctx, mailId);

/** When it is to go, whether it is posted already or will be; null where none goes any more. */
export async function mailDueAt(ctx: Ctx, update: CustomerUpdate): Promise<Date | null> {
  if (!isOpen(update)) return null;
  const mail = await mailOf(ctx, update);
  if (mail) return mail.state === MailState.WAITING ? mail.dueAt : null;
  const isToBePosted = update.mailId === null && update.repair.getEntity().owner !== null;
  return isToBePosted ? afterQuietHours(ctx.config.mailQuietHours, update.dueAt) : null;
}
