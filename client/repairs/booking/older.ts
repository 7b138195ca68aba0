import { storage } from '../../lib/storage';
import { sessionToken } from '../../lib/token';
import type { RepairFormValues } from '../repairForm';
import type { BookRepairInput, FormGuardInput } from '../repairs.gen';
import { type Booking, type BookingState, newBooking, type Refusal } from './booking';

/** A request as the site kept it while the form had a draft of its own beside it. */
interface OlderRequest {
  key: string;
  owner: string | null;
  createdAt: number;
  place?: 'outbox' | 'form' | 'underWay';
  since?: number;
  input: BookRepairInput;
  formGuard: FormGuardInput;
  values: RepairFormValues;
  files: File[];
  lostPictures: number;
  attempts: number;
  firstTriedAt: number | null;
  notBefore: number;
  outcome: { kind: 'sent'; repairId: string } | ({ kind: 'returned' } & Refusal) | null;
}

function stateOf({ outcome, place }: OlderRequest): BookingState {
  if (outcome) return outcome.kind === 'sent' ? 'sent' : 'refused';
  return place === 'form' ? 'editing' : place === 'underWay' ? 'sending' : 'queued';
}

/** What lies on the device as a booking of today: what an older version of the site kept waits as it did. */
export function asBooking(found: Booking | OlderRequest): Booking {
  const fresh = newBooking(new Date(), null);
  if ('state' in found) return { ...found, values: { ...fresh.values, ...sameShape(found.values, fresh.values) } };
  const { key, owner, createdAt, values, input, outcome, firstTriedAt } = found;
  const { files, formGuard, lostPictures, attempts, notBefore } = found;
  return {
    ...fresh,
    id: key,
    key,
    owner,
    files,
    formGuard,
    lostPictures,
    attempts,
    notBefore,
    state: stateOf(found),
    values: { ...fresh.values, ...sameShape(values, fresh.values) },
    proposedPickupTime: '',
    openedAt: createdAt,
    changedAt: found.since ?? createdAt,
    tried: firstTriedAt === null ? null : { input, at: firstTriedAt },
    refusal: outcome?.kind === 'returned' ? { message: outcome.message, fields: outcome.fields } : null,
    repairId: outcome?.kind === 'sent' ? outcome.repairId : null,
  };
}

const OLDER_DRAFT = 'parda.repair.draft';

/** Takes over the draft that an older version of the site has left, once; null where there is none that anybody may see. */
export function takeOlderDraft(): Booking | null {
  const found = storage.getJson<Partial<Booking & { session: string | null }>>(OLDER_DRAFT);
  if (found === null) return null;
  storage.remove(OLDER_DRAFT);
  if (typeof found !== 'object') return null;
  // written in a session, which it was marked with by the end of its token
  const isOfSession = typeof found.session === 'string';
  if (isOfSession && found.session !== sessionToken.get()?.slice(-16)) return null;
  const fresh = newBooking(new Date(), isOfSession ? sessionToken.userId() : null);
  const { openedAt, proposedPickupTime } = found;
  return {
    ...fresh,
    values: { ...fresh.values, ...sameShape(found.values, fresh.values) },
    proposedPickupTime: typeof proposedPickupTime === 'string' ? proposedPickupTime : '',
    openedAt: typeof openedAt === 'number' && openedAt <= fresh.openedAt ? openedAt : fresh.openedAt,
  };
}

/** Values that an older version of the form left in another shape are dropped one by one. */
function sameShape(stored: unknown, pattern: RepairFormValues): Partial<RepairFormValues> {
  if (!stored || typeof stored !== 'object') return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => Object.hasOwn(pattern, name) && isOfItsShape(name, value)),
  );
}

function isOfItsShape(name: string, value: unknown): boolean {
  if (name === 'pickupCoordinates') return value === null || isCoordinates(value);
  if (name === 'issueImageUrls') return Array.isArray(value) && value.every((url) => typeof url === 'string');
  return typeof value === 'string';
}

function isCoordinates(value: unknown): boolean {
  const { latitude, longitude } = (value ?? {}) as Record<string, unknown>;
  return typeof latitude === 'number' && typeof longitude === 'number';
}
