import { ref } from '@mikro-orm/core';
import { requireViewer } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { moveToBin, NOT_DELETED, takeFromBin } from '../../core/entities/bin.js';
import { lockById } from '../../core/entities/lockById.js';
import { notFound } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { assertFilledInByPerson } from '../../core/fields/formGuard.js';
import { callerOf, consume, type RateLimit } from '../../core/limits.js';
import { authorize } from '../../core/policy.js';
import { BlogComment } from '../entity.js';
import { PostStatus } from '../enums.js';
import {
  BlogCommentApprovalChanged,
  BlogCommentCreated,
  BlogCommentDeleted,
  BlogCommentReplied,
  BlogCommentRestored,
} from '../events.js';
import { canModerate } from '../policy.js';
import { readPost } from '../service.js';
import { mailAnswer } from './answer.mail.js';
import { approvalSchema, guestCommentSchema, ownCommentSchema, replySchema } from './inputs.js';

/** Of one person, or of an address: a school's whole class can be behind one. */
const COMMENTS: RateLimit = { name: 'comments', points: 60, durationSeconds: 60 * 60 };

type Author = Pick<BlogComment, 'user' | 'authorName' | 'authorEmailOrPhone' | 'content'>;

/**
 * Comments on a published post, as a guest or signed in; it is visible at once (decisions §5).
 * @param input see guestCommentSchema and ownCommentSchema; whatever else a caller sends is ignored
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError NOT_FOUND, BAD_INPUT with a message a field, RATE_LIMITED
 */
export async function addComment(ctx: Ctx, postId: string, input: unknown, formGuard?: unknown): Promise<BlogComment> {
  assertFilledInByPerson(ctx, formGuard);
  const author = await readAuthor(ctx, input);
  await consume(ctx, COMMENTS, callerOf(ctx));
  return transaction(ctx, async () => {
    const post = await readPost(ctx, postId);
    // an admin reads drafts, but nobody comments on them
    if (post.status !== PostStatus.Published) throw notFound('Blog post not found.');
    const comment = Object.assign(new BlogComment(), { ...author, post: ref(post), timestamp: ctx.clock() });
    ctx.em.persist(comment);
    emit(ctx, new BlogCommentCreated(comment.id));
    return comment;
  });
}

/** What a comment says and who says it: a signed-in person is taken from the account. */
async function readAuthor(ctx: Ctx, input: unknown): Promise<Author> {
  if (ctx.actor.kind === 'guest') return { ...guestCommentSchema.parse(input), user: null };
  const { content } = ownCommentSchema.parse(input);
  const user = await requireViewer(ctx);
  return { content, user: ref(user), authorName: user.name ?? user.username, authorEmailOrPhone: null };
}

/**
 * Answers a comment; an earlier answer is replaced. The same answer once more changes nothing and is told to nobody.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT 'Reply cannot be empty.', NOT_FOUND
 */
export async function replyToComment(ctx: Ctx, id: string, text: unknown): Promise<BlogComment> {
  authorize(ctx.actor, canModerate(ctx.actor));
  const { reply } = replySchema.parse({ reply: text });
  return change(ctx, id, async (comment) => {
    if (comment.adminReply === reply) return;
    comment.adminReply = reply;
    comment.replyTimestamp = ctx.clock();
    emit(ctx, new BlogCommentReplied(comment.id));
    await mailAnswer(ctx, comment);
  });
}

/**
 * Hides a comment, or shows it again.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND
 */
export async function setCommentApproval(ctx: Ctx, id: string, approval: unknown): Promise<BlogComment> {
  authorize(ctx.actor, canModerate(ctx.actor));
  const { isApproved } = approvalSchema.parse({ isApproved: approval });
  return change(ctx, id, (comment) => {
    if (comment.isApproved === isApproved) return;
    comment.isApproved = isApproved;
    emit(ctx, new BlogCommentApprovalChanged(comment.id, isApproved));
  });
}

/**
 * Takes a comment away for everyone; it can be restored for a while.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteComment(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canModerate(ctx.actor));
  await change(ctx, id, (comment) => moveToBin(ctx, comment, new BlogCommentDeleted(comment.id)));
  return id;
}

/**
 * Brings a deleted comment back as it was; of one that is there nothing changes.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function restoreComment(ctx: Ctx, id: string): Promise<BlogComment> {
  authorize(ctx.actor, canModerate(ctx.actor));
  const restore = (comment: BlogComment) => takeFromBin(ctx, comment, new BlogCommentRestored(comment.id));
  return change(ctx, id, restore, {});
}

/**
 * Changes a comment of a post that was not deleted.
 * @param where what it has to be
 */
function change(
  ctx: Ctx,
  id: string,
  work: (comment: BlogComment) => Promise<void> | void,
  where: object = NOT_DELETED,
): Promise<BlogComment> {
  return transaction(ctx, async () => {
    const comment = await lockById(ctx, BlogComment, id, NO_COMMENT, { filters: false, where });
    // afterwards: a guest's comment has no user, and PostgreSQL locks no row of an outer join
    await ctx.em.populate(comment, ['user', 'post'], { filters: false, refresh: true });
    if (comment.post.getEntity().deletedAt !== null) throw notFound(NO_COMMENT);
    await work(comment);
    return comment;
  });
}

const NO_COMMENT = 'Comment not found.';
