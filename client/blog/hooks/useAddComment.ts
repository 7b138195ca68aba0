import { useMutation } from '@apollo/client/react';
import {
  AddBlogCommentDocument,
  type AddBlogCommentMutationVariables,
  BlogPostDocument,
  type PostCommentsFragment,
} from '../blog.gen';

/** Adds a comment to a post; it stands on top of the list at once (decisions §5). Gives what the server made of it. */
export function useAddComment(postId: string) {
  const [mutate] = useMutation(AddBlogCommentDocument, {
    update: (cache, { data }) => {
      const comment = data?.addBlogComment;
      if (!comment) return;
      cache.updateQuery({ query: BlogPostDocument, variables: { id: postId } }, (known) =>
        known?.blogPost ? { blogPost: { ...known.blogPost, ...withComment(known.blogPost, comment) } } : undefined,
      );
    },
  });
  return (variables: Omit<AddBlogCommentMutationVariables, 'postId'>) =>
    mutate({ variables: { postId, ...variables } });
}

type Comment = PostCommentsFragment['comments']['edges'][number]['node'];

/** The same comments with one more, unless the list has heard of it on another way. */
function withComment({ commentCount, comments }: PostCommentsFragment, comment: Comment) {
  if (comments.edges.some(({ node }) => node.id === comment.id)) return {};
  return {
    commentCount: commentCount + 1,
    comments: {
      ...comments,
      totalCount: comments.totalCount + 1,
      edges: [{ node: comment }, ...comments.edges],
    },
  };
}
