import type { Ctx } from '../core/context.js';
import { MailState, STRANDED } from './enums.js';

/** How mail is getting on. */
export interface MailCounts {
  /** To go now or later, those of campaigns among them. */
  waiting: number;
  /** Refused for good, of those that go one by one. */
  failed: number;
  /** The same, of which nobody knows whether they arrived. */
  unknown: number;
  /** When the last one went that belongs to no campaign; null where none is remembered. */
  lastSentAt: Date | null;
  /** Since when the oldest that somebody waits for could have gone; null where there is none. */
  urgentSince: Date | null;
}

/**
 * Counts mails by what became of them. Campaigns tell of their own.
 * @param since how far back those count that did not arrive
 */
export async function countMails(ctx: Ctx, since: Date): Promise<MailCounts> {
  const [row] = await ctx.em.execute<[Omit<MailCounts, 'lastSentAt' | 'urgentSince'> & Record<string, unknown>]>(
    `select
       (select count(*)::int from outgoing_mail where state = '${MailState.WAITING}') as waiting,
       (select to_json(min(due_at)) from outgoing_mail
         where state = '${MailState.WAITING}' and is_urgent and due_at <= ?) as "urgentSince",
       count(*) filter (where state = '${MailState.FAILED}')::int as failed,
       count(*) filter (where state = '${MailState.UNKNOWN}')::int as unknown,
       (select to_json(max(ended_at)) from outgoing_mail
         where batch_id is null and state = '${MailState.SENT}') as "lastSentAt"
     from outgoing_mail
     where batch_id is null and state in (${STRANDED.map((state) => `'${state}'`).join(', ')}) and ended_at >= ?`,
    [ctx.clock(), since],
  );
  return { ...row, lastSentAt: momentOf(row.lastSentAt), urgentSince: momentOf(row.urgentSince) };
}

const momentOf = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
