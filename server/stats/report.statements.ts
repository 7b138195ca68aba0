import type { Ctx } from '../core/context.js';
import { KATHMANDU, startOfDayAgo } from '../core/fields/moment.js';
import { CLOSED_STATUSES, NEVER_OVERDUE, RepairStatus } from '../repairs/index.js';
import type { Span } from './calendar.js';

/**
 * What the database works out for the report: one statement each. Counts are made integers and sums doubles, which both engines
 * give as numbers. Histories know more lines than changes: a word to the customer is a line, too, with the status as it was.
 */

const { DIAGNOSED, QUOTE_APPROVED, QUOTE_REJECTED, DELIVERED } = RepairStatus;

const listed = (...statuses: RepairStatus[]) => statuses.map((status) => `'${status}'`).join(', ');

const CLOSED = listed(...CLOSED_STATUSES);

const DECISIONS = listed(QUOTE_APPROVED, QUOTE_REJECTED);

/** Of a line of a history: it brought a new status. */
const isChange = (line: string) => `not exists (
  select from repair_status_event as before
  where before.repair_id = ${line}.repair_id and before.position = ${line}.position - 1 and before.status = ${line}.status)`;

const dayOf = (column: string) => `to_char(${column} at time zone '${KATHMANDU}', 'YYYY-MM-DD')`;

/** How old, in days, the oldest of each group of open repairs is; one more group has no limit. */
export const AGE_LIMITS = [2, 7, 14, 30];

/** Open repairs by age: group 0 are those of up to `AGE_LIMITS[0]` days, and so on; and how many are late. */
export function countOpenByAge(ctx: Ctx, now: Date): Promise<{ group: number; count: number; overdue: number }[]> {
  const limits = AGE_LIMITS.map((days) => startOfDayAgo(days, now)).toReversed();
  return ctx.em.execute(
    `select ${limits.length} - width_bucket(submission_date, array[${limits.map(() => '?::timestamptz').join(', ')}]) as "group",
       count(*)::int as count,
       count(*) filter (where promised_date < ? and status not in (${listed(...NEVER_OVERDUE)}))::int as overdue
     from repair where deleted_at is null and status not in (${CLOSED}) group by 1`,
    [...limits, now],
  );
}

/** Days without a request are left out. */
export function countNewPerDay(ctx: Ctx, from: Date): Promise<{ day: string; count: number }[]> {
  return ctx.em.execute(
    `select ${dayOf('submission_date')} as day, count(*)::int as count
     from repair where deleted_at is null and submission_date >= ? group by 1`,
    [from],
  );
}

export interface Turnaround {
  medianHours: number | null;
  deliveredCount: number;
  previousMedianHours: number | null;
}

/** From the request to the first delivery: a set that comes back under warranty does not make the first repair longer. */
export async function measureTurnaround(ctx: Ctx, { from, previousFrom, previousTo }: Span): Promise<Turnaround> {
  const median =
    'percentile_cont(0.5) within group (order by extract(epoch from delivered_at - submission_date) / 3600)';
  const [row] = await ctx.em.execute<[Turnaround]>(
    `select ${median} filter (where delivered_at >= ?) as "medianHours",
       count(*) filter (where delivered_at >= ?)::int as "deliveredCount",
       ${median} filter (where delivered_at < ?) as "previousMedianHours"
     from (
       select repair_id, min(occurred_at) as delivered_at from repair_status_event
       where status = '${DELIVERED}' group by repair_id having min(occurred_at) >= ?
     ) as delivery
     join repair on repair.id = repair_id and deleted_at is null`,
    [from, from, previousTo, previousFrom],
  );
  return row;
}

export interface Decisions {
  offered: number;
  approved: number;
  rejected: number;
  pending: number;
}

/**
 * The last quote of each repair, if it was made since then, and the last decision about it. A quote is made where a set comes to
 * be diagnosed and a price is written down; where the shop skipped that, with the decision.
 */
export async function countDecisions(ctx: Ctx, from: Date): Promise<Decisions> {
  const decided = `status in (${DECISIONS}) and position > coalesce(offer, -1)`;
  const [row] = await ctx.em.execute<[Decisions]>(
    `select count(*)::int as offered,
       count(*) filter (where decision = '${QUOTE_APPROVED}')::int as approved,
       count(*) filter (where decision = '${QUOTE_REJECTED}')::int as rejected,
       count(*) filter (where decision is null and status = '${DIAGNOSED}')::int as pending
     from (
       select repair_id, max(occurred_at) filter (where position = offer) as offered_at,
         max(occurred_at) filter (where ${decided}) as decided_at,
         (array_agg(status order by position desc) filter (where ${decided}))[1] as decision
       from (
         select *, max(position) filter (where status = '${DIAGNOSED}' and is_change) over (partition by repair_id) as offer
         from (
           select *, lag(status) over (partition by repair_id order by position) is distinct from status as is_change
           from repair_status_event where repair_id in (
             select repair_id from repair_status_event where status in ('${DIAGNOSED}', ${DECISIONS}) and occurred_at >= ?)
         ) as line
       ) as history
       group by repair_id
     ) as quote
     join repair on repair.id = repair_id and deleted_at is null
     where coalesce(offered_at, decided_at) >= ? and (estimated_cost is not null or decision is not null)`,
    [from, from],
  );
  return row;
}

/** A row for each day of the span that brought something, and with no day one for the span and one for the stretch before it. */
interface IncomeRow {
  inSpan: boolean;
  day: string | null;
  amount: number;
  withoutCost: number;
}

/** A set that was fetched back has brought nothing yet; one that was delivered again counts on the later day. */
export function sumIncome(ctx: Ctx, { from, previousFrom, previousTo }: Span): Promise<IncomeRow[]> {
  return ctx.em.execute(
    `select in_span as "inSpan", day, coalesce(sum(actual_cost), 0)::float8 as amount,
       count(*) filter (where actual_cost is null)::int as "withoutCost"
     from (
       select delivered_at >= ? as in_span, ${dayOf('delivered_at')} as day, actual_cost
       from (
         select repair_id, max(occurred_at) as delivered_at from repair_status_event as line
         where status = '${DELIVERED}' and occurred_at >= ? and ${isChange('line')} group by repair_id
       ) as delivery
       join repair on repair.id = repair_id and deleted_at is null and status = '${DELIVERED}'
       where delivered_at >= ? or delivered_at < ?
     ) as paid
     group by grouping sets ((in_span), (in_span, day))`,
    [from, previousFrom, from, previousTo],
  );
}

/** Reviews that are on the site, as reviews/policy.ts has it. */
export function countRatings(ctx: Ctx, from: Date): Promise<{ rating: number; count: number }[]> {
  return ctx.em.execute(
    `select rating, count(*)::int as count from review
     where is_approved and deleted_at is null and "timestamp" >= ?
       and not exists (select from repair where repair.id = repair_id and deleted_at is not null)
       and not exists (select from product where product.id = product_id and (deleted_at is not null or not is_published))
     group by rating`,
    [from],
  );
}
