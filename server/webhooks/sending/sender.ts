import { type Deps, type Job, systemContext } from '../../core/context.js';
import { Doorbell } from '../../core/doorbell.js';
import { runAs } from '../../core/currentWork.js';
import { AT_ONCE_PER_ENDPOINT, claimDelivery, deliver, releaseLost } from './delivery.js';

/** More would be a mistake: each is sent every event. */
export const MOST_ENDPOINTS = 20;
/** Enough for all of them to be slow at the same time: none holds up another. */
const AT_ONCE = MOST_ENDPOINTS * AT_ONCE_PER_ENDPOINT;
/** Looking for what has become due, or for what another process was told of. */
const POLL_MS = 2_000;
/** After a failure of the house's own, as of its database. */
const PAUSE_MS = 5_000;

const NEVER = new AbortController().signal;

const news = new Doorbell();

/** Work for whichever process learns of it first: there is something to send. */
export const sendWebhooks: Job = {
  name: 'send-webhooks',
  retries: 0,
  pauseSeconds: 1,
  handle: async () => news.ring(),
};

/** The attempts that a process makes at the same time. */
type Running = Set<Promise<void>>;

/** Sends what is due, until nothing is. Any number of processes may do so at once. */
export async function deliverDueWebhooks(deps: Deps): Promise<void> {
  const running: Running = new Set();
  for (;;) {
    const isIdle = running.size === 0;
    const begun = await beginDue(deps, running, NEVER);
    // an attempt that ended while the next message was looked for may have kept that from being taken
    if (isIdle && begun === 0) return;
    if (running.size > 0) await Promise.race(running);
  }
}

/**
 * Begins what is due, as much as may run at the same time; it does not wait for the end of it.
 * @returns how many attempts it has begun
 */
async function beginDue(deps: Deps, running: Running, signal: AbortSignal): Promise<number> {
  let begun = 0;
  await releaseLost(systemContext(deps, sendWebhooks.name));
  while (running.size < AT_ONCE && !signal.aborted) {
    const ctx = systemContext(deps, sendWebhooks.name);
    const claimed = await claimDelivery(ctx);
    if (!claimed) return begun;
    begun++;
    const attempt = deliver(ctx, claimed, signal)
      // it is lost then, and made again
      .catch((error: unknown) => ctx.log.error({ err: error, delivery: claimed.id }, 'a webhook cannot be sent'))
      .finally(() => {
        running.delete(attempt);
        news.ring();
      });
    running.add(attempt);
  }
  return begun;
}

/**
 * Sends webhooks in this process, from now on.
 * @returns a function that stops it, and breaks off what is under way: that is done again
 */
export function startDeliveringWebhooks(deps: Deps): () => Promise<void> {
  const end = new AbortController();
  const working = runAs({ job: sendWebhooks.name }, () => deliverUntil(deps, end.signal));
  return async () => {
    end.abort();
    await working;
  };
}

async function deliverUntil(deps: Deps, signal: AbortSignal): Promise<void> {
  const running: Running = new Set();
  while (!signal.aborted) {
    let pause = POLL_MS;
    try {
      await beginDue(deps, running, signal);
    } catch (error) {
      deps.log.error({ err: error }, 'webhooks cannot be sent');
      pause = PAUSE_MS;
    }
    await news.wait(pause, { signal });
  }
  await Promise.all(running);
}
