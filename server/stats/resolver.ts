import { Arg, Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { DEFAULT_REPORT_DAYS, MAX_REPORT_DAYS } from './inputs.js';
import { workshopReport } from './report.service.js';
import { siteStats, type SiteStats as SiteStatsData } from './service.js';
import { WorkshopReport } from './views.js';

@ObjectType({ description: 'What the home page counts.' })
class SiteStats implements SiteStatsData {
  @Field(() => Int, { description: "Repaired or delivered, with the shop's years before this software." })
  completedRequests!: number;

  @Field(() => Int, { description: "All requests, with the shop's years before this software." })
  totalRequests!: number;

  @Field(() => Int, { description: 'In the workshop now.' })
  currentlyServicing!: number;
}

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
  workshopReport(
    @Context() ctx: Ctx,
    @Arg('days', () => Int, {
      defaultValue: DEFAULT_REPORT_DAYS,
      description: 'How many days the span has, today in Kathmandu included: 1 to 365.',
    })
    days: number,
  ): Promise<WorkshopReport> {
    return workshopReport(ctx, { days });
  }
}
