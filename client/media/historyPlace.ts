import { storage } from '../lib/storage';
import { sessionToken } from '../lib/token';

/** Where the device keeps which pictures a person has uploaded. */
export const HISTORY_KEY = 'parda.pictures';

const listeners = new Set<() => void>();

export function reportHistoryChange(): void {
  for (const listener of listeners) listener();
}

/** Tells of every change, by this tab or another. @returns the way to stop it */
export function onHistoryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The next person at this device may be somebody else: the pictures go with the session, whichever page it ends on. */
export function forgetPicturesAtSessionEnd(): void {
  sessionToken.onEnd(() => {
    storage.remove(HISTORY_KEY);
    reportHistoryChange();
  });
}

// Another tab has added one, or dropped one.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === HISTORY_KEY || key === null) reportHistoryChange();
});
