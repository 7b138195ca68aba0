import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import { FormGuardInput } from '../platform/formGuard.js';
import * as comments from './comment.service.js';
import { BlogCommentInput } from './commentInputs.js';
import { BlogComment } from './entity.js';

@Resolver(() => BlogComment)
export class BlogCommentResolver {
  @Mutation(() => BlogComment, { description: 'Comments on a published post, as a guest or signed in.' })
  addBlogComment(
    @Context() ctx: Ctx,
    @Arg('postId', () => ID) postId: string,
    @Arg('input', () => BlogCommentInput) input: BlogCommentInput,
    @Arg('formGuard', () => FormGuardInput, { nullable: true }) formGuard?: FormGuardInput,
  ): Promise<BlogComment> {
    return comments.addComment(ctx, postId, input, formGuard);
  }

  @Mutation(() => BlogComment, { description: 'Answers a comment; an earlier answer is replaced. For admins.' })
  replyToBlogComment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('reply', () => String) reply: string,
  ): Promise<BlogComment> {
    return comments.replyToComment(ctx, id, reply);
  }

  @Mutation(() => BlogComment, { description: 'Hides a comment, or shows it again. For admins.' })
  setBlogCommentApproval(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('isApproved', () => Boolean) isApproved: boolean,
  ): Promise<BlogComment> {
    return comments.setCommentApproval(ctx, id, isApproved);
  }

  @Mutation(() => ID, { description: 'Deletes a comment for good. For admins.' })
  deleteBlogComment(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<string> {
    return comments.deleteComment(ctx, id);
  }

  // the account comes with the comment (commentList.service.ts, comment.service.ts)

  @FieldResolver(() => String, { nullable: true, description: "The picture of the author's account." })
  authorProfilePicUrl(@Root() comment: BlogComment): string | null {
    return comment.user?.getEntity().profilePictureUrl ?? null;
  }
}
