import type { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { DELETED_TOO, moveToBin, takeFromBin } from '../core/entities/bin.js';
import { isUuid } from '../core/entities/ids.js';
import { lockById } from '../core/entities/lockById.js';
import { nextVersion } from '../core/entities/version.js';
import { notFound } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import type { Fields } from '../core/read/fields.js';
import { one } from '../core/read/list.js';
import type { Row } from '../core/read/model.js';
import { BlogPost } from './entity.js';
import { PostStatus } from './enums.js';
import { BlogPostCreated, BlogPostDeleted, BlogPostRestored, BlogPostUpdated } from './events.js';
import { blogPostSchema, changedBlogPostSchema } from './inputs.js';
import { canWrite, readableBy } from './policy.js';
import { postRows } from './rows.js';

const NO_POST = 'Blog post not found.';

/** A post that the caller may read; null for one that is hidden, deleted or was never there: all look alike. */
export async function findReadablePost(ctx: Ctx, id: string): Promise<BlogPost | null> {
  return isUuid(id) ? ctx.em.findOne(BlogPost, { id, ...readableBy(ctx.actor) }) : null;
}

/** The same as it is shown, with what is asked of it. */
export async function showPost(
  ctx: Ctx,
  id: string,
  fields: Fields,
  language?: Language | null,
): Promise<Row<BlogPost> | null> {
  return isUuid(id) ? one(ctx, postRows, { id, ...readableBy(ctx.actor) }, fields, language) : null;
}

/** The same for callers that need one. @throws AppError NOT_FOUND */
export async function readPost(ctx: Ctx, id: string): Promise<BlogPost> {
  const post = await findReadablePost(ctx, id);
  if (!post) throw notFound(NO_POST);
  return post;
}

/**
 * Writes a post; a draft unless it says otherwise (decisions §12 'Required and default').
 * @param input see blogPostSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function createPost(ctx: Ctx, input: unknown): Promise<BlogPost> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const { status, language, ...content } = blogPostSchema.parse(input);
  return transaction(ctx, async () => {
    const post = Object.assign(new BlogPost(), {
      ...content,
      status: status ?? PostStatus.Draft,
      createdAt: ctx.clock(),
      ...(language && { language }),
    });
    ctx.em.persist(post);
    emit(ctx, new BlogPostCreated(post.id));
    return post;
  });
}

/**
 * Replaces the content of a post; its status only where one is given, so that nothing is published or taken back by
 * leaving it out.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if it was changed since it was read
 */
export async function updatePost(ctx: Ctx, id: string, input: unknown): Promise<BlogPost> {
  authorize(ctx.actor, canWrite(ctx.actor));
  const { status, version, language, ...content } = changedBlogPostSchema.parse(input);
  return transaction(ctx, async () => {
    const post = await lockPost(ctx, id);
    nextVersion(post, version);
    Object.assign(post, content, {
      status: status ?? post.status,
      language: language ?? post.language,
      changedAt: ctx.clock(),
    });
    emit(ctx, new BlogPostUpdated(post.id));
    return post;
  });
}

/**
 * Takes a post away for everyone, with its comments; it can be restored (decisions §3).
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deletePost(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canWrite(ctx.actor));
  return transaction(ctx, async () => {
    const post = await lockPost(ctx, id);
    nextVersion(post, null);
    moveToBin(ctx, post, new BlogPostDeleted(post.id));
    return post.id;
  });
}

/**
 * Brings a deleted post back as it was; of one that is there nothing changes.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function restorePost(ctx: Ctx, id: string): Promise<BlogPost> {
  authorize(ctx.actor, canWrite(ctx.actor));
  return transaction(ctx, async () => {
    const post = await lockPost(ctx, id, DELETED_TOO);
    if (post.deletedAt === null) return post;
    nextVersion(post, null);
    takeFromBin(ctx, post, new BlogPostRestored(post.id));
    return post;
  });
}

const lockPost = (ctx: Ctx, id: string, filters?: typeof DELETED_TOO) =>
  lockById(ctx, BlogPost, id, NO_POST, { ...(filters && { filters }) });
