import { type ErrorCode, type ReadableError, readError } from '../../graphql/errors';
import { newUuid } from '../../lib/uuid';
import { forgetDraftOf } from '../draft';
import type { WaitingRequest } from './entry';
import { type FilledIn, requestOf } from './requestOf';
import { finish, stand } from './standing';
import { outbox, whileHeld } from './store';

/** After these nobody knows whether the shop has it. */
const UNKNOWN: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'INTERNAL']);

interface Ways {
  /** @returns the id of the repair; @throws what the form shows */
  send: (request: WaitingRequest) => Promise<string>;
  /** Whether the form still shows it, to say what became of it. */
  isThere: () => boolean;
}

/**
 * Sends what stands in the form. Body and key lie on the device before it is sent, because a lost answer gives no second chance: if the
 * page ends before the answer comes, the outbox sends it again, and it stays one repair. If the person has left the form meanwhile, the
 * outbox tells them what became of it.
 */
export function sendFromForm(form: FilledIn, { send, isThere }: Ways): Promise<string> {
  const request = requestOf(form);
  return whileHeld(request.key, async () => {
    const tried = { ...request, firstTriedAt: request.firstTriedAt ?? Date.now() };
    await stand({ ...tried, place: 'underWay' });
    try {
      const repairId = await send(request);
      if (isThere()) await finish(request);
      else await leave({ ...tried, outcome: { kind: 'sent', repairId } });
      return repairId;
    } catch (error) {
      const refusal = readError(error);
      if (isThere()) await stand({ ...afterRefusal(refusal, request, tried), since: Date.now() }, request.key);
      else await leave(afterRefusalElsewhere(refusal, request, tried));
      throw error;
    }
  });
}

/** Leaves it to the outbox. */
async function leave(request: WaitingRequest): Promise<void> {
  await outbox.put({ ...request, place: 'outbox' }).catch(() => undefined);
  forgetDraftOf(request.draft);
}

function afterRefusal({ code }: ReadableError, request: WaitingRequest, tried: WaitingRequest): WaitingRequest {
  if (UNKNOWN.has(code)) return tried;
  // The shop did not even look at it, so that an earlier try is what it was.
  if (code === 'RATE_LIMITED') return request;
  // It is not in the books, and what is sent next is another request.
  return { ...request, key: newUuid(), firstTriedAt: null };
}

function afterRefusalElsewhere(refusal: ReadableError, request: WaitingRequest, tried: WaitingRequest): WaitingRequest {
  const { code, message, fields } = refusal;
  if (UNKNOWN.has(code) || code === 'RATE_LIMITED') return tried;
  return { ...request, firstTriedAt: null, outcome: { kind: 'returned', message, fields } };
}
