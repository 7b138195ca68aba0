import type { Ctx } from '../core/context.js';
import { dayAgo } from '../core/fields/moment.js';
import { authorize } from '../core/policy.js';
import { countByStatus, RepairStatus } from '../repairs/index.js';
import { type Span, spanOf } from './calendar.js';
import { workshopReportSchema } from './inputs.js';
import { canReadReport } from './policy.js';
import {
  AGE_LIMITS,
  countDecisions,
  countNewPerDay,
  countOpenByAge,
  countRatings,
  measureTurnaround,
  sumIncome,
} from './report.statements.js';
import type { AgeGroup, IncomeReport, QuoteReport, RepairStatusCount, ReviewReport, WorkshopReport } from './views.js';

const MAX_STARS = 5;

/**
 * How the workshop is doing: where its repairs stand now, and what happened in the days up to now, as their histories tell.
 * @param input see workshopReportSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function workshopReport(ctx: Ctx, input: unknown): Promise<WorkshopReport> {
  authorize(ctx.actor, canReadReport(ctx.actor));
  const { days } = workshopReportSchema.parse(input);
  const now = ctx.clock();
  const span = spanOf(days, now);
  const [repairsByStatus, open, newPerDay, turnaround, quotes, income, reviews] = await Promise.all([
    statusReport(ctx),
    ageReport(ctx, now),
    countNewPerDay(ctx, span.from),
    measureTurnaround(ctx, span),
    quoteReport(ctx, span),
    incomeReport(ctx, span),
    reviewReport(ctx, span),
  ]);
  const news = new Map(newPerDay.map(({ day, count }) => [day, count]));
  return {
    repairsByStatus,
    ...open,
    newPerDay: span.days.map((day) => ({ day, count: news.get(day) ?? 0 })),
    turnaround,
    quotes,
    income,
    reviews,
  };
}

async function statusReport(ctx: Ctx): Promise<RepairStatusCount[]> {
  const counts = await countByStatus(ctx);
  return Object.values(RepairStatus).map((status) => ({ status, count: counts[status] ?? 0 }));
}

/** The groups by age, the youngest first: 0–2 days, 3–7, … and all that are older than the last limit. */
async function ageReport(ctx: Ctx, now: Date): Promise<{ ageing: AgeGroup[]; overdue: number }> {
  const rows = await countOpenByAge(ctx, now);
  const counts = new Map(rows.map(({ group, count }) => [group, count]));
  const ageing = [...AGE_LIMITS, null].map((maxDays, group) => {
    const minDays = group === 0 ? 0 : AGE_LIMITS[group - 1]! + 1;
    return {
      minDays,
      maxDays,
      from: maxDays === null ? null : dayAgo(maxDays, now),
      to: dayAgo(minDays, now),
      count: counts.get(group) ?? 0,
    };
  });
  return { ageing, overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0) };
}

async function quoteReport(ctx: Ctx, { from }: Span): Promise<QuoteReport> {
  const quotes = await countDecisions(ctx, from);
  const decided = quotes.approved + quotes.rejected;
  return { ...quotes, acceptanceRate: decided > 0 ? quotes.approved / decided : null };
}

async function incomeReport(ctx: Ctx, span: Span): Promise<IncomeReport> {
  const rows = await sumIncome(ctx, span);
  const whole = (inSpan: boolean) => rows.find((row) => row.inSpan === inSpan && row.day === null);
  const amounts = new Map(rows.filter(({ inSpan }) => inSpan).map(({ day, amount }) => [day, amount]));
  return {
    total: whole(true)?.amount ?? 0,
    previousTotal: whole(false)?.amount ?? 0,
    withoutCost: whole(true)?.withoutCost ?? 0,
    perDay: span.days.map((day) => ({ day, amount: amounts.get(day) ?? 0 })),
  };
}

async function reviewReport(ctx: Ctx, { from }: Span): Promise<ReviewReport> {
  const rows = await countRatings(ctx, from);
  const counts = new Map(rows.map(({ rating, count }) => [rating, count]));
  const perRating = Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index).map((rating) => ({
    rating,
    count: counts.get(rating) ?? 0,
  }));
  const count = perRating.reduce((sum, group) => sum + group.count, 0);
  const stars = perRating.reduce((sum, group) => sum + group.rating * group.count, 0);
  return { count, average: count > 0 ? stars / count : null, perRating };
}
