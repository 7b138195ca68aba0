import { afterQuietHours } from '../core/config/quietHours.js';
import type { Ctx } from '../core/context.js';
import { batched } from '../core/loader.js';
import { OutgoingMail } from './entity.js';
import { MailState } from './enums.js';
import type { MailKind } from './kind.js';
import { sendMails } from './sending/sender.js';

interface Posting {
  /** What it is about; nothing secret. */
  data?: Record<string, unknown>;
  /** To whom, where that is known already. */
  recipient?: string | null;
}

/**
 * Has a mail sent soon; within a transaction it is sent only if that commits. What nobody waits for goes after the quiet
 * hours.
 */
export async function postMail(
  ctx: Ctx,
  kind: MailKind,
  { data = {}, recipient = null }: Posting,
): Promise<OutgoingMail> {
  const mail = Object.assign(new OutgoingMail(), {
    kind: kind.name,
    isUrgent: kind.isUrgent,
    data,
    recipient,
    createdAt: ctx.clock(),
    dueAt: dueTime(ctx, kind),
  });
  await ctx.em.insert(OutgoingMail, mail);
  await wakeSenders(ctx);
  return mail;
}

/** What sets mails back to how they were before their first try; `wakeSenders` after it. */
export const untried = (dueAt: Date) => ({
  state: MailState.WAITING,
  attempts: 0,
  dueAt,
  claimedAt: null,
  endedAt: null,
  problem: null,
});

/** The mails of some ids, read at once; null for one that is forgotten. */
export const findMail = batched<string, OutgoingMail | null>(async (ctx, ids) => {
  const found = new Map((await ctx.em.find(OutgoingMail, { id: { $in: [...ids] } })).map((mail) => [mail.id, mail]));
  return ids.map((id) => found.get(id) ?? null);
});

/** When a mail that is written now goes. */
export const dueTime = (ctx: Ctx, { isUrgent }: Pick<MailKind, 'isUrgent'>): Date =>
  isUrgent ? ctx.clock() : afterQuietHours(ctx.config.mailQuietHours, ctx.clock());

/** Says that there is something to send, to whichever process hears it first; the others look for themselves. */
export const wakeSenders = (ctx: Ctx): Promise<void> => ctx.jobs.enqueue(ctx, sendMails, {});
