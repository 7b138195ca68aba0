import type { Cursor } from '@mikro-orm/core';
import type { Ctx } from '../platform/context.js';
import {
  type Connection,
  type CountedItems,
  type CursorSlice,
  dateColumn,
  findPage,
  type OffsetPage,
  type PageArgs,
  toConnection,
  toCursorSlice,
  uuidColumn,
} from '../platform/pagination.js';
import { authorize } from '../platform/policy.js';
import { readTablePage, readTableSlice, type TablePage } from '../platform/table/table.js';
import { loadFirstPage, NEWEST_FIRST } from './commentPages.js';
import { blogCommentTable, type BlogCommentQuery } from './commentTable.js';
import { BlogComment, type BlogPost } from './entity.js';
import { canModerate } from './policy.js';
import { readPost } from './service.js';

/** What readers see of a post's comments: those that were not hidden. */
const shownOn = (post: string) => ({ post, isApproved: true });

/** What readers say to a post that the caller may read, newest first, each with the account that wrote it. */
export async function listComments(ctx: Ctx, { id }: BlogPost, args: PageArgs): Promise<Connection<BlogComment>> {
  const slice = toCursorSlice(args, [dateColumn, uuidColumn]);
  return toConnection(await pageOf(ctx, id, slice), (comment) => comment);
}

/** The beginnings of many posts' comments are asked for together; a cursor stands in the comments of one post. */
function pageOf(ctx: Ctx, post: string, slice: CursorSlice): Promise<Cursor<BlogComment>> {
  if ('first' in slice && slice.after === undefined) return loadFirstPage(ctx, { post, first: slice.first });
  const list = { where: shownOn(post), orderBy: [...NEWEST_FIRST], populate: ['user'] };
  return findPage(ctx, BlogComment, list, slice);
}

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

/**
 * All comments, hidden ones too: a page of the desk's table.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function tableOfComments(ctx: Ctx, args: unknown): Promise<TablePage<BlogComment>> {
  authorize(ctx.actor, canModerate(ctx.actor));
  return readTablePage(ctx, blogCommentTable, args);
}

/**
 * The same as a REST list.
 * @param query parsed as the table's own
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function pageAllComments(
  ctx: Ctx,
  query: OffsetPage & BlogCommentQuery,
): Promise<CountedItems<BlogComment>> {
  authorize(ctx.actor, canModerate(ctx.actor));
  return readTableSlice(ctx, blogCommentTable, query);
}
