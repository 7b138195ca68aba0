import type { Ctx } from '../../core/context.js';
import { dueTime, MailState } from '../../mail/index.js';
import { IS_WRITTEN_TO } from '../audience/list.js';
import { campaignMail } from './mails.js';

/** Posts a campaign to the whole list: one statement, so that ten thousand take no longer than a breath. @returns how many */
export async function postToAll(ctx: Ctx, campaignId: string): Promise<number> {
  const [posted] = await ctx.em.execute<{ count: number }[]>(
    `with posted as (
      insert into outgoing_mail (id, kind, recipient, batch_id, data, is_urgent, state, created_at, due_at, attempts)
      select gen_random_uuid(), ?, email, ?::uuid, '{}'::jsonb, ?::boolean, ?, ?::timestamptz, ?::timestamptz, 0
      from newsletter_subscription where ${IS_WRITTEN_TO}
      returning 1
    ) select count(*)::int as count from posted`,
    [campaignMail.name, campaignId, campaignMail.isUrgent, MailState.WAITING, ctx.clock(), dueTime(ctx, campaignMail)],
  );
  return posted!.count;
}
