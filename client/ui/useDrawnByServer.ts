import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the server draws, or the browser takes over what it has drawn. */
export const useIsServerDrawing = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * What a component was first drawn with if that was on the server, also when the browser takes the page over; null for what was
 * drawn in the browser.
 */
export function useDrawnByServer<Value>(value: Value): Value | null {
  const isServerDrawing = useIsServerDrawing();
  const [first] = useState(() => (isServerDrawing ? value : null));
  return first;
}
