import type { Ctx } from '../platform/context.js';
import type { RatingSummary } from './views.js';

/** Averages over approved reviews, made by the database and not rounded (decisions §5). */

/** Averages are numbers of any length; as doubles they come as numbers and not as texts. */
export const SUMMARY = 'avg(rating)::float8 as average, count(*)::int as count';

/** How the shop's work is rated: repairs that were not deleted, and the shop in general (public-site §2 'Services'). */
export async function serviceRating(ctx: Ctx): Promise<RatingSummary> {
  const [summary] = await ctx.em.execute<RatingSummary[]>(
    `select ${SUMMARY} from review
    where is_approved and target_type in ('repair', 'general')
      and not exists (select from repair where repair.id = review.repair_id and repair.deleted_at is not null)`,
  );
  return summary!;
}
