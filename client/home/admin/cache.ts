import type { ApolloCache } from '@apollo/client';

/** The home page asks for its slides anew. */
export function forgetPublicSlides(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'heroSlides' });
}
