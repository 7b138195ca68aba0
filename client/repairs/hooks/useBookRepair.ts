import { signalIn } from '../../lib/soon';
import { forgetLists } from '../lists';
import { ANSWER_WITHIN_MS, type WaitingRequest } from '../outbox/entry';
import { sendFromForm } from '../outbox/fromForm';
import type { FilledIn } from '../outbox/requestOf';
import { TrackRepairDocument, useBookRepairMutation } from '../repairs.gen';

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

  const send = async ({ key: idempotencyKey, input, formGuard }: WaitingRequest): Promise<string> => {
    const fetchOptions = { signal: signalIn(ANSWER_WITHIN_MS) };
    const { data } = await mutate({ variables: { input, formGuard }, context: { idempotencyKey, fetchOptions } });
    if (!data) throw new Error('The repair is missing from the answer.');
    return data.bookRepair.id;
  };

  /** @param isThere whether the form still shows it; @returns the id of the repair */
  return (form: FilledIn, isThere: () => boolean): Promise<string> => sendFromForm(form, { send, isThere });
}
