import { useRef } from 'react';
import { painted } from '../lib/afterPaint';

/**
 * One piece of work at a time: `isSubmitting` arrives with the next render, and a second press can be quicker than that. All that it draws,
 * as what the checks of a form find, comes behind the frame that answers the press.
 */
export function useOnce() {
  const underWay = useRef<symbol | null>(null);

  async function once(work: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    const mine = Symbol('work');
    underWay.current = mine;
    await painted();
    await work().finally(() => {
      if (underWay.current === mine) underWay.current = null;
    });
  }

  /** Lets the next one begin, although the last is still at it. */
  function dismiss(): void {
    underWay.current = null;
  }

  return { once, dismiss };
}
