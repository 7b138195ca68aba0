import type { Ctx } from '../../core/context.js';
import { NOT_DELETED } from '../../core/entities/bin.js';
import type { Connection, CountedItems, OffsetPage, PageArgs } from '../../core/pagination.js';
import { NEWEST_FIRST, newestUnder } from '../../core/read/newestUnder.js';
import { BlogComment, COMMENTS_BY_POST } from '../entity.js';
import { readPost } from '../service.js';

/** What readers see of a post's comments: those that were neither hidden nor deleted. */
const shownOn = (post: string) => ({ post, isApproved: true, ...NOT_DELETED });

/** What readers say to a post that the caller may read, newest first, each with the account that wrote it. */
export const listComments: (ctx: Ctx, post: string, args: PageArgs) => Promise<Connection<BlogComment>> = newestUnder({
  entity: BlogComment,
  under: 'post',
  topic: COMMENTS_BY_POST.topic,
  populate: ['user'],
});

/** The same as a REST list. @throws AppError NOT_FOUND for a post that is hidden or missing */
export async function pageComments(
  ctx: Ctx,
  postId: string,
  { limit, offset }: OffsetPage,
): Promise<CountedItems<BlogComment>> {
  const { id } = await readPost(ctx, postId);
  const [items, total] = await ctx.em.findAndCount(BlogComment, shownOn(id), {
    orderBy: [...NEWEST_FIRST],
    populate: ['user'],
    limit,
    offset,
  });
  return { items, total };
}
