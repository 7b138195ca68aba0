import type { Ctx } from '../core/context.js';
import { startOfDayAgo } from '../core/fields/moment.js';
import { authorize } from '../core/policy.js';
import { PaymentMethod, sumOpen, sumReceived } from '../payments/index.js';
import { spanOf } from './calendar.js';
import { workshopReportSchema } from './inputs.js';
import { canReadReport } from './policy.js';
import { AGE_LIMITS } from './report.statements.js';
import type { MoneyReport, OpenReport, ReceivedReport } from './views.js';

/**
 * What was received in the days up to now, beside what was billed (report.service.ts), and what is open.
 * @param input see workshopReportSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function moneyReport(ctx: Ctx, input: unknown): Promise<MoneyReport> {
  authorize(ctx.actor, canReadReport(ctx.actor));
  const { days } = workshopReportSchema.parse(input);
  const [received, open] = await Promise.all([receivedReport(ctx, days), openReport(ctx)]);
  return { received, open };
}

async function receivedReport(ctx: Ctx, dayCount: number): Promise<ReceivedReport> {
  const { days, from, previousFrom, previousTo } = spanOf(dayCount, ctx.clock());
  const rows = await sumReceived(ctx, from, previousFrom, previousTo);
  const sumOf = (inSpan: boolean, key: 'day' | 'method' | null, value: string | null) =>
    rows.find(
      (row) =>
        row.inSpan === inSpan &&
        row.day === (key === 'day' ? value : null) &&
        row.method === (key === 'method' ? value : null),
    )?.amount;
  return {
    total: sumOf(true, null, null) ?? 0,
    previousTotal: sumOf(false, null, null) ?? 0,
    perDay: days.map((day) => ({ day, amount: sumOf(true, 'day', day) ?? 0 })),
    perMethod: Object.values(PaymentMethod).flatMap((method) => {
      const amount = sumOf(true, 'method', method);
      return amount === undefined ? [] : [{ method, amount }];
    }),
  };
}

async function openReport(ctx: Ctx): Promise<OpenReport> {
  const now = ctx.clock();
  const rows = await sumOpen(ctx, AGE_LIMITS.map((days) => startOfDayAgo(days, now)).toReversed());
  const ofGroup = (group: number | null) => rows.find((row) => row.group === group);
  const ageing = [...AGE_LIMITS, null].map((maxDays, group) => ({
    minDays: group === 0 ? 0 : AGE_LIMITS[group - 1]! + 1,
    maxDays,
    count: ofGroup(group)?.count ?? 0,
    amount: ofGroup(group)?.amount ?? 0,
  }));
  return {
    inWorkshop: ofGroup(null)?.amount ?? 0,
    total: ageing.reduce((sum, { amount }) => sum + amount, 0),
    ageing,
  };
}
