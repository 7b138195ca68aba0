import { Arg, Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { DEFAULT_REPORT_DAYS, MAX_REPORT_DAYS } from './inputs.js';
import { moneyReport } from './money.service.js';
import { workshopReport } from './report.service.js';
import { siteStats, type SiteStats as SiteStatsData } from './service.js';
import { MoneyReport, WorkshopReport } from './views.js';

@ObjectType({ description: 'What the home page counts.' })
class SiteStats implements SiteStatsData {
  @Field(() => Int, { description: "Repaired or delivered, with the shop's years before this software." })
  completedRequests!: number;

  @Field(() => Int, { description: "All requests, with the shop's years before this software." })
  totalRequests!: number;

  @Field(() => Int, { description: 'In the workshop now.' })
  currentlyServicing!: number;
}

const DAYS_ARG = {
  defaultValue: DEFAULT_REPORT_DAYS,
  description: 'How many days the span has, today in Kathmandu included: 1 to 365.',
};

@Resolver()
export class StatsResolver {
  @Query(() => SiteStats, { description: 'Counts for the home page.' })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  siteStats(@Context() ctx: Ctx): Promise<SiteStats> {
    return siteStats(ctx);
  }

  @Query(() => WorkshopReport, {
    description: `How the workshop is doing, and how it did in the last days, up to ${MAX_REPORT_DAYS} of them. For admins.`,
  })
  @Door({ who: 'admin', scope: 'reports' })
  workshopReport(@Context() ctx: Ctx, @Arg('days', () => Int, DAYS_ARG) days: number): Promise<WorkshopReport> {
    return workshopReport(ctx, { days });
  }

  @Query(() => MoneyReport, {
    description: `What was received in the last days, up to ${MAX_REPORT_DAYS} of them, and what is still to be paid. For admins.`,
  })
  @Door({ who: 'admin', scope: 'reports' })
  moneyReport(@Context() ctx: Ctx, @Arg('days', () => Int, DAYS_ARG) days: number): Promise<MoneyReport> {
    return moneyReport(ctx, { days });
  }
}
