import { useRef } from 'react';
import { readError } from '../../graphql/errors';
import { forgetAttempt, keyForAttempt } from '../bookingAttempt';
import { forgetLists } from '../lists';
import { type BookRepairInput, type FormGuardInput, TrackRepairDocument, useBookRepairMutation } from '../repairs.gen';

/**
 * Books a repair (public-site §2, 'Repair request'): one request however often the button is pressed or the sending
 * repeated (decisions §4), and an answer that the tracking page finds in the cache.
 */
export function useBookRepair() {
  const [mutate, { loading: sending }] = useBookRepairMutation({
    update(cache, { data }) {
      if (!data) return;
      const { id } = data.bookRepair;
      cache.writeQuery({ query: TrackRepairDocument, variables: { id }, data: { trackRepair: data.bookRepair } });
      forgetLists(cache, 'repairs');
    },
  });
  // `sending` arrives with the next render; a second click can be quicker than that.
  const underWay = useRef(false);

  async function send(input: BookRepairInput, formGuard: FormGuardInput): Promise<string> {
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
    } finally {
      underWay.current = false;
    }
  }

  /** @returns the id of the repair, or null at once for a press while the first one is still under way */
  function book(input: BookRepairInput, formGuard: FormGuardInput): Promise<string> | null {
    if (underWay.current) return null;
    underWay.current = true;
    return send(input, formGuard);
  }

  return { book, sending };
}
