import { startTransition, useEffect, useState } from 'react';
import { afterPaint, wasPressed } from '../../lib/afterPaint';

/**
 * Whether what a window holds is to be drawn: not with the press that opens it, which is answered by the window alone, but
 * as soon as there is time. A form of twenty fields takes a slow phone longer than a press may wait for its answer. What
 * opens by itself, as from an address, is drawn at once.
 * @param atOnce told on the first render that it must not come later
 */
export function useDrawnLater(atOnce: () => boolean = () => false): boolean {
  const [isDrawn, setDrawn] = useState(() => !wasPressed() || atOnce());
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(true))), []);
  return isDrawn;
}
