import { UploadError } from './transport';

interface Patience<T> {
  /** One try. */
  attempt: () => Promise<T>;
  /** Called before a further one is waited for. */
  onWait: () => void;
  signal: AbortSignal;
}

/**
 * Tries once, and up to twice more when that failed for a moment only: after 1 s, then after 3 s, or for as long as the
 * store asks; at once when the browser is online again. @throws what the last try threw, or the signal's reason
 */
export async function patiently<T>({ attempt, onWait, signal }: Patience<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      // One try after the other.
      // oxlint-disable-next-line no-await-in-loop
      return await attempt();
    } catch (error) {
      const pause = pauseAfter(error, tries);
      if (signal.aborted || pause === null) throw error;
      onWait();
      // oxlint-disable-next-line no-await-in-loop
      await waitOrOnline(pause, signal);
    }
  }
}

/** In ms: how long to wait before each further try. */
const PAUSES = [1000, 3000];
/** In s: nobody stays on a page for longer than this without a word. */
const LONGEST_WAIT = 30;

/** How long to wait in ms after this many tries, or null where another one is of no use. */
function pauseAfter(error: unknown, tries: number): number | null {
  const pause = PAUSES[tries - 1];
  if (!(error instanceof UploadError) || !error.isTemporary || pause === undefined) return null;
  return error.retryAfter <= LONGEST_WAIT ? Math.max(pause, error.retryAfter * 1000) : null;
}

/** Waits, but not once the browser is online again. @throws the signal's reason, once it is aborted */
function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = () => {
      clearTimeout(clock);
      globalThis.removeEventListener('online', goOn);
      signal.removeEventListener('abort', giveUp);
    };
    const goOn = () => {
      leave();
      resolve();
    };
    const giveUp = () => {
      leave();
      reject(signal.reason as Error);
    };
    const clock = setTimeout(goOn, ms);
    globalThis.addEventListener('online', goOn);
    signal.addEventListener('abort', giveUp);
  });
}
