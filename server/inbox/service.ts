import { ref } from '@mikro-orm/core';
import { findActiveJob } from '../careers/index.js';
import type { Ctx } from '../core/context.js';
import { badInput } from '../core/errors.js';
import { transaction } from '../core/events.js';
import { assertFilledInByPerson } from '../core/fields/formGuard.js';
import { callerOf, consume } from '../core/limits.js';
import { findCv } from './cv.js';
import type { InboxMessage } from './entity.js';
import { InboxKind } from './enums.js';
import { applicationSchema, CV_MISSING, guestMessageSchema, ownMessageSchema } from './inputs.js';
import { accountSender, APPLICATIONS, keep, MESSAGES } from './record.js';

/** What an application without a job says it is for. */
const GENERAL = 'General Application';

/**
 * Takes in a message from the contact form (public-site §5). A signed-in person's name and address are the account's.
 * @param input see guestMessageSchema and ownMessageSchema; whatever else a caller sends is ignored
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError BAD_INPUT with a message a field, RATE_LIMITED
 */
export async function sendContactMessage(ctx: Ctx, input: unknown, formGuard?: unknown): Promise<InboxMessage> {
  assertFilledInByPerson(ctx, formGuard);
  const content = await readMessage(ctx, input);
  await consume(ctx, MESSAGES, callerOf(ctx));
  return transaction(ctx, async () => keep(ctx, { ...content, kind: InboxKind.CONTACT }));
}

async function readMessage(ctx: Ctx, input: unknown) {
  if (ctx.actor.kind === 'guest') return guestMessageSchema.parse(input);
  return { ...ownMessageSchema.parse(input), ...(await accountSender(ctx)) };
}

/**
 * Takes in an application for a job, or in general (decisions §5, §11). Its CV must have been uploaded to our own store.
 * @param input see applicationSchema
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError BAD_INPUT with a message a field, NOT_FOUND 'Job opening not found.', RATE_LIMITED
 */
export async function applyForJob(ctx: Ctx, input: unknown, formGuard?: unknown): Promise<InboxMessage> {
  assertFilledInByPerson(ctx, formGuard);
  const { jobId, coverLetter, cvUrl: address, ...applicant } = applicationSchema.parse(input);
  await consume(ctx, APPLICATIONS, callerOf(ctx));
  return transaction(ctx, async () => {
    const cvUrl = await findCv(ctx, address);
    if (cvUrl === null) throw badInput(CV_MISSING, { cvUrl: CV_MISSING });
    const job = jobId === null ? null : await findActiveJob(ctx, jobId);
    return keep(ctx, {
      ...applicant,
      kind: InboxKind.APPLICATION,
      subject: `Application for ${job?.title ?? GENERAL}`,
      message: coverLetter,
      cvUrl,
      job: job && ref(job),
    });
  });
}

export { deleteMessage, restoreMessage } from './admin/service.js';
export { receiveLegacyMessage } from './legacy.service.js';
