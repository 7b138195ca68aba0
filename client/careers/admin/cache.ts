import type { ApolloCache } from '@apollo/client';

/** The careers page asks for its openings anew. */
export function forgetPublicOpenings(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobOpenings' });
}
