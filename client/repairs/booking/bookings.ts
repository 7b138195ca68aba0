import { promisifyRequest } from 'idb-keyval';
import { deviceStore } from '../../lib/deviceStore';
import { SlowDeviceError } from '../../lib/soon';
import { sessionToken } from '../../lib/token';
import type { BookRepairInput } from '../repairs.gen';
import { type Booking, hasContent, inputOf, isKeyGood, isSameInput, isVisibleTo } from './booking';
import { takeOlderDraft, takeOlderRequests, withAllValues } from './older';

/** Of the database and of the channel. */
const NAME = 'parda.bookings';
/** IndexedDB: it outlives a browser that is killed, holds files, and the worker reads it, too. */
const device = deviceStore(NAME, 'bookings');
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** All that this page knows of, oldest first. */
let known: readonly Booking[] = [];
/** What the device did not take: this page alone knows it. */
const unkept = new Map<string, Booking>();
/** Counts what this page has changed: what was read before may be older than that. */
let changes = 0;
/** Whether an older version of the site may have left something: looked for once in each page. */
let hasOlder = true;

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null | undefined;

/** From page to page and from the worker; null in old browsers, and where a person lets sites keep nothing. */
function openChannel(): BroadcastChannel | null {
  try {
    const opened = new BroadcastChannel(NAME);
    opened.addEventListener('message', () => void bookings.read());
    return opened;
  } catch {
    return null;
  }
}

/** Whoever looks is told of changes alone, and what has not changed stays the very same. */
function show(all: Iterable<Booking>): void {
  const same = (booking: Booking) =>
    known.find(({ id, changedAt }) => id === booking.id && changedAt === booking.changedAt) ?? booking;
  const next = [...all].map(same).toSorted((one, other) => one.openedAt - other.openedAt);
  if (next.length === known.length && next.every((booking, at) => booking === known[at])) return;
  known = next;
  // who writes again upon that writes after this
  for (const listener of listeners) queueMicrotask(listener);
}

const without = (id: string) => known.filter((booking) => booking.id !== id);

/** Every page hears of a change. */
function announce(): void {
  channel ??= openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel?.postMessage('changed');
}

/**
 * All of it is asked for at once: the page may be left with the next press, and a write that waits for a word of ours ends with it.
 * @param nowOrNever whether it must not be done later than it is waited for
 */
async function write(change: (all: IDBObjectStore) => void, nowOrNever = false): Promise<void> {
  let transaction: IDBTransaction | undefined;
  let isTooLate = false;
  try {
    await device('readwrite', (all) => {
      if (isTooLate) throw new SlowDeviceError();
      ({ transaction } = all);
      change(all);
      if (!nowOrNever) transaction.commit();
      return promisifyRequest(transaction);
    });
  } catch (error) {
    isTooLate = nowOrNever;
    if (nowOrNever) takeBack(transaction);
    throw error;
  }
  announce();
}

function takeBack(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // it has come to its end already
  }
}

/** In order also where the clock was set back. */
const now = () => Math.max(Date.now(), ...known.map(({ changedAt }) => changedAt + 1));

/** The bookings on this device. What is asked of it at once comes out of this page's memory, which follows all other pages. */
export const bookings = {
  /** Oldest first; the same list until something changes. */
  all: (): readonly Booking[] => known,
  get: (id: string): Booking | undefined => known.find((booking) => booking.id === id),
  /** What the reader typed last and has not sent, or does not know the end of; null where there is nothing. */
  inForm: (): Booking | null => theirs('editing').toSorted((one, other) => other.changedAt - one.changedAt)[0] ?? null,
  /** The reader's booking that this very input waits in, or may be in the shop's books by. */
  sentAs(input: BookRepairInput): Booking | null {
    const sent = theirs().filter(({ state, tried }) => state === 'queued' || tried !== null);
    return sent.find((each) => isKeyGood(each) && isSameInput(inputOf(each), input)) ?? null;
  },

  /** Reads what all pages have kept. Never rejected: where nothing can be kept, this page alone knows of its own. */
  async read(): Promise<void> {
    const before = changes;
    try {
      const found: Booking[] = await device('readonly', (all) => promisifyRequest(all.getAll()));
      if (before !== changes) return await bookings.read();
      const onDevice = new Map(found.map((booking) => [booking.id, withAllValues(booking)]));
      show(new Map([...onDevice, ...unkept]).values());
      if (hasOlder) {
        hasOlder = false;
        await takeOlderRequests(bookings.put);
      }
    } catch {
      // what this page has in hand counts
    }
    const older = takeOlderDraft();
    if (older) await bookings.save(older);
  },

  /** Keeps a booking. Never rejected: what the device does not take stays with this page. */
  async put(booking: Booking): Promise<void> {
    changes += 1;
    const { id } = booking;
    const changed = { ...booking, changedAt: now() };
    show([...without(id), changed]);
    unkept.set(id, changed);
    await write((all) => void all.put(changed, id)).then(
      () => void (unkept.get(id) === changed && unkept.delete(id)),
      () => undefined,
    );
  },
  /** Keeps what is typed, as long as it is worth keeping. Never rejected. */
  save: (booking: Booking): Promise<void> =>
    booking.tried || hasContent(booking) ? bookings.put(booking) : bookings.remove(booking.id),
  /** Moves a booking between the form and what waits, where this page's memory alone would not do. @throws where the device does not take it; then nothing has changed */
  async entrust(booking: Booking): Promise<void> {
    changes += 1;
    const { id } = booking;
    const changed = { ...booking, changedAt: now() };
    await write((all) => void all.put(changed, id), true);
    unkept.delete(id);
    show([...without(id), changed]);
  },
  /** Never rejected. */
  async remove(id: string): Promise<void> {
    if (!bookings.get(id)) return;
    changes += 1;
    unkept.delete(id);
    show(without(id));
    await write((all) => void all.delete(id)).catch(() => undefined);
  },

  /** Tells of every change, by this page or another. @returns the way to stop it */
  subscribe(listener: () => void): () => void {
    channel ??= openChannel();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /**
   * What the forms leave on the device holds a name, a number and an address, and the next person there may be somebody else: it goes with
   * the session, whichever page that ends on. What may be in the shop's books is kept for its owner alone.
   */
  async forgetTyped(): Promise<void> {
    const endedAt = now();
    await bookings.read();
    for (const { id, state, owner, tried, changedAt } of known) {
      // the next one may have begun to type
      if (changedAt >= endedAt) continue;
      if (state === 'editing' && (owner === null || tried === null)) void bookings.remove(id);
    }
  },
  /** Takes away what was typed long ago and never sent. */
  async forgetOld(): Promise<void> {
    await bookings.read();
    for (const { id, state, tried, changedAt } of known) {
      if (state === 'editing' && !tried && changedAt < Date.now() - KEPT_MS) void bookings.remove(id);
    }
  },
};

function theirs(state?: Booking['state']): Booking[] {
  const reader = sessionToken.userId();
  return known.filter((booking) => isVisibleTo(reader, booking) && (!state || booking.state === state));
}
