import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Step {
  /** Takes the place of the last step in the history. */
  replace?: boolean | undefined;
}

/**
 * The parameters of the address, which say what a list shows, and the way to change them from what was asked for last, although it may not
 * be drawn yet: two choices can follow each other closely. The window stays where it is.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const latest = useRef({ params, setParams });
  // Only when the address on screen is another one: what is drawn meanwhile still shows the last.
  useLayoutEffect(() => {
    latest.current = { params, setParams };
  }, [params, setParams]);

  function change(next: (now: URLSearchParams) => URLSearchParams, { replace = false }: Step = {}): void {
    const { current } = latest;
    current.params = next(current.params);
    current.setParams(current.params, { replace, preventScrollReset: true });
  }

  return [params, change] as const;
}
