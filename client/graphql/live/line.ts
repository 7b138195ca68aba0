/** Whether the WebSocket of live updates stands. While it does, what is watched need not be polled. */

const listeners = new Set<() => void>();
let isOpen = false;

export const line = {
  isOpen: (): boolean => isOpen,
  set(open: boolean): void {
    if (open === isOpen) return;
    isOpen = open;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
