import type { EntityDictionary } from '@mikro-orm/core';
import { isQuiet } from '../../core/config/quietHours.js';
import type { Ctx } from '../../core/context.js';
import { fitText, toStorable } from '../../core/fields/text.js';
import { composeMail, type MailFrame } from '../../infra/mail/content.js';
import { DeliveryError, mailDomain, type Outcome } from '../../infra/mail/mailer.js';
import { OutgoingMail } from '../entity.js';
import { MailState } from '../enums.js';
import type { MailKind } from '../kind.js';

/** How one mail goes: its attempt is recorded before it is handed over, and what came of it after (decisions §9). */

const MINUTE_MS = 60_000;
/** The pauses before further tries; after the last one it is a dead letter. */
const PAUSES_MS = [15_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];
/** A server that says nothing at all is given up sooner than this. */
const LOST_AFTER_MS = 2 * MINUTE_MS;
const MAX_PROBLEM = 500;

/** Whether anything is to go now. */
export async function isAnythingDue(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.em.execute(`select 1 from outgoing_mail where ${DUE} limit 1`, dueOf(ctx));
  return rows.length > 0;
}

const DUE = `state = 'WAITING' and due_at <= ? and (is_urgent or not ?)`;
const dueOf = (ctx: Ctx) => [ctx.clock(), isQuiet(ctx.config.mailQuietHours, ctx.clock())];

/**
 * Takes the next mail that is due and records the attempt, before anything leaves the house. Of two processes each gets
 * another one.
 * @returns null where nothing is due
 */
export async function claimMail(ctx: Ctx): Promise<OutgoingMail | null> {
  const [claimed] = await ctx.em.execute<EntityDictionary<OutgoingMail>[]>(
    `update outgoing_mail set state = 'SENDING', attempts = attempts + 1, claimed_at = ? where id = (
      select id from outgoing_mail where ${DUE} order by is_urgent desc, due_at, id limit 1 for update skip locked
    ) returning *`,
    [ctx.clock(), ...dueOf(ctx)],
  );
  return claimed ? ctx.em.map(OutgoingMail, claimed) : null;
}

/**
 * Writes a claimed mail, hands it over and keeps what came of it.
 * @returns whether the mail server is there
 */
export async function deliver(ctx: Ctx, kind: MailKind, mail: OutgoingMail, mailFrame: MailFrame): Promise<boolean> {
  try {
    const written = await kind.write(ctx, mail);
    if (!written) {
      await skip(ctx, mail);
      return true;
    }
    mail.recipient = written.to;
    const messageId = `<${mail.id}@${mailDomain(ctx.config)}>`;
    const composed = { ...composeMail(written.to, written.content, mailFrame), messageId };
    const span = { kind: 'client', attributes: { 'parda.mail': kind.name } } as const;
    await ctx.telemetry.span('send mail', span, () => ctx.mailer.send(composed));
  } catch (error) {
    const { outcome, message } = failureOf(error);
    ctx.telemetry.count('mails', { outcome });
    // what a mail server says may name the recipient
    const cause = error instanceof DeliveryError ? {} : { err: error };
    ctx.log.warn({ mail: mail.id, kind: kind.name, outcome, ...cause }, 'a mail did not go');
    await keepFailure(ctx, mail, outcome, message);
    return outcome !== 'unreachable';
  }
  ctx.telemetry.count('mails', { outcome: 'sent' });
  await keepSent(ctx, kind, mail);
  return true;
}

/** Only of a campaign it is worth knowing who was left out; else the row may name somebody whom nobody knows. */
async function skip(ctx: Ctx, mail: OutgoingMail): Promise<void> {
  if (mail.batchId) await end(ctx, mail, MailState.SKIPPED);
  else await ctx.em.nativeDelete(OutgoingMail, { id: mail.id });
}

/** What could not even be written is tried again: what it is about may be put right. */
function failureOf(error: unknown): { outcome: Outcome; message: string } {
  if (error instanceof DeliveryError)
    return { outcome: error.outcome, message: fitText(toStorable(error.message), MAX_PROBLEM) };
  return { outcome: 'later', message: 'It could not be written.' };
}

async function keepSent(ctx: Ctx, kind: MailKind, mail: OutgoingMail): Promise<void> {
  if (!kind.sent) return end(ctx, mail, MailState.SENT);
  await ctx.em.transactional(async () => {
    await end(ctx, mail, MailState.SENT);
    await kind.sent!(ctx, mail);
  });
}

async function keepFailure(ctx: Ctx, mail: OutgoingMail, outcome: Outcome, problem: string): Promise<void> {
  const pause = PAUSES_MS[mail.attempts - 1];
  if (outcome === 'unknown') return end(ctx, mail, MailState.UNKNOWN, problem);
  if (outcome === 'refused' || pause === undefined) return end(ctx, mail, MailState.FAILED, problem);
  const dueAt = new Date(ctx.clock().getTime() + pause);
  await keep(ctx, mail, { state: MailState.WAITING, dueAt, problem });
}

const end = (ctx: Ctx, mail: OutgoingMail, state: MailState, problem: string | null = null): Promise<void> =>
  keep(ctx, mail, { state, endedAt: ctx.clock(), problem });

/** Only of the attempt that this is: one that was given up as lost meanwhile may still turn out well, but not to be tried again. */
async function keep(ctx: Ctx, mail: OutgoingMail, outcome: Partial<OutgoingMail>): Promise<void> {
  const { id, claimedAt, attempts, recipient } = mail;
  const state = outcome.state === MailState.WAITING ? [MailState.SENDING] : [MailState.SENDING, MailState.UNKNOWN];
  await ctx.em.nativeUpdate(OutgoingMail, { id, claimedAt, attempts, state }, { ...outcome, recipient });
}

/** Attempts whose process has died: whether those mails arrived nobody knows. */
export async function noteLost(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock().getTime() - LOST_AFTER_MS);
  await ctx.em.nativeUpdate(
    OutgoingMail,
    { state: MailState.SENDING, claimedAt: { $lt: before } },
    { state: MailState.UNKNOWN, endedAt: ctx.clock(), problem: 'The process that was sending it has ended.' },
  );
}

const KEPT_DAYS = 30;

/** Mails that went, or had nothing to say, are no longer needed after a while; those of a campaign are its record. */
export async function forgetOldMails(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock().getTime() - KEPT_DAYS * 24 * 60 * MINUTE_MS);
  const state = [MailState.SENT, MailState.SKIPPED];
  await ctx.em.nativeDelete(OutgoingMail, { batchId: null, state, endedAt: { $lt: before } });
}
