import { Cursor } from '@mikro-orm/core';
import type { Ctx } from '../platform/context.js';
import { batched } from '../platform/loader.js';
import { MAX_PAGE_SIZE } from '../platform/pagination.js';
import { BlogComment } from './entity.js';

/** How comments stand in every list. */
export const NEWEST_FIRST = [{ timestamp: 'desc' }, { id: 'desc' }] as const;

/** Where a list of comments begins: so many of a post's. */
interface FirstPage {
  post: string;
  first: number;
}

/**
 * The newest comments of a post that readers see, each with the account that wrote it, and how many there are. A list of posts at
 * a time, since one document can ask for many of them.
 */
export const loadFirstPage = batched(firstPages, MAX_PAGE_SIZE);

/** Two statements, however many posts a list has. */
async function firstPages(ctx: Ctx, pages: readonly FirstPage[]): Promise<Cursor<BlogComment>[]> {
  // one more than shown tells whether there is a next page
  const newest = await newestOf(ctx, pages, Math.max(...pages.map(({ first }) => first)) + 1);
  const totals = new Map(newest.map(({ post, total }) => [post, total]));
  const comments = await ctx.em.find(
    BlogComment,
    { id: { $in: newest.map(({ id }) => id) } },
    { populate: ['user'], orderBy: [...NEWEST_FIRST] },
  );
  const meta = ctx.em.getMetadata().get(BlogComment);
  return pages.map(({ post, first }) => {
    const items = comments.filter((comment) => comment.post.id === post).slice(0, first + 1);
    return new Cursor(items, totals.get(post) ?? 0, { first, orderBy: [...NEWEST_FIRST], overfetch: true }, meta);
  });
}

function newestOf(
  ctx: Ctx,
  pages: readonly FirstPage[],
  most: number,
): Promise<{ id: string; post: string; total: number }[]> {
  const posts = [...new Set(pages.map(({ post }) => post))];
  return ctx.em.execute(
    `select id, post, total::int as total from (
       select id, post_id as post, count(*) over (partition by post_id) as total,
         row_number() over (partition by post_id order by "timestamp" desc, id desc) as place
       from blog_comment where is_approved and post_id in (${posts.map(() => '?').join(', ')})
     ) as placed where place <= ?`,
    [...posts, most],
  );
}
