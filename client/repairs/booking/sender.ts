import type { ApolloCache, Unmasked } from '@apollo/client';
import { ask } from '../../graphql/ask';
import type { ReadableError } from '../../graphql/errors';
import { isFinal, outbox } from '../../graphql/outbox';
import { isKeyGood } from '../../lib/keyAge';
import { inTurn } from '../../lib/locks';
import { serverClock } from '../../lib/serverClock';
import { soon } from '../../lib/soon';
import { sessionToken } from '../../lib/token';
import { newUuid } from '../../lib/uuid';
import { UploadLaterError, uploadImage } from '../../media';
import { forgetLists } from '../lists';
import { BookingOwnerDocument, BookRepairDocument, type BookRepairMutation, TrackRepairDocument } from '../repairs.gen';
import { type Booking, inputOf } from './booking';
import { bookings } from './bookings';

/** On whose behalf a page or the worker sends. */
export interface Sender {
  /** Null for guests, whose bookings everybody sends, and without a token. */
  userId: string | null;
  token: string | null;
  /** Told what the server says beside each answer. */
  onAnswer?: (headers: Headers) => void;
  onBooked?: (answer: Unmasked<BookRepairMutation>) => void;
}

/** The reader as a sender; the tracking page finds what they have booked in the cache. */
export function reader(cache: ApolloCache): Sender {
  const token = sessionToken.get();
  return {
    userId: sessionToken.userId(),
    token,
    onAnswer(headers) {
      sessionToken.heed(headers.get('x-session'), token);
      serverClock.note(headers.get('date'));
    },
    onBooked({ bookRepair: trackRepair }) {
      const { id } = trackRepair;
      cache.writeQuery({ query: TrackRepairDocument, variables: { id }, data: { trackRepair } });
      forgetLists(cache, 'repairs');
    },
  };
}

/** What became of a try. */
export interface Tried {
  booking: Booking;
  /** Why it is not booked; null where it is. */
  problem: ReadableError | null;
}

/** The name under which the browser is asked to wake the worker when the connection is back. */
export const OUTBOX_TAG = 'parda.outbox';

/** A page that is left has gone by then, in milliseconds. */
const LEAVING_MS = 250;
const UNKNOWN_END =
  'We do not know whether this request has reached the shop. Please call us before you send it again.';

/** The name of the lock that whoever sends a booking has; older versions of the site, whose pages may be open, know it by that as well. */
export const lockOf = (id: string) => `parda.outbox.${id}`;

/**
 * Sends what is in the form. It lies on the device before it is sent, because a lost answer gives no second chance: if the page ends
 * before the answer comes, it goes out again with its key, and stays one repair. If the person has left the form meanwhile, they are told
 * elsewhere what became of it.
 * @param isShown whether the form still shows it, to say what became of it
 */
export function sendFromForm(booking: Booking, sender: Sender, isShown: () => boolean): Promise<Tried> {
  return inTurn(lockOf(booking.id), { wait: true }, async () => {
    const tried = await attempt({ ...booking, state: 'sending' }, sender);
    // A page that is left hears that what it was sending has failed. It ends here then, and another one takes the booking over.
    if (tried.problem?.code === 'NETWORK') await new Promise((go) => setTimeout(go, LEAVING_MS));
    const { state, id } = tried.booking;
    if (!isShown()) await bookings.put(state === 'sending' ? { ...tried.booking, state: 'queued' } : tried.booking);
    else if (state === 'sent') await bookings.remove(id);
    else await bookings.put({ ...tried.booking, state: 'editing', refusal: null });
    return tried;
  });
}

/**
 * Keeps a booking until there is a connection.
 * @returns whether this device can keep it
 */
export async function queue(booking: Booking): Promise<boolean> {
  const kept = bookings.get(booking.id);
  if (kept?.state === 'queued' && (kept.files.length > 0 || booking.files.length === 0)) {
    // another page had the same form; what it waits for may have come
    hurry(kept).catch(() => undefined);
    return true;
  }
  // What was tried may be in the shop's books as it was; more pictures would make another request of it.
  const files = booking.tried ? [] : booking.files;
  const lostPictures = booking.files.length - files.length;
  try {
    await bookings.entrust({ ...booking, state: 'queued', files, lostPictures, attempts: 0, notBefore: 0 });
  } catch {
    return false;
  }
  await soon(askForWaking()).catch(() => undefined);
  return true;
}

