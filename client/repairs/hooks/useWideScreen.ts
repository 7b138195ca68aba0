import { useSyncExternalStore } from 'react';

const wide = '(min-width: 48rem)';
/** The sidebars stand beside the page from the first width on; from the second one it has room for a table again. */
const besideSidebars = '(min-width: 75rem)';
const wideBesideSidebars = '(min-width: 80rem)';

const matches = (query: string) => matchMedia(query).matches;

function subscribe(listener: () => void): () => void {
  const media = [wide, besideSidebars, wideBesideSidebars].map((query) => matchMedia(query));
  for (const one of media) one.addEventListener('change', listener);
  return () => {
    for (const one of media) one.removeEventListener('change', listener);
  };
}

/**
 * Whether there is room for a table. A table that style sheets fold into cards is no table for a screen reader any
 * more, so phones get a list instead.
 */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matches(wide) && (!matches(besideSidebars) || matches(wideBesideSidebars)),
    () => true,
  );
}
