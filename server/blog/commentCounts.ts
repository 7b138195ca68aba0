import type { Ctx } from '../platform/context.js';
import { batched } from '../platform/loader.js';
import { BlogComment } from './entity.js';

/** How many comments readers see of a post, by its id. */
export const countComments = batched(countOf);

async function countOf(ctx: Ctx, ids: readonly string[]): Promise<number[]> {
  const where = { post: { $in: [...ids] }, isApproved: true };
  const counts = await ctx.em.countBy(BlogComment, 'post', { where });
  return ids.map((id) => counts[id] ?? 0);
}