/** Not every browser has Background Sync: without it the booking goes out when the site is opened again. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

async function askForWaking(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(OUTBOX_TAG);
}

export const bookingOutbox = outbox<Booking, Sender>({ records: bookings, lockOf, send: sendOne });
const { fresh, later } = bookingOutbox;
/** See outbox. What the shop refuses is kept, to be changed. */
export const { sendQueued, takeOver, hurry } = bookingOutbox;

/**
 * Puts a booking that waits, or came back, into the form, as soon as nobody is sending it. Unchanged, it goes out again with its key.
 * @param mayBeTaken asked when it could be
 * @returns whether it was; it may have been sent meanwhile, or its owner have left
 */
export const takeBack = ({ id }: Booking, mayBeTaken: (booking: Booking) => boolean): Promise<boolean> =>
  inTurn(lockOf(id), { wait: true }, async () => {
    const booking = await fresh(id);
    if (!booking || booking.state === 'sent' || !mayBeTaken(booking)) return false;
    await bookings.entrust({ ...booking, state: 'editing', attempts: 0, notBefore: 0 });
    return true;
  });

/**
 * Whether the server still takes the sender for the owner: a public operation answers a token that no longer counts as it does a guest
 * (decisions §12), and what is somebody's would be booked as nobody's.
 */
export async function isFor({ owner }: Booking, { token, onAnswer }: Sender): Promise<boolean> {
  if (owner === null) return true;
  const { data } = await ask(BookingOwnerDocument, {}, { token, onAnswer });
  return data?.viewer?.id === owner;
}

async function sendOne(waiting: Booking, sender: Sender): Promise<void> {
  if (!isKeyGood(waiting.tried)) {
    return bookings.put({ ...waiting, state: 'refused', refusal: { message: UNKNOWN_END, fields: {} } });
  }
  let booking = { ...waiting, attempts: waiting.attempts + 1 };
  if (!(await isFor(booking, sender))) return later(booking);
  try {
    while (booking.files.length > 0) {
      booking = await uploadFirst(booking, tokenFor(booking, sender));
      await bookings.put(booking);
    }
  } catch (error) {
    return later(booking, error instanceof UploadLaterError ? error.pauseMs : 0);
  }
  const tried = await attempt(booking, sender);
  ({ booking } = tried);
  return booking.state === 'queued' ? later(booking, tried.pauseMs) : bookings.put(booking);
}

/** Uploads the first of the pictures that a booking keeps. One that the store refuses for good is left behind and counted. */
async function uploadFirst({ files: [file, ...files], ...booking }: Booking, token: string | null): Promise<Booking> {
  const url = file && (await uploadImage(file, token));
  if (!url) return { ...booking, files, lostPictures: booking.lostPictures + 1 };
  const issueImageUrls = [...booking.values.issueImageUrls, url];
  return { ...booking, files, values: { ...booking.values, issueImageUrls } };
}

const tokenFor = ({ owner }: Booking, { token }: Sender) => (owner === null ? null : token);

/** @returns the booking sent or refused, or else as it was, with what is known of the try; and how long the server asks to wait */
async function attempt(booking: Booking, sender: Sender): Promise<Tried & { pauseMs: number }> {
  const { key, formGuard, tried: before } = booking;
  const input = inputOf(booking);
  const tried = { ...booking, tried: before ?? { input, at: Date.now() } };
  // Written down before it is sent: a lost answer gives no second chance.
  await bookings.put(tried);
  const { data, problem, pauseMs } = await ask(
    BookRepairDocument,
    { input, formGuard },
    { token: tokenFor(booking, sender), onAnswer: sender.onAnswer, key },
  );
  if (data) {
    sender.onBooked?.(data);
    return { booking: { ...tried, state: 'sent', repairId: data.bookRepair.id }, problem: null, pauseMs };
  }
  const { code, message, fields } = problem;
  // It is not in the books, and what is sent next is another request.
  const isNo = isFinal(code);
  const refused = { state: 'refused', key: newUuid(), tried: null, refusal: { message, fields } } as const;
  // Where the shop did not even look at it, an earlier try is what it was.
  const unknown = code === 'RATE_LIMITED' ? { tried: before } : {};
  return { booking: { ...tried, ...(isNo ? refused : unknown) }, problem, pauseMs };
}
