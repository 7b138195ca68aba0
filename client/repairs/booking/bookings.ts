import { deviceRecords } from '../../lib/deviceRecords';
import { isKeyGood } from '../../lib/keyAge';
import { sessionToken } from '../../lib/token';
import type { BookRepairInput } from '../repairs.gen';
import { type Booking, hasContent, inputOf, isSameInput, isVisibleTo } from './booking';
import { takeOlderDraft, takeOlderRequests, withAllValues } from './older';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const records = deviceRecords<Booking>('parda.bookings', 'bookings', { complete: withAllValues });
const { all, put, remove } = records;

/** Whether an older version of the site may have left something: looked for once in each page. */
let hasOlder = true;

/** The bookings on this device. */
export const bookings = {
  ...records,
  /** What the reader typed last and has not sent, or does not know the end of; null where there is nothing. */
  inForm: (): Booking | null => theirs('editing').toSorted((one, other) => other.changedAt - one.changedAt)[0] ?? null,
  /** The reader's booking that this very input waits in, or may be in the shop's books by. */
  sentAs(input: BookRepairInput): Booking | null {
    const sent = theirs().filter(({ state, tried }) => state === 'queued' || tried !== null);
    return sent.find((each) => isKeyGood(each.tried) && isSameInput(inputOf(each), input)) ?? null;
  },

  /** Reads what all pages have kept, and takes over what older versions of the site have. Never rejected. */
  async read(): Promise<void> {
    const isRead = await records.read();
    if (isRead && hasOlder) {
      hasOlder = false;
      await takeOlderRequests(put).catch(() => undefined);
    }
    const older = takeOlderDraft();
    if (older) await bookings.save(older);
  },

  /** Keeps what is typed, as long as it is worth keeping. Never rejected. */
  save: (booking: Booking): Promise<void> => (booking.tried || hasContent(booking) ? put(booking) : remove(booking.id)),

  /**
   * What the forms leave on the device holds a name, a number and an address, and the next person there may be somebody else: it goes with
   * the session, whichever page that ends on. What may be in the shop's books is kept for its owner alone.
   */
  async forgetTyped(): Promise<void> {
    const endedAt = records.now();
    await bookings.read();
    for (const { id, state, owner, tried, changedAt } of all()) {
      // the next one may have begun to type
      if (changedAt >= endedAt) continue;
      if (state === 'editing' && (owner === null || tried === null)) void remove(id);
    }
  },
  /** Takes away what was typed long ago and never sent. */
  async forgetOld(): Promise<void> {
    await bookings.read();
    for (const { id, state, tried, changedAt } of all()) {
      if (state === 'editing' && !tried && changedAt < Date.now() - KEPT_MS) void remove(id);
    }
  },
};

function theirs(state?: Booking['state']): Booking[] {
  const reader = sessionToken.userId();
  return all().filter((booking) => isVisibleTo(reader, booking) && (!state || booking.state === state));
}
