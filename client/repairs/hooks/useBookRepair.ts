import { readError } from '../../graphql/errors';
import { forgetAttempt, keyForAttempt } from '../bookingAttempt';
import { forgetLists } from '../lists';
import { type BookRepairInput, type FormGuardInput, TrackRepairDocument, useBookRepairMutation } from '../repairs.gen';

/**
 * Books a repair (public-site §2, 'Repair request'): one request however often the sending is repeated (decisions §4),
 * and an answer that the tracking page finds in the cache.
 */
export function useBookRepair() {
  const [mutate] = useBookRepairMutation({
    update(cache, { data }) {
      if (!data) return;
      const { id } = data.bookRepair;
      cache.writeQuery({ query: TrackRepairDocument, variables: { id }, data: { trackRepair: data.bookRepair } });
      forgetLists(cache, 'repairs');
    },
  });

  /** @returns the id of the repair */
  return async (input: BookRepairInput, formGuard: FormGuardInput): Promise<string> => {
    try {
      const idempotencyKey = keyForAttempt(input);
      const { data } = await mutate({ variables: { input, formGuard }, context: { idempotencyKey } });
      if (!data) throw new Error('The repair is missing from the answer.');
      forgetAttempt();
      return data.bookRepair.id;
    } catch (error) {
      // The key belongs to other details, so it can never succeed; the next try gets one of its own.
      if (readError(error).code === 'CONFLICT') forgetAttempt();
      throw error;
    }
  };
}
