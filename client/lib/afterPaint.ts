/**
 * Does it once the browser has answered the press that is under way, and at once where there was none, as in an address that was
 * opened. A press must not wait for its answer as long as a slow phone takes for a table or a form.
 * @returns takes it back as long as it is not done
 */
export function afterPaint(act: () => void): () => void {
  if (wasPressed()) return afterNextFrame(act);
  act();
  return () => undefined;
}

/** The moment after `afterPaint`, to wait for. */
export const painted = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve));

/** In the last seconds; browsers that cannot tell are too old to be measured by it. */
export const wasPressed = (): boolean => (navigator.userActivation as UserActivation | undefined)?.isActive ?? false;

/** The longest that a frame is waited for: a page that is seen and not drawn does not get any. */
const LONGEST_MS = 1_000;

/** A page that is put away, now or meanwhile, has no frame to wait for. */
function afterNextFrame(act: () => void): () => void {
  if (document.hidden) {
    act();
    return () => undefined;
  }
  let timer = setTimeout(finish, LONGEST_MS);
  // The callback comes before the paint, a task of its own after it.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(finish);
  });
  document.addEventListener('visibilitychange', finish);

  function takeBack(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', finish);
  }
  function finish(): void {
    takeBack();
    act();
  }
  return takeBack;
}
