import type { Ctx } from '../platform/context.js';
import { batched } from '../platform/loader.js';
import type { RatingSummary } from './views.js';

/** Averages over approved reviews, made by the database and not rounded (decisions §5). */

const NO_REVIEWS: RatingSummary = { average: null, count: 0 };

/** Averages are numbers of any length; as doubles they come as numbers and not as texts. */
const SUMMARY = 'avg(rating)::float8 as average, count(*)::int as count';

/** How the shop's work is rated: repairs that were not deleted, and the shop in general (public-site §2 'Services'). */
export async function serviceRating(ctx: Ctx): Promise<RatingSummary> {
  const [summary] = await ctx.em.execute<RatingSummary[]>(
    `select ${SUMMARY} from review
    where is_approved and target_type in ('repair', 'general')
      and not exists (select from repair where repair.id = review.repair_id and repair.deleted_at is not null)`,
  );
  return summary!;
}

/** How a product is rated. All that are asked for at the same time share one statement. */
export const productRating = batched(ratingsOf);

async function ratingsOf(ctx: Ctx, productIds: readonly string[]): Promise<RatingSummary[]> {
  const rows = await ctx.em.execute<(RatingSummary & { productId: string })[]>(
    `select product_id as "productId", ${SUMMARY} from review
    where is_approved and product_id in (${productIds.map(() => '?').join(', ')}) group by product_id`,
    [...productIds],
  );
  const found = new Map(rows.map(({ productId, average, count }) => [productId, { average, count }]));
  return productIds.map((id) => found.get(id) ?? NO_REVIEWS);
}
