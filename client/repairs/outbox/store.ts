import { del, get, promisifyRequest, values } from 'idb-keyval';
import { deviceStore } from '../../lib/deviceStore';
import { SlowDeviceError, soon } from '../../lib/soon';
import { ANSWER_WITHIN_MS, type WaitingRequest } from './entry';

const NAME = 'parda.outbox';
/** A page awaits no answer longer than half of this, so it has nothing in hand any more. */
const LONGEST_TURN_MS = 2 * ANSWER_WITHIN_MS;

const requests = deviceStore(NAME, 'requests');

/** Those of this page, where the browser has no way from page to page. */
const listeners = new Set<() => void>();

/** None in old browsers, nor where a person lets sites keep nothing. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** Every page and the worker hear of a change, whoever made it. */
function announce(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel?.postMessage('changed');
  channel?.close();
  for (const listener of listeners) queueMicrotask(listener);
}

/** What was kept before there were places waits as it did. */
const inItsPlace = (request: WaitingRequest): WaitingRequest => {
  const { createdAt: since } = request;
  return { ...({ place: 'outbox', since } satisfies Partial<WaitingRequest>), ...request };
};

/**
 * The requests that are kept on this device, in IndexedDB: it outlives the browser's end, holds files, and the worker reads it, too.
 * @throws where there is none, as in some private windows, and where the device hangs
 */
export const outbox = {
  /** Oldest first. */
  async all(): Promise<WaitingRequest[]> {
    const found = await values<WaitingRequest>(requests);
    return found.map(inItsPlace).toSorted((one, other) => one.createdAt - other.createdAt);
  },
  async find(key: string): Promise<WaitingRequest | undefined> {
    const found = await get<WaitingRequest>(key, requests);
    return found && inItsPlace(found);
  },
  /**
   * @param instead the key of one whose place it takes, in one step
   * @param options.nowOrNever whether it must not be written later than it is waited for
   */
  async put(request: WaitingRequest, instead?: string, { nowOrNever = false } = {}): Promise<void> {
    let transaction: IDBTransaction | undefined;
    let isTooLate = false;
    try {
      await requests('readwrite', (all) => {
        if (isTooLate) throw new SlowDeviceError();
        ({ transaction } = all);
        if (instead !== undefined) all.delete(instead);
        all.put(request, request.key);
        return promisifyRequest(transaction);
      });
    } catch (error) {
      isTooLate = nowOrNever;
      if (nowOrNever) takeBack(transaction);
      throw error;
    }
    announce();
  },
  async remove(key: string): Promise<void> {
    await del(key, requests);
    announce();
  },
  /** Tells of every change, by this page or another. @returns the way to stop it */
  subscribe(listener: () => void): () => void {
    const channel = openChannel();
    if (!channel) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }
    channel.addEventListener('message', listener);
    return () => channel.close();
  },
};

function takeBack(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // it has come to its end already
  }
}

/**
 * Does something with the outbox that nobody else may do meanwhile: pages and worker take turns.
 * @param work gets false where another one is at it and there is no need to wait
 */
export async function inTurn<Result>(
  work: (isMine: boolean) => Promise<Result>,
  { wait }: { wait: boolean },
): Promise<Result> {
  return locked(NAME, wait, work);
}

/** The last in line on this page, by the name of the lock. */
const linesHere = new Map<string, Promise<unknown>>();

/** Turns on this page need no device; among pages they are the lock's. */
async function locked<Result>(
  name: string,
  wait: boolean,
  work: (isMine: boolean) => Promise<Result>,
): Promise<Result> {
  const before = linesHere.get(name);
  if (before && !wait) return work(false);
  const mine = lockedAmongPages(name, wait, work, before);
  linesHere.set(name, mine);
  try {
    return await mine;
  } finally {
    if (linesHere.get(name) === mine) linesHere.delete(name);
  }
}

/**
 * There are no locks without TLS, where there is no worker either, nor where a person lets sites keep nothing, and on some phones they
 * never answer: then other pages may send it as well, and the key alone sees to it that it stays one repair.
 */
async function lockedAmongPages<Result>(
  name: string,
  wait: boolean,
  work: (isMine: boolean) => Promise<Result>,
  before: Promise<unknown> | undefined,
): Promise<Result> {
  await before?.catch(() => undefined);
  const turn = await turnAmongPages(name, wait);
  try {
    return await work(turn?.isMine ?? true);
  } finally {
    turn?.end();
  }
}

interface Turn {
  isMine: boolean;
  end: () => void;
}

/** Whether locks have kept somebody waiting and have not answered since: until they do, nobody waits for them again. */
let areLocksSilent = false;
const patience = () => (areLocksSilent ? 0 : undefined);

/** @returns null where locks do not work */
async function turnAmongPages(name: string, wait: boolean): Promise<Turn | null> {
  if (!navigator.locks) return null;
  const asked = askForTurn(name, wait);
  try {
    return await soon(asked, patience());
  } catch (error) {
    if (!(error instanceof SlowDeviceError)) return null;
  }
  const isTaken = (await locksNow())?.held?.some((lock) => lock.name === name) ?? false;
  const turn = isTaken ? await soon(asked, LONGEST_TURN_MS).catch(() => null) : null;
  if (turn) return turn;
  areLocksSilent = true;
  asked
    .then(({ end }) => end())
    .finally(() => (areLocksSilent = false))
    .catch(() => undefined);
  return null;
}

const askForTurn = (name: string, wait: boolean): Promise<Turn> =>
  new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => new Promise<void>((end) => resolve({ isMine: lock !== null, end }));
    navigator.locks.request(name, { ifAvailable: !wait }, hold).catch(reject);
  });

/** @returns null where that is not to be known */
async function locksNow(): Promise<LockManagerSnapshot | null> {
  try {
    return await soon(navigator.locks.query(), patience());
  } catch {
    return null;
  }
}

const holdOf = (key: string) => `${NAME}.${key}`;

/** Does something for which a request stays in the hand of this page, for as long as the page lives. */
export const whileHeld = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  locked(holdOf(key), true, work);

/** Whether a page that lives has a request in its hand; where no lock tells, one that may still await the answer has. */
export async function isHeld({ key, since }: Pick<WaitingRequest, 'key' | 'since'>): Promise<boolean> {
  if (linesHere.has(holdOf(key))) return true;
  const now = await locksNow();
  if (!now) return Date.now() - since < LONGEST_TURN_MS;
  // a lock that was asked for and never came is asked for by a page that lives
  return [...(now.held ?? []), ...(now.pending ?? [])].some(({ name }) => name === holdOf(key));
}
