/** A page that never rests. */
const LONGEST_MS = 10_000;
/** Where the browser does not tell when it rests, as Safari. */
const GUESSED_MS = 2_000;

/** Does it once the page has nothing else to do. */
export function whenIdle(act: () => void): void {
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(() => act(), { timeout: LONGEST_MS });
  else setTimeout(act, GUESSED_MS);
}
