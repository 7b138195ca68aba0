import type { ApolloCache } from '@apollo/client';

/** A post that comes, goes or changes: visitors' lists are asked for anew. */
export function forgetPublicPosts(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'blogPosts' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'blogPost' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'blogCategories' });
}

/** A comment that comes, goes or is answered: what visitors read below its post is asked for anew. */
export function forgetPublicComments(cache: ApolloCache, postId: string): void {
  const id = cache.identify({ __typename: 'BlogPost', id: postId });
  cache.evict({ id, fieldName: 'comments' });
  cache.evict({ id, fieldName: 'commentCount' });
}
