import { Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import { siteStats, type SiteStats as SiteStatsData } from './service.js';

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
  siteStats(@Context() ctx: Ctx): Promise<SiteStats> {
    return siteStats(ctx);
  }
}
