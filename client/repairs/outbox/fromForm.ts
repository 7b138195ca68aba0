import { type ErrorCode, readError } from '../../graphql/errors';
import { newUuid } from '../../lib/uuid';
import type { RepairFormValues } from '../repairForm';
import type { FormGuardInput } from '../repairs.gen';
import type { WaitingRequest } from './entry';
import { requestOf } from './requestOf';
import { clearForm, stand, standingRequest } from './standing';
import { whileHeld } from './store';

/** After these nobody knows whether the shop has it. */
const UNKNOWN: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'INTERNAL']);

/**
 * Sends what stands in the form. Body and key lie on the device before it is sent, because a lost answer gives no second chance: if the
 * page ends before the answer comes, the outbox sends it again, and it stays one repair.
 * @param send @returns the id of the repair; @throws what the form shows
 */
export function sendFromForm(
  values: RepairFormValues,
  formGuard: FormGuardInput,
  send: (request: WaitingRequest) => Promise<string>,
): Promise<string> {
  const request = requestOf(values, formGuard);
  return whileHeld(request.key, async () => {
    const tried = { ...request, firstTriedAt: request.firstTriedAt ?? Date.now() };
    await stand({ ...tried, place: 'underWay' });
    try {
      const id = await send(request);
      await clearForm();
      return id;
    } catch (error) {
      const isThere = standingRequest()?.key === request.key;
      if (isThere) await stand({ ...afterRefusal(readError(error).code, request, tried), since: Date.now() });
      throw error;
    }
  });
}

function afterRefusal(code: ErrorCode, request: WaitingRequest, tried: WaitingRequest): WaitingRequest {
  if (UNKNOWN.has(code)) return tried;
  // The shop did not even look at it, so that an earlier try is what it was.
  if (code === 'RATE_LIMITED') return request;
  // It is not in the books, and what is sent next is another request.
  return { ...request, key: newUuid(), firstTriedAt: null };
}
