import { del, promisifyRequest } from 'idb-keyval';
import { deviceStore } from '../../lib/deviceStore';
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

/** Where requests were kept. */
const olderStore = deviceStore('parda.outbox', 'requests');

/** Takes over what an older version of the site has kept to be sent, which waits as it did. @param keep comes to its end once it is kept */
export async function takeOlderRequests(keep: (booking: Booking) => Promise<void>): Promise<void> {
  const found: OlderRequest[] = await olderStore('readonly', (all) => promisifyRequest(all.getAll()));
  for (const request of found) {
    await keep(asBooking(request));
    await del(request.key, olderStore);
  }
}

function asBooking(request: OlderRequest): Booking {
  const { key, owner, createdAt, values, input, outcome, firstTriedAt } = request;
  const { files, formGuard, lostPictures, attempts, notBefore } = request;
  return {
    ...withAllValues({ ...newBooking(new Date(createdAt), owner), values }),
    id: key,
    key,
    files,
    formGuard,
    lostPictures,
    attempts,
    notBefore,
    state: stateOf(request),
    proposedPickupTime: '',
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
    ...withAllValues({ ...fresh, values: found.values as RepairFormValues }),
    proposedPickupTime: typeof proposedPickupTime === 'string' ? proposedPickupTime : '',
    openedAt: typeof openedAt === 'number' && openedAt <= fresh.openedAt ? openedAt : fresh.openedAt,
  };
}

/** A booking as the form wants it: values that another version of it left in another shape are dropped one by one. */
export function withAllValues(booking: Booking): Booking {
  const { values } = newBooking(new Date(), null);
  return { ...booking, values: { ...values, ...sameShape(booking.values, values) } };
}

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
