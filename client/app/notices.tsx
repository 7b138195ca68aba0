import { type ReactNode, useSyncExternalStore } from 'react';

let arrived: ReactNode = null;
const listeners = new Set<() => void>();

/** Puts what the page has to say of its connection above the pages; its code comes after the page. */
export function showNotices(notices: ReactNode): void {
  arrived = notices;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place of these words. */
export function NoticesPlace() {
  return useSyncExternalStore(
    subscribe,
    () => arrived,
    () => null,
  );
}
