import type { ApolloCache } from '@apollo/client';

/** A list, or what is counted in them. */
type RepairList = 'repairs' | 'publicRepairs' | 'repairTable' | 'repairBoard' | 'workshopReport';

/**
 * Lets lists of repairs ask again: at once where one is on screen, else when it is next looked at. A change of one
 * record can put it into a list, out of it, or elsewhere in its order, and only the server knows where.
 */
export function forgetLists(cache: ApolloCache, ...lists: RepairList[]): void {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
