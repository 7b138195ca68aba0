/**
 * Does it once the browser has answered the press that is under way, and at once where there was none, as in an address that was
 * opened. A press must not wait for its answer as long as a slow phone takes for a table or a form.
 * @returns takes it back as long as it is not done
 */
export function afterPaint(act: () => void): () => void {
  if (!wasPressed() || document.hidden) {
    act();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The callback comes before the paint, a task of its own after it.
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The moment after `afterPaint`, to wait for. */
export const painted = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve));

/** In the last seconds; browsers that cannot tell are too old to be measured by it. */
export const wasPressed = (): boolean => (navigator.userActivation as UserActivation | undefined)?.isActive ?? false;
