import { isQuiet } from '../../core/config/quietHours.js';
import type { Ctx } from '../../core/context.js';
import { batched } from '../../core/loader.js';
import { dueTime, type MailState } from '../../mail/index.js';
import { RUNNING } from '../enums.js';
import { CampaignProgress } from '../views.js';
import type { EmailCampaign } from './entity.js';
import { campaignMail } from './mails.js';

/** How far the mails of a campaign are, by its id; for all campaigns of a list at once. */
export const campaignProgress = batched(progressOf);

async function progressOf(ctx: Ctx, ids: readonly string[]): Promise<CampaignProgress[]> {
  const rows = await ctx.em.execute<{ id: string; state: MailState; count: number }[]>(
    `select batch_id as id, state, count(*)::int as count from outgoing_mail
    where batch_id in (${ids.map(() => '?').join(', ')}) group by batch_id, state`,
    [...ids],
  );
  const found = new Map(ids.map((id) => [id, new CampaignProgress()]));
  for (const { id, state, count } of rows) {
    const name = state.toLowerCase() as Lowercase<MailState>;
    found.get(id)![name] = count;
  }
  return ids.map((id) => found.get(id)!);
}

/** Until when the quiet hours hold a campaign that is under way; null where they do not. */
export function quietUntil(ctx: Ctx, { status }: EmailCampaign): Date | null {
  return RUNNING.includes(status) && isQuiet(ctx.config.mailQuietHours, ctx.clock())
    ? dueTime(ctx, campaignMail)
    : null;
}
