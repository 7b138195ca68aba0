import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what a window holds is to be drawn: not with the press that opens it, which is answered by the window alone, but
 * as soon as there is time. A form of twenty fields takes a slow phone longer than a press may wait for its answer. What
 * opens by itself, as from an address, is drawn at once.
 * @param atOnce told on the first render that it must not come later
 */
export function useDrawnLater(atOnce: () => boolean = () => false): boolean {
  const [isDrawn, setDrawn] = useState(() => !wasPressed() || atOnce());
  useEffect(() => {
    // Asked for at once, it would often be there before the frame that answers the press.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn;
}

/** In the last seconds; browsers that cannot tell are too old to be measured by it. */
const wasPressed = (): boolean => (navigator.userActivation as UserActivation | undefined)?.isActive ?? false;
