/** A device that is slower than this is not waited for: the page goes on without its memory. */
const PATIENCE_MS = 2_000;

/** The device has not answered in time. */
export class SlowDeviceError extends Error {
  constructor() {
    super('This device is slow.');
  }
}

/**
 * What the device says, if it says it soon: one that hangs must keep nobody waiting.
 * @param withinMs how long is soon
 * @throws SlowDeviceError where it does not
 */
export function soon<Value>(work: Promise<Value>, withinMs = PATIENCE_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SlowDeviceError()), withinMs);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** The signal to leave off after some time; older browsers have no `AbortSignal.timeout`. */
export function signalIn(ms: number): AbortSignal {
  if (typeof AbortSignal.timeout === 'function') return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
  return controller.signal;
}
