import type { ApolloCache } from '@apollo/client';
import { forgetting } from '../../admin/kit/forgetting';

const forgetTable = forgetting('billTable');

/** The `update` of a change after which the list of bills, and the record that has them, ask anew. */
export const billsChanged = (repairId: string | null) => (cache: ApolloCache) => {
  forgetTable(cache);
  const id = repairId === null ? undefined : cache.identify({ __typename: 'Repair', id: repairId });
  if (id === undefined) return;
  for (const fieldName of ['bills', 'issuableBills']) cache.evict({ id, fieldName });
};
