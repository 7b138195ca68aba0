import type { DeviceRecord, DeviceRecords } from '../lib/deviceRecords';
import { inTurn, isHeld } from '../lib/locks';
import { ANSWER_WITHIN_MS } from './ask';
import type { ErrorCode } from './errors';

/** A record on its way to the shop. It may be in other states as well, in which nobody sends it. */
export interface Outgoing extends DeviceRecord {
  /** `sending` by whoever has its lock, `queued` while it waits. */
  state: string;
  /** The account that it is sent under, by its id; null for a guest's, which everybody sends. */
  owner: string | null;
  attempts: number;
  /** When the next try is due. */
  notBefore: number;
}

interface OutboxOptions<Item extends Outgoing, Sender extends { userId: string | null }> {
  records: Pick<DeviceRecords<Item>, 'all' | 'get' | 'put' | 'subscribe'> & { read: () => Promise<unknown> };
  /** The name of the lock that whoever sends an item has. */
  lockOf: (id: string) => string;
  /** Sends one that is due, and keeps what became of it. */
  send: (item: Item, sender: Sender) => Promise<void>;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** As long as the server may ask to wait, which counts some requests by the hour. */
const LONGEST_WAIT_MS = 60 * 60_000;
/** The shop's own no (decisions §2). Whatever else it answers passes by itself, as an outage does, or a server of another version. */
const FINAL: ReadonlySet<ErrorCode> = new Set([
  'BAD_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
]);

/** Whether the shop will say the same the next time. */
export const isFinal = (code: ErrorCode): boolean => FINAL.has(code);

/** What is typed is nobody's to send. */
export const isOnItsWay = ({ state }: Outgoing): boolean => state === 'queued' || state === 'sending';

/** A clock that was set back meanwhile must not keep it for days. */
const dueAt = ({ notBefore }: Outgoing) => (notBefore > Date.now() + LONGEST_WAIT_MS ? 0 : notBefore);

const nextLook = (item: Outgoing) => (item.state === 'sending' ? Date.now() + ANSWER_WITHIN_MS : dueAt(item));

const pauseAfter = (attempts: number) => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/** What the device sends when there is a connection: each item by one page or worker at a time, again and again until the shop has said yes or no. */
export function outbox<Item extends Outgoing, Sender extends { userId: string | null }>({
  records,
  lockOf,
  send,
}: OutboxOptions<Item, Sender>) {
  /** What all pages have kept of it by now. */
  async function fresh(id: string): Promise<Item | undefined> {
    await records.read();
    return records.get(id);
  }

  const waitingFor = ({ userId }: Sender): Item[] =>
    records.all().filter((item) => isOnItsWay(item) && (item.owner === null || item.owner === userId));

  /** Takes over what pages were sending that are gone, so that it is shown while it waits. */
  async function takeOver(): Promise<void> {
    await records.read();
    for (const { id, state, changedAt } of records.all()) {
      if (state !== 'sending' || (await isHeld(lockOf(id), changedAt))) continue;
      // its page may have come to its end in the meantime
      const item = await fresh(id);
      if (item?.state === 'sending') await records.put({ ...item, state: 'queued' });
    }
  }

  /**
   * Sends what is due of all that waits, unless somebody else is at it. What cannot be sent now stays.
   * @returns when the next try is due, in milliseconds since 1970; null when nothing waits that this sender could send
   */
  async function sendQueued(sender: Sender): Promise<number | null> {
    await takeOver();
    for (const { id } of waitingFor(sender)) {
      await inTurn(lockOf(id), { wait: false }, async (isMine) => {
        const item = isMine ? await fresh(id) : undefined;
        if (item?.state === 'queued' && dueAt(item) <= Date.now()) await send(item, sender);
      });
    }
    const left = waitingFor(sender);
    return left.length === 0 ? null : Math.min(...left.map(nextLook));
  }

  return {
    records,
    fresh,
    takeOver,
    sendQueued,

    /** Keeps one for a later try. @param pauseMs how long the shop asks to wait */
    later(item: Item, pauseMs = 0): Promise<void> {
      const pause = Math.min(Math.max(pauseMs, pauseAfter(item.attempts)), LONGEST_WAIT_MS);
      return records.put({ ...item, state: 'queued', notBefore: Date.now() + pause });
    },

    /** Makes one that waits due at once. */
    hurry: ({ id }: Item): Promise<void> =>
      inTurn(lockOf(id), { wait: true }, async () => {
        const item = await fresh(id);
        if (item?.state === 'queued') await records.put({ ...item, notBefore: 0 });
      }),
  };
}
