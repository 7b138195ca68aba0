import type { z } from 'zod';
import type { Ctx } from '../../core/context.js';
import { topicOf } from '../../core/entities/announce.js';
import { isUuid } from '../../core/entities/ids.js';
import { nextVersion } from '../../core/entities/version.js';
import { conflict } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { claimIdempotencyKey } from '../../core/idempotency.js';
import { BATCH_TOPIC, OutgoingMail } from '../../mail/index.js';
import { authorizeManaging } from '../admin.service.js';
import { CampaignStatus, UNDER_WAY } from '../enums.js';
import { EmailCampaignCreated, EmailCampaignDeleted, EmailCampaignUpdated } from '../events.js';
import { CAMPAIGN_TOPIC, EmailCampaign } from './entity.js';
import { campaignSchema, changedCampaignSchema } from './inputs.js';
import { lockCampaign } from './lock.js';

/** One campaign; null if there is none. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function findCampaign(ctx: Ctx, id: string): Promise<EmailCampaign | null> {
  authorizeManaging(ctx);
  return isUuid(id) ? ctx.em.findOne(EmailCampaign, { id }) : null;
}

/** Yields when it is time to read a campaign again. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export function changesOfCampaign(ctx: Ctx, id: string): AsyncIterable<undefined> {
  authorizeManaging(ctx);
  return ctx.live.changesOf(topicOf(CAMPAIGN_TOPIC, id), topicOf(BATCH_TOPIC, id));
}

/**
 * Keeps a campaign as a draft; nobody is written to. Sent again with the same `Idempotency-Key`, it gives back the first one.
 * @param input see campaignSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT 'Subject and body cannot be empty.', CONFLICT for a key used with
 *   other words; NOT_FOUND for one that was deleted since
 */
export async function createCampaign(ctx: Ctx, input: unknown): Promise<EmailCampaign> {
  authorizeManaging(ctx);
  const content = campaignSchema.parse(input);
  return transaction(ctx, async () => (await keepCampaign(ctx, 'createCampaign', content)).campaign);
}

/**
 * Keeps a campaign as a draft, in the running transaction.
 * @param operation for which the caller's `Idempotency-Key` counts
 * @returns the earlier one where the key was used before
 */
export async function keepCampaign(
  ctx: Ctx,
  operation: string,
  content: z.output<typeof campaignSchema>,
): Promise<{ campaign: EmailCampaign; isNew: boolean }> {
  const campaign = Object.assign(new EmailCampaign(), content, { createdAt: ctx.clock() });
  const earlier = await claimIdempotencyKey(ctx, operation, content, campaign.id);
  if (earlier) return { campaign: await lockCampaign(ctx, earlier), isNew: false };
  ctx.em.persist(campaign);
  emit(ctx, new EmailCampaignCreated(campaign.id));
  return { campaign, isNew: true };
}

/**
 * Replaces what a draft says.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND; CONFLICT for one that was sent, or changed since it was read
 */
export async function updateCampaign(ctx: Ctx, id: string, input: unknown): Promise<EmailCampaign> {
  authorizeManaging(ctx);
  const { version, ...content } = changedCampaignSchema.parse(input);
  return transaction(ctx, async () => {
    const campaign = await lockCampaign(ctx, id);
    if (campaign.status !== CampaignStatus.DRAFT) throw conflict('Only a draft can be changed.');
    nextVersion(campaign, version);
    Object.assign(campaign, content);
    emit(ctx, new EmailCampaignUpdated(campaign.id));
    return campaign;
  });
}

/**
 * Deletes a campaign for good, with the record of its mails; what was mailed stays mailed.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for one that is being sent, or paused
 */
export async function deleteCampaign(ctx: Ctx, id: string): Promise<string> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const campaign = await lockCampaign(ctx, id);
    if (UNDER_WAY.includes(campaign.status)) throw conflict('A campaign cannot be deleted while it is being sent.');
    await ctx.em.nativeDelete(OutgoingMail, { batchId: campaign.id });
    ctx.em.remove(campaign);
    emit(ctx, new EmailCampaignDeleted(campaign.id));
    return campaign.id;
  });
}
