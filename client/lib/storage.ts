/**
 * The device's memory. Private windows, full disks and blocked cookies make `localStorage` throw; remembering is a
 * kindness, never a reason to fail, so these functions never throw.
 */
export const storage = {
  get(key: string): string | null {
    try {
      return globalThis.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      globalThis.localStorage.setItem(key, value);
    } catch {
      // Not remembered; the page goes on with what it has in hand.
    }
  },
  remove(key: string): void {
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      // Nothing was remembered in the first place.
    }
  },
  /** The names of all that is remembered. */
  keys(): string[] {
    try {
      return Object.keys(globalThis.localStorage);
    } catch {
      return [];
    }
  },
  /** A remembered object; broken or missing text reads as null. What it holds is the caller's word. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  getJson<T>(key: string): T | null {
    const text = storage.get(key);
    if (text === null) return null;
    try {
      return JSON.parse(text) as T;
    } catch {
      return null;
    }
  },
  setJson(key: string, value: unknown): void {
    storage.set(key, JSON.stringify(value));
  },
};
