import { createStore, del, get, promisifyRequest, type UseStore, values } from 'idb-keyval';
import type { WaitingRequest } from './entry';

const NAME = 'parda.outbox';

let opened: UseStore | undefined;
const requests = (): UseStore => (opened ??= createStore(NAME, 'requests'));

/** Every page and the worker hear of a change, whoever made it. */
function announce(): void {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel.postMessage('changed');
  channel.close();
}

/** What was kept before there were places waits as it did. */
const inItsPlace = (request: WaitingRequest): WaitingRequest => {
  const { createdAt: since } = request;
  return { ...({ place: 'outbox', since } satisfies Partial<WaitingRequest>), ...request };
};

/**
 * The requests that are kept on this device, in IndexedDB: it outlives the browser's end, holds files, and the worker reads it, too.
 * @throws where there is none, as in some private windows
 */
export const outbox = {
  /** Oldest first. */
  async all(): Promise<WaitingRequest[]> {
    const found = await values<WaitingRequest>(requests());
    return found.map(inItsPlace).toSorted((one, other) => one.createdAt - other.createdAt);
  },
  async find(key: string): Promise<WaitingRequest | undefined> {
    const found = await get<WaitingRequest>(key, requests());
    return found && inItsPlace(found);
  },
  /** @param instead the key of one whose place it takes, in one step */
  async put(request: WaitingRequest, instead?: string): Promise<void> {
    await requests()('readwrite', (all) => {
      if (instead !== undefined) all.delete(instead);
      all.put(request, request.key);
      return promisifyRequest(all.transaction);
    });
    announce();
  },
  async remove(key: string): Promise<void> {
    await del(key, requests());
    announce();
  },
  /** Tells of every change, by this page or another. @returns the way to stop it */
  subscribe(listener: () => void): () => void {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', listener);
    return () => channel.close();
  },
};

/**
 * Does something with the outbox that nobody else may do meanwhile: pages and worker take turns.
 * @param work gets false where another one is at it and there is no need to wait
 */
export async function inTurn<Result>(
  work: (isMine: boolean) => Promise<Result>,
  { wait }: { wait: boolean },
): Promise<Result> {
  return locked(NAME, { ifAvailable: !wait }, work);
}

/**
 * There are no locks without TLS, where there is no worker either, nor where a person lets sites keep nothing: then other pages may send
 * it as well, and the key alone sees to it that it stays one repair.
 */
async function locked<Result>(
  name: string,
  options: LockOptions,
  work: (isMine: boolean) => Promise<Result>,
): Promise<Result> {
  if (!navigator.locks) return work(true);
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasBegun = true;
      return work(lock !== null);
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work(true);
  }
}

const holdOf = (key: string) => `${NAME}.${key}`;
const heldHere = new Set<string>();

/** Does something for which a request stays in the hand of this page, for as long as the page lives. */
export async function whileHeld<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  heldHere.add(key);
  try {
    return await locked(holdOf(key), {}, work);
  } finally {
    heldHere.delete(key);
  }
}

/** Whether a page that lives has a request in its hand. */
export async function isHeld(key: string): Promise<boolean> {
  if (heldHere.has(key)) return true;
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return held.some(({ name }) => name === holdOf(key));
}
