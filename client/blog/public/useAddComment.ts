import type { Unmasked } from '@apollo/client';
import { placesOf } from '../../graphql/cache';
import {
  type AddBlogCommentMutation,
  type AddBlogCommentMutationVariables,
  type PostCommentsFragment,
  PostCommentsFragmentDoc,
  useAddBlogCommentMutation,
} from '../blog.gen';

/** Adds a comment to a post; it is on top of the list at once (decisions §5). Gives what the server made of it. */
export function useAddComment(postId: string) {
  const [mutate] = useAddBlogCommentMutation({
    update: (cache, { data }) => {
      if (!data) return;
      for (const id of placesOf('BlogPost', postId)) {
        cache.updateFragment(
          { fragment: PostCommentsFragmentDoc, fragmentName: 'PostComments', id },
          (post) => post && withComment(post, data.addBlogComment),
        );
      }
    },
  });
  return (variables: Omit<AddBlogCommentMutationVariables, 'postId'>) =>
    mutate({ variables: { postId, ...variables } });
}

type Post = Unmasked<PostCommentsFragment>;
type Comment = Unmasked<AddBlogCommentMutation>['addBlogComment'];

/** The same post with one more comment, unless its list has learnt of it on another way. */
function withComment(post: Post, comment: Comment): Post {
  const { commentCount, comments } = post;
  if (comments.edges.some(({ node }) => node.id === comment.id)) return post;
  return {
    ...post,
    commentCount: commentCount + 1,
    comments: { ...comments, totalCount: comments.totalCount + 1, edges: [{ node: comment }, ...comments.edges] },
  };
}
