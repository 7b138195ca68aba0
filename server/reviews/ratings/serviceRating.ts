import type { Ctx } from '../../core/context.js';
import { AVERAGE } from '../../core/tally/attached.js';
import { STARS_OF_SERVICE } from '../entity.js';
import type { RatingSummary } from '../views.js';

/** How the shop's work is rated: repairs that were not deleted, and the shop in general (public-site §2 'Services'). */
export async function serviceRating(ctx: Ctx): Promise<RatingSummary> {
  // what is kept knows nothing of deleted repairs; few lie in the bin
  const [summary] = await ctx.em.execute<RatingSummary[]>(
    `select ${AVERAGE} from (
       select count, sum from tally where topic = '${STARS_OF_SERVICE.topic}'
       union all
       select -1, -rating from review join repair on repair.id = repair_id 
         where is_approved and review.deleted_at is null and repair.deleted_at is not null
     ) as stars`,
  );
  return summary!;
}
