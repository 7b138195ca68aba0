import { createStore, del, set, type UseStore, values } from 'idb-keyval';
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

/**
 * The requests that wait on this device, in IndexedDB: it outlives the browser's end, holds files, and the worker reads it, too.
 * @throws where there is none, as in some private windows
 */
export const outbox = {
  /** Oldest first. */
  async all(): Promise<WaitingRequest[]> {
    const found = await values<WaitingRequest>(requests());
    return found.toSorted((one, other) => one.createdAt - other.createdAt);
  },
  async put(request: WaitingRequest): Promise<void> {
    await set(request.key, request, requests());
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
  // Without TLS there are no locks, nor a worker: the key alone sees to it that it stays one repair.
  if (!navigator.locks) return work(true);
  return navigator.locks.request(NAME, { ifAvailable: !wait }, (lock) => work(lock !== null));
}
