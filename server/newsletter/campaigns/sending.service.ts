import type { Ctx } from '../../core/context.js';
import { isUuid } from '../../core/entities/ids.js';
import { nextVersion, seenVersion } from '../../core/entities/version.js';
import { conflict, notFound } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { claimIdempotencyKey } from '../../core/idempotency.js';
import { consume, callerOf, type RateLimit } from '../../core/limits.js';
import type { SignedInActor } from '../../core/policy.js';
import { dueTime, MailState, OutgoingMail, postMail, untried, wakeSenders } from '../../mail/index.js';
import { authorizeManaging } from '../admin.service.js';
import { CampaignStatus, RUNNING } from '../enums.js';
import { EmailCampaignPaused, EmailCampaignResent, EmailCampaignResumed, EmailCampaignSent } from '../events.js';
import type { EmailCampaign } from './entity.js';
import { campaignSchema, resendSchema } from './inputs.js';
import { lockCampaign } from './lock.js';
import { postToAll } from './postToAll.js';
import { campaignMail, campaignTestMail } from './mails.js';
import { keepCampaign } from './service.js';
import { holdMails } from './tending.js';

/** A campaign on its way to people (decisions §9). */

const TESTS: RateLimit = { name: 'campaign-tests', points: 20, durationSeconds: 60 * 60 };

/**
 * Has a draft sent to all who are subscribed now; the mails go in the background. Sent again with the same `Idempotency-Key`,
 * it goes once.
 * @param version the one that was read: if it is not the present one, nothing is sent
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for one that was sent, or changed since it was read
 */
export async function sendCampaign(ctx: Ctx, id: string, version?: number | null): Promise<EmailCampaign> {
  authorizeManaging(ctx);
  const seen = seenVersion.parse(version);
  if (!isUuid(id)) throw notFound('Campaign not found.');
  return transaction(ctx, async () => {
    const earlier = await claimIdempotencyKey(ctx, 'sendCampaign', { id }, id);
    const campaign = await lockCampaign(ctx, id);
    if (earlier) return campaign;
    if (campaign.status !== CampaignStatus.DRAFT) throw conflict('This campaign was sent already.');
    nextVersion(campaign, seen);
    await send(ctx, campaign);
    return campaign;
  });
}

/**
 * Writes a campaign and has it sent at once, as the legacy client does. Sent again with the same `Idempotency-Key`, it gives
 * back the first one.
 * @param input see campaignSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT 'Subject and body cannot be empty.', CONFLICT for a key used with
 *   other words; NOT_FOUND for one that was deleted since
 */
export async function sendNewCampaign(ctx: Ctx, input: unknown): Promise<EmailCampaign> {
  authorizeManaging(ctx);
  const content = campaignSchema.parse(input);
  return transaction(ctx, async () => {
    const { campaign, isNew } = await keepCampaign(ctx, 'sendNewCampaign', content);
    if (isNew) await send(ctx, campaign);
    return campaign;
  });
}

async function send(ctx: Ctx, campaign: EmailCampaign): Promise<void> {
  const recipientCount = await postToAll(ctx, campaign.id);
  const now = ctx.clock();
  Object.assign(campaign, { sentAt: now, recipientCount });
  if (recipientCount > 0) campaign.status = CampaignStatus.QUEUED;
  else Object.assign(campaign, { status: CampaignStatus.SENT, finishedAt: now });
  emit(ctx, new EmailCampaignSent(campaign.id, recipientCount));
  await wakeSenders(ctx);
}

/**
 * Stops a campaign until it is resumed; what is being handed over at the moment ends.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for one that is not being sent
 */
export async function pauseCampaign(ctx: Ctx, id: string): Promise<EmailCampaign> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const campaign = await lockCampaign(ctx, id);
    if (!RUNNING.includes(campaign.status)) throw conflict('Only a campaign that is being sent can be paused.');
    campaign.status = CampaignStatus.PAUSED;
    await holdMails(ctx, id);
    emit(ctx, new EmailCampaignPaused(campaign.id));
    return campaign;
  });
}

/**
 * Lets a paused campaign go on.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for one that is not paused
 */
export async function resumeCampaign(ctx: Ctx, id: string): Promise<EmailCampaign> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const campaign = await lockCampaign(ctx, id);
    if (campaign.status !== CampaignStatus.PAUSED) throw conflict('Only a paused campaign can be resumed.');
    campaign.status = CampaignStatus.QUEUED;
    await ctx.em.nativeUpdate(
      OutgoingMail,
      { batchId: id, state: MailState.HELD },
      { state: MailState.WAITING, dueAt: dueTime(ctx, campaignMail) },
    );
    await wakeSenders(ctx);
    emit(ctx, new EmailCampaignResumed(campaign.id));
    return campaign;
  });
}

/**
 * Has mails sent once more that failed, or of which nobody knows whether they arrived: some people may get those twice, so
 * only an admin decides it.
 * @param input see resendSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT; CONFLICT where there are none, or the campaign is paused
 */
export async function resendCampaignMails(ctx: Ctx, id: string, input: unknown): Promise<EmailCampaign> {
  authorizeManaging(ctx);
  const { state, ids } = resendSchema.parse(input);
  return transaction(ctx, async () => {
    const campaign = await lockCampaign(ctx, id);
    if (campaign.status === CampaignStatus.PAUSED) throw conflict('This campaign is paused. Please resume it first.');
    const count = await ctx.em.nativeUpdate(
      OutgoingMail,
      { batchId: id, state, ...(ids && { id: ids }) },
      untried(dueTime(ctx, campaignMail)),
    );
    if (count === 0) throw conflict('There are no such mails to send again.');
    Object.assign(campaign, { status: CampaignStatus.SENDING, finishedAt: null });
    await wakeSenders(ctx);
    emit(ctx, new EmailCampaignResent(campaign.id, count));
    return campaign;
  });
}

/**
 * Mails a campaign to the caller alone, as it is written at the moment; it need not be saved.
 * @param input see campaignSchema
 * @returns to which address
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT 'Subject and body cannot be empty.', RATE_LIMITED
 */
export async function sendCampaignTest(ctx: Ctx, input: unknown): Promise<string> {
  authorizeManaging(ctx);
  const data = campaignSchema.parse(input);
  await consume(ctx, TESTS, callerOf(ctx));
  // only somebody who is signed in comes as far as this
  const { email } = ctx.actor as SignedInActor;
  await postMail(ctx, campaignTestMail, { recipient: email, data });
  return email;
}
