import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * For a field whose value is the client's own, as that of a filter which is in the address: takes what was typed or chosen before React
 * reached it, which it would put back (lib/earlyInput.ts).
 * @param value what the field is to show
 * @param take is given what it does show, once, where that is something else
 */
export function useEarlyValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  take: (early: string) => void,
): void {
  const look = useEffectEvent(() => {
    const early = field.current?.value;
    if (early !== undefined && early !== value) take(early);
  });
  useLayoutEffect(() => look(), []);
}
