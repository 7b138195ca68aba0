import { useApolloClient } from '@apollo/client/react';
import { forgetLists } from '../lists';

/** Every list that a changed record may be in asks again, of the admin, of its owner, of the visitors, and so do the figures above. */
export function useForgetRepairLists(): () => void {
  const { cache } = useApolloClient();
  return () => forgetLists(cache, 'repairTable', 'repairBoard', 'repairs', 'publicRepairs', 'workshopReport');
}
