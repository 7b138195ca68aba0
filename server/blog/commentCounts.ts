import DataLoader from 'dataloader';
import type { Ctx } from '../platform/context.js';
import { BlogComment, type BlogPost } from './entity.js';

/** One for each call, so that a list asks once for all of its posts, and a later call asks anew. */
const loaders = new WeakMap<Ctx, DataLoader<string, number>>();

/** How many comments readers see of a post. */
export function countComments(ctx: Ctx, { id }: BlogPost): Promise<number> {
  let loader = loaders.get(ctx);
  if (!loader) {
    // not kept: a mutation may change what a later field of the same call counts
    loader = new DataLoader((ids) => countOf(ctx, ids), { cache: false });
    loaders.set(ctx, loader);
  }
  return loader.load(id);
}

async function countOf(ctx: Ctx, ids: readonly string[]): Promise<number[]> {
  const where = { post: { $in: [...ids] }, isApproved: true };
  const counts = await ctx.em.countBy(BlogComment, 'post', { where });
  return ids.map((id) => counts[id] ?? 0);
}
