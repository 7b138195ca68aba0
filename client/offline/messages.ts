/** What a page says to a new service worker that waits: take over now. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** Lets a new service worker take the place of the one in charge. */
export function letTakeOver(worker: ServiceWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage({ type: SKIP_WAITING });
}
