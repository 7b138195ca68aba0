import type { ApolloCache } from '@apollo/client';

/** A review that comes or goes changes the lists that visitors see, and their averages: they are asked for anew. */
export function forgetPublicReviews(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'reviews' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'serviceRating' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'product' });
}
