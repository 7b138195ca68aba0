import { useEffectEvent, useLayoutEffect } from 'react';
import { openLayer } from '../lib/layers';

/** Gives what lies over the page a place in the history, for as long as it is open: the way back closes it. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // together with what is seen: who presses Back as soon as a layer is gone leaves the page
  useLayoutEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen]);
}
