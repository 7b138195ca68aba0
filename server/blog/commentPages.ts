import { Cursor } from '@mikro-orm/core';
import type { Ctx } from '../platform/context.js';
import { batched } from '../platform/loader.js';
import { MAX_PAGE_SIZE } from '../platform/pagination.js';
import { BlogComment, COMMENTS_BY_POST } from './entity.js';

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
  const posts = [...new Set(pages.map(({ post }) => post))];
  const newest = await newestOf(ctx, posts, Math.max(...pages.map(({ first }) => first)) + 1);
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

/** The newest comments of each post, and how many it has. */
function newestOf(
  ctx: Ctx,
  posts: readonly string[],
  most: number,
): Promise<{ id: string; post: string; total: number }[]> {
  return ctx.em.execute(
    `select newest.id, post, total from unnest(array[${posts.map(() => '?').join(', ')}]::uuid[]) as post
     cross join lateral (
       select sum(count)::int as total from tally where topic = '${COMMENTS_BY_POST.topic}' and key = post::text
     ) as kept
     cross join lateral (
       select id from blog_comment where post_id = post and is_approved order by "timestamp" desc, id desc limit ?
     ) as newest`,
    [...posts, most],
  );
}
