import { sessionToken } from '../../lib/token';
import { newUuid } from '../../lib/uuid';
import { type RepairFormValues, toBookRepairInput } from '../repairForm';
import type { FormGuardInput } from '../repairs.gen';
import type { WaitingRequest } from './entry';
import { sentBefore } from './standing';

/** A form as it is sent. */
export interface FilledIn {
  /** The id of its draft. */
  draft: string;
  values: RepairFormValues;
  formGuard: FormGuardInput;
}

/**
 * The request that a filled-in form makes. One that was sent before as it is keeps its key, so that it stays one repair (decisions §4 and
 * §12), also after a reload or the browser's end; a changed one is a new request.
 */
export function requestOf({ draft, values, formGuard }: FilledIn): WaitingRequest {
  const input = toBookRepairInput(values);
  const now = Date.now();
  const earlier = sentBefore(input);
  return {
    key: earlier?.key ?? newUuid(),
    draft,
    owner: sessionToken.userId(),
    createdAt: earlier?.createdAt ?? now,
    place: 'form',
    since: now,
    input,
    formGuard,
    values,
    files: [],
    lostPictures: 0,
    attempts: 0,
    firstTriedAt: earlier?.firstTriedAt ?? null,
    notBefore: 0,
    outcome: null,
  };
}
