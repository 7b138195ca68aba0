import { sql } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { Review } from '../entity.js';
import { PUBLIC_REVIEWS } from '../policy.js';

/** @returns how many of the reviews that everybody sees have five stars, four, three, two and one, in this order */
export async function reviewStars(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.em
    .createQueryBuilder(Review, 'review')
    .select(['rating', sql`count(*)::int`.as('count')])
    .where(PUBLIC_REVIEWS)
    .groupBy('rating')
    .execute<{ rating: number; count: number }[]>('all');
  return [5, 4, 3, 2, 1].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}
