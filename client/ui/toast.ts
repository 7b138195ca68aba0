export type ToastType = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  id: number;
  type: ToastType;
  message: string;
  /** False while it fades (public-site §3, Toast). */
  visible: boolean;
}

export const TOAST_VISIBLE_MS = 3000;
export const TOAST_FADE_MS = 300;

/**
 * The toasts on screen: visible for 3 s, fading for 0.3 s, then gone; the clock stands still while someone reads them
 * with the pointer or the keyboard on them (public-site §9, decisions §11). Knows nothing of React.
 */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const listeners = new Set<() => void>();
  const clocks = new Map<number, { left: number; since: number; timer?: ReturnType<typeof setTimeout> }>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const run = (id: number) => {
    const clock = clocks.get(id);
    if (!clock) return;
    clock.since = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  };

  function dismiss(id: number): void {
    const clock = clocks.get(id);
    if (!clock) return;
    clearTimeout(clock.timer);
    clocks.delete(id);
    change(toasts.map((toast) => (toast.id === id ? { ...toast, visible: false } : toast)));
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_FADE_MS);
  }

  return {
    /** What is on screen already is not said twice: it stays for its time anew. */
    add(type: ToastType, message: string): void {
      const same = toasts.find((toast) => toast.visible && toast.type === type && toast.message === message);
      if (same) clearTimeout(clocks.get(same.id)?.timer);
      const id = same?.id ?? nextId++;
      clocks.set(id, { left: TOAST_VISIBLE_MS, since: Date.now() });
      if (!same) change([...toasts, { id, type, message, visible: true }]);
      if (!paused) run(id);
    },
    dismiss,
    pause(): void {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left -= Date.now() - clock.since;
      }
    },
    resume(): void {
      if (!paused) return;
      paused = false;
      for (const id of clocks.keys()) run(id);
    },
    /** Takes all of them away at once: the next screen begins with none. */
    clear(): void {
      for (const { timer } of clocks.values()) clearTimeout(timer);
      clocks.clear();
      change([]);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts: (): readonly Toast[] => toasts,
  };
}

export const toastStore = createToastStore();

/** A word from anywhere in the client, in the reader's language: green, red, blue or yellow (public-site §8). */
export const toast = {
  success: (message: string) => toastStore.add('success', message),
  error: (message: string) => toastStore.add('error', message),
  info: (message: string) => toastStore.add('info', message),
  warning: (message: string) => toastStore.add('warning', message),
};
