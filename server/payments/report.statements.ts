import type { Ctx } from '../core/context.js';
import { KATHMANDU } from '../core/fields/moment.js';
import { RepairStatus } from '../repairs/index.js';

/** What the database adds up of the ledger for the shop's report: one statement each, in rupees. */

const { CANCELLED, DELIVERED, QUOTE_REJECTED } = RepairStatus;
const OVER = `'${DELIVERED}', '${QUOTE_REJECTED}'`;

/** A row for each day of the span and method that brought something; where `day` is null, for the span, and for the one before it. */
interface ReceivedRow {
  inSpan: boolean;
  day: string | null;
  method: string | null;
  amount: number;
}

/** What came, less what went, between two moments and from a third one on. */
export function sumReceived(ctx: Ctx, from: Date, previousFrom: Date, previousTo: Date): Promise<ReceivedRow[]> {
  return ctx.em.execute(
    `select in_span as "inSpan", day, method, (sum(amount) / 100)::float8 as amount
     from (
       select at >= ? as in_span, to_char(at at time zone '${KATHMANDU}', 'YYYY-MM-DD') as day, method, amount
       from payment_entry where at >= ? and (at >= ? or at < ?)
     ) as entry
     group by grouping sets ((in_span), (in_span, day), (in_span, method))`,
    [from, previousFrom, from, previousTo],
  );
}

/** The same as dueOf (payable.ts) of a repair, in paisa; stats/report.test.ts compares them. */
const DUE = `100 * case
  when status = '${CANCELLED}' then 0
  when status = '${QUOTE_REJECTED}' then coalesce(actual_cost, 0)
  else coalesce(actual_cost, approved_cost) + coalesce(delivery_charge, 0) end`;

/**
 * What is open of repairs that are over, by the days since then: group 0 since the last of the limits or later, and so on; and with null
 * as its group, of those that are still with the shop. What was over before the first entry of the ledger counts as paid.
 * @param limits moments, the earliest first
 */
export function sumOpen(
  ctx: Ctx,
  limits: readonly Date[],
): Promise<{ group: number | null; amount: number; count: number }[]> {
  return ctx.em.execute(
    `select "group", (sum(open) / 100)::float8 as amount, count(*)::int as count
     from (
       select
         case when status in (${OVER})
           then ${limits.length} - width_bucket(over_at, array[${limits.map(() => '?::timestamptz').join(', ')}]) end as "group",
         ${DUE} - coalesce(paid, 0) as open
       from repair
       left join (
         select repair_id, sum(amount) as paid from payment_entry where repair_id is not null group by repair_id
       ) as entry on entry.repair_id = repair.id
       left join (
         select repair_id, status as over_status, max(occurred_at) as over_at from repair_status_event
         where status in (${OVER}) and occurred_at >= (select min(at) from payment_entry) group by repair_id, status
       ) as line on line.repair_id = repair.id and over_status = status
       where deleted_at is null and (status not in (${OVER}) or over_at is not null)
     ) as debt
     where open > 0 group by 1`,
    [...limits],
  );
}
