import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { UUID_ARG } from '../../core/entities/ids.js';
import { FORM_GUARD_ARG, FormGuardInput } from '../../core/fields/formGuard.js';
import { BlogComment, BlogPost } from '../entity.js';
import { ManagedBlogComment } from '../views.js';
import { BlogCommentInput } from './inputs.js';
import * as comments from './service.js';

@Resolver(() => BlogComment)
export class BlogCommentResolver {
  @Mutation(() => BlogComment, { description: 'Comments on a published post, as a guest or signed in.' })
  @Door({ who: 'anyone', scope: 'blog' })
  addBlogComment(
    @Context() ctx: Ctx,
    @Arg('postId', () => ID, { description: 'The UUID of a published post; any other is NOT_FOUND.' }) postId: string,
    @Arg('input', () => BlogCommentInput, { description: 'The comment; visitors see it at once.' })
    input: object,
    @Arg('formGuard', () => FormGuardInput, FORM_GUARD_ARG) formGuard?: object,
  ): Promise<BlogComment> {
    return comments.addComment(ctx, postId, input, formGuard);
  }

  @Mutation(() => ManagedBlogComment, { description: 'Answers a comment; an earlier answer is replaced. For admins.' })
  @Door({ who: 'admin', scope: 'blog' })
  replyToBlogComment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('reply', () => String, {
      description: 'Plain text, at most 5,000 characters; visitors see it below the comment.',
    })
    reply: string,
  ): Promise<BlogComment> {
    return comments.replyToComment(ctx, id, reply);
  }

  @Mutation(() => ManagedBlogComment, { description: 'Hides a comment, or shows it again. For admins.' })
  @Door({ who: 'admin', scope: 'blog' })
  setBlogCommentApproval(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('isApproved', () => Boolean, { description: 'false hides it from visitors, true shows it again.' })
    isApproved: boolean,
  ): Promise<BlogComment> {
    return comments.setCommentApproval(ctx, id, isApproved);
  }

  @Mutation(() => ID, { description: 'Takes a comment away; it can be restored for 30 days. For admins.' })
  @Door({ who: 'admin', scope: 'blog' })
  deleteBlogComment(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return comments.deleteComment(ctx, id);
  }

  @Mutation(() => ManagedBlogComment, { description: 'Brings a deleted comment back. For admins.' })
  @Door({ who: 'admin', scope: 'blog' })
  restoreBlogComment(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<BlogComment> {
    return comments.restoreComment(ctx, id);
  }

  // the account comes with the comment (commentList.service.ts, comment.service.ts)

  @FieldResolver(() => String, {
    nullable: true,
    description: "The picture of the author's account; null for guests and where there is none.",
  })
  authorProfilePicUrl(@Root() comment: BlogComment): string | null {
    return comment.user?.getEntity().profilePictureUrl ?? null;
  }
}

/** What admins are told besides. */
@Resolver(() => ManagedBlogComment)
export class ManagedBlogCommentResolver {
  // the post comes with the comment (commentTable.ts, comment.service.ts)

  @FieldResolver(() => BlogPost, { description: 'What it says something to; a draft too.' })
  post(@Root() comment: BlogComment): BlogPost {
    return comment.post.getEntity();
  }
}
