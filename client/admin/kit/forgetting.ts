import type { ApolloCache } from '@apollo/client';

/** The `update` of a change after which whoever shows these fields of the query asks for them anew. */
export function forgetting(...fields: string[]): (cache: ApolloCache) => void {
  return (cache) => {
    for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  };
}
