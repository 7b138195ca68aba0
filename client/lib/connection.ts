/** Whether the device itself says that there is no connection; when it says nothing, there may be none all the same. */
export const isOffline = (): boolean => !navigator.onLine;

/** Tells of every change of that. @returns the way to stop */
export function onConnectionChange(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}
