import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPaint } from '../lib/afterPaint';

export interface Step {
  /** Takes the place of the last step in the history. */
  replace?: boolean;
  /** Answers the press first: for what brings something large. A field whose value this is cannot wait so long. */
  later?: boolean;
}

/**
 * The parameters of the address, which say what a tab shows, and the way to change them, from what they are by then. The window
 * stays where it is.
 */
export function useDeskParams() {
  const [params, setParams] = useSearchParams();
  const last = useRef({ params, setParams });
  const takeBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    last.current = { params, setParams };
  });
  // Whoever has left must not be led back.
  useEffect(() => () => takeBack.current?.(), []);

  function change(
    next: (now: URLSearchParams) => URLSearchParams,
    { replace = false, later = false }: Step = {},
  ): void {
    const step = () => {
      const now = last.current;
      now.setParams(next(now.params), { replace, preventScrollReset: true });
    };
    if (later) takeBack.current = afterPaint(step);
    else step();
  }

  return [params, change] as const;
}
