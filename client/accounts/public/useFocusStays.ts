import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in its place when what was pressed makes way for something else: it goes to the first button there.
 * @param shown tells what is there; when it changes, the focus moves
 * @returns the ref of the place
 */
export function useFocusStays<Place extends HTMLElement>(shown: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    place.current?.querySelector('button')?.focus();
  }, [shown]);
  return place;
}
