import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A text that is typed here and kept elsewhere: it is handed on after a pause in typing, and follows the outside again
 * once it has arrived there (public-site §9, 'Search debounce'). Until then the field shows what was typed, or letters
 * would vanish for a moment.
 */
export function useDebouncedText(kept: string, keep: (text: string) => void, pauseMs: number) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === kept) setTyped(null);

  const handOn = useEffectEvent((text: string) => keep(text));
  useEffect(() => {
    const timer = typed === null ? undefined : setTimeout(() => handOn(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);

  return { text: typed ?? kept, setText: setTyped };
}
