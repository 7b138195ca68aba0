import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the screen is as a media query says, for what style sheets cannot do alone: a table that they fold into cards is no
 * table for a screen reader any more, so phones get a list instead.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
