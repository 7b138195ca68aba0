import type { ApolloCache } from '@apollo/client';

/** A product that comes, goes or changes its place: visitors' lists are asked for anew. */
export function forgetPublicProducts(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'product' });
}

/** The same, and the admin's list as well. */
export const productsChanged = { update: forgetPublicProducts, refetchQueries: ['ProductTable'] };
