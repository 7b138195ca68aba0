import { useEffect, useRef } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { useAddressParams } from '../../lib/useAddressParams';

export interface Step {
  /** Takes the place of the last step in the history. */
  replace?: boolean;
  /** Answers the press first: for what brings something large. A field whose value this is cannot wait so long. */
  later?: boolean;
}

/** The parameters of the address, which say what a tab shows, and the way to change them, from what they are by then. */
export function useAdminParams() {
  const [params, changeParams] = useAddressParams();
  const takeBack = useRef<() => void>(undefined);
  // Whoever has left must not be led back.
  useEffect(() => () => takeBack.current?.(), []);

  function change(next: (now: URLSearchParams) => URLSearchParams, { replace, later = false }: Step = {}): void {
    const step = () => changeParams(next, { replace });
    if (later) takeBack.current = afterPaint(step);
    else step();
  }

  return [params, change] as const;
}
