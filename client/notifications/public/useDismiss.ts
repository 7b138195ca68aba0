import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../lib/typedKey';

interface Dismiss {
  /** What belongs to the thing that is open; the button that opens it, too. */
  inside: RefObject<HTMLElement | null>[];
  onEscape: () => void;
  /** Somebody clicked elsewhere, or went on with the keyboard. */
  onLeave: () => void;
}

/** Notices when somebody is done with what floats above the page. */
export function useDismiss({ inside, onEscape, onLeave }: Dismiss): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !inside.some(({ current }) => current?.contains(target))) onLeave();
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) onEscape();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', (event) => leave(event), { signal });
    document.addEventListener('focusin', (event) => leave(event), { signal });
    document.addEventListener('keydown', (event) => escape(event), { signal });
    return () => listening.abort();
  }, []);
}
