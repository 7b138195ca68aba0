import type { ApolloCache } from '@apollo/client';
import { forgetting } from '../../admin/kit/forgetting';

/** A post that comes, goes or changes: visitors' lists are asked for anew. */
export const forgetPublicPosts = forgetting('blogPosts', 'blogPost', 'blogCategories');

/** The same for the table, where a post comes, goes or moves. */
export const postsChanged = { update: forgetPublicPosts, refetchQueries: ['BlogPostTable'] };

/** A comment that comes, goes or is answered: what visitors read below its post is asked for anew. */
export function forgetPublicComments(cache: ApolloCache, postId: string): void {
  const id = cache.identify({ __typename: 'BlogPost', id: postId });
  cache.evict({ id, fieldName: 'comments' });
  cache.evict({ id, fieldName: 'commentCount' });
}
