import type { Ctx } from '../core/context.js';
import { countByStatus, RepairStatus } from '../repairs/index.js';

/** What the home page counts (public-site §4). */
export interface SiteStats {
  completedRequests: number;
  totalRequests: number;
  currentlyServicing: number;
}

const COMPLETED = [RepairStatus.REPAIRED, RepairStatus.DELIVERED];
const IN_SERVICE = [
  RepairStatus.PICKED_UP,
  RepairStatus.DIAGNOSING,
  RepairStatus.DIAGNOSED,
  RepairStatus.QUOTE_APPROVED,
  RepairStatus.REPAIRING,
];

/** Counts of all repairs; completed and total include the shop's years before this software (STATS_BASELINE). */
export async function siteStats(ctx: Ctx): Promise<SiteStats> {
  const counts = await countByStatus(ctx);
  const count = (statuses: RepairStatus[]) => statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const { statsBaseline } = ctx.config;
  return {
    completedRequests: count(COMPLETED) + statsBaseline,
    totalRequests: count(Object.values(RepairStatus)) + statsBaseline,
    currentlyServicing: count(IN_SERVICE),
  };
}
