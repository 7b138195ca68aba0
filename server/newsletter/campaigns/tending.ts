import type { Ctx } from '../../core/context.js';
import { MailState, OutgoingMail } from '../../mail/index.js';
import { CampaignStatus, UNDER_WAY } from '../enums.js';
import { findLocked } from './lock.js';

/** A campaign as a whole, while its mails go one by one. */

const MAILS = 'select from outgoing_mail where batch_id = email_campaign.id';
const inStates = (states: readonly string[]) => `in (${states.map((state) => `'${state}'`).join(', ')})`;

/** Something is yet to come of them. */
const OPEN: readonly MailState[] = [MailState.WAITING, MailState.HELD, MailState.SENDING];

/** Ends campaigns of which no mail is left to go, and holds what has fallen back into the queue of a paused one. */
export async function tendCampaigns(ctx: Ctx): Promise<void> {
  const ripe = await ctx.em.execute<{ id: string }[]>(
    `select id from email_campaign where status ${inStates(UNDER_WAY)} and (
      not exists (${MAILS} and state ${inStates(OPEN)})
      or status = '${CampaignStatus.PAUSED}' and exists (${MAILS} and state = '${MailState.WAITING}')
    )`,
  );
  for (const { id } of ripe) await ctx.em.transactional(() => tend(ctx, id));
}

/** Looks again behind the lock: somebody may have paused it, or sent some of it once more. */
async function tend(ctx: Ctx, id: string): Promise<void> {
  const campaign = await findLocked(ctx, id);
  if (!campaign || !UNDER_WAY.includes(campaign.status)) return;
  if (campaign.status === CampaignStatus.PAUSED) await holdMails(ctx, id);
  if ((await ctx.em.count(OutgoingMail, { batchId: id, state: [...OPEN] })) > 0) return;
  const [all, failed] = [
    await ctx.em.count(OutgoingMail, { batchId: id }),
    await ctx.em.count(OutgoingMail, { batchId: id, state: MailState.FAILED }),
  ];
  campaign.status = all > 0 && failed === all ? CampaignStatus.FAILED : CampaignStatus.SENT;
  campaign.finishedAt = ctx.clock();
}

/** What is being handed over at the moment ends as it ends. */
export async function holdMails(ctx: Ctx, campaignId: string): Promise<void> {
  const { WAITING, HELD } = MailState;
  await ctx.em.nativeUpdate(OutgoingMail, { batchId: campaignId, state: WAITING }, { state: HELD });
}

/** Somebody wants no more: what is still to go to them does not go. Part of the running transaction. */
export async function skipMailsTo(ctx: Ctx, email: string): Promise<void> {
  await ctx.em.execute(
    `update outgoing_mail set state = '${MailState.SKIPPED}', ended_at = ?
    where recipient_key = lower(?) and state ${inStates([MailState.WAITING, MailState.HELD])}
      and batch_id in (select id from email_campaign where status ${inStates(UNDER_WAY)})`,
    [ctx.clock(), email],
  );
}
