import type { Ctx } from '../../core/context.js';
import type { Asked } from '../../core/read/asked.js';
import { writtenValues } from '../../core/read/writtenColumn.js';
import { STARS_OF_PRODUCTS, STARS_OF_SERVICE } from '../entity.js';
import type { RatingSummary } from '../views.js';

/**
 * Averages over approved reviews, which are not rounded (decisions §5). Their stars are added up with each change; divided as
 * doubles they come as numbers and not as texts.
 */
const SUMMARY = 'sum(sum)::float8 / nullif(sum(count), 0) as average, coalesce(sum(count), 0)::int as count';

/**
 * How a product is rated, to be read with it.
 * @param id of the product, as SQL
 * @param asked what stands in the answer, where it is read as that
 */
export const productRating = (id: string, asked?: Asked): string =>
  `(select ${asked ? writtenValues(asked, 'summary') : 'row_to_json(summary)'} from (select ${SUMMARY} from tally
    where topic = '${STARS_OF_PRODUCTS.topic}' and key = ${id}::text) summary)`;

/** How the shop's work is rated: repairs that were not deleted, and the shop in general (public-site §2 'Services'). */
export async function serviceRating(ctx: Ctx): Promise<RatingSummary> {
  // what is kept knows nothing of deleted repairs; few lie in the bin
  const [summary] = await ctx.em.execute<RatingSummary[]>(
    `select ${SUMMARY} from (
       select count, sum from tally where topic = '${STARS_OF_SERVICE.topic}'
       union all
       select -1, -rating from review join repair on repair.id = repair_id where is_approved and repair.deleted_at is not null
     ) as stars`,
  );
  return summary!;
}
