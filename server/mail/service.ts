import type { Ctx } from '../core/context.js';
import { lockById } from '../core/entities/lockById.js';
import { conflict } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { authorize, isAdmin } from '../core/policy.js';
import { OutgoingMail } from './entity.js';
import { isStranded, STRANDED } from './enums.js';
import { MailDiscarded, MailRetried } from './events.js';
import { untried, wakeSenders } from './outbox.js';

/** What admins do about mails that did not arrive. */

const authorizeManaging = (ctx: Ctx): void => authorize(ctx.actor, isAdmin(ctx.actor));

/** How many mails did not arrive, or may not have. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function countStrandedMails(ctx: Ctx): Promise<number> {
  authorizeManaging(ctx);
  return ctx.em.count(OutgoingMail, { batchId: null, state: [...STRANDED] });
}

/**
 * Has a mail sent once more, at once: one of which nobody knows may arrive twice then.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for one that is on its way or has arrived
 */
export async function retryMail(ctx: Ctx, id: string): Promise<OutgoingMail> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const mail = await lockStranded(ctx, id);
    Object.assign(mail, untried(ctx.clock()));
    emit(ctx, new MailRetried(mail.id));
    await wakeSenders(ctx);
    return mail;
  });
}

/**
 * Gives a mail up for good.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for one that is on its way or has arrived
 */
export async function discardMail(ctx: Ctx, id: string): Promise<string> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const mail = await lockStranded(ctx, id);
    ctx.em.remove(mail);
    emit(ctx, new MailDiscarded(mail.id));
    return mail.id;
  });
}

async function lockStranded(ctx: Ctx, id: string): Promise<OutgoingMail> {
  const mail = await lockById(ctx, OutgoingMail, id, 'Mail not found.', { where: { batchId: null } });
  if (!isStranded(mail.state)) throw conflict('This mail is on its way already.');
  return mail;
}
