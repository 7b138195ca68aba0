import type { ApolloCache } from '@apollo/client';

/** Whoever shows the questions asks for them anew: visitors' page, table and page editor. */
export function forgetFaqItems(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'faqItems' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'faqItemTable' });
}
