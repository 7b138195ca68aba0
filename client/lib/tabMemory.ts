import { sessionToken } from './token';

/** Tells one session from another without being of use to anybody; null for a guest. */
const sessionMark = (): string | null => sessionToken.get()?.slice(-16) ?? null;

/**
 * What one tab remembers over a reload. Words of a session that is over are never given to another one; a guest who signs
 * in takes theirs along. Remembering is a kindness, never a reason to fail, so these functions never throw.
 */
export function tabMemory(key: string) {
  const memory = {
    /** Whatever object is remembered; what it holds is to be looked at. */
    read(): Record<string, unknown> | null {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        if (typeof stored !== 'object' || stored === null) return null;
        const { session, ...values } = stored as Record<string, unknown>;
        if (typeof session !== 'string' || session === sessionMark()) return values;
        memory.forget();
        return null;
      } catch {
        // Storage that is blocked, or a text that is none of ours.
        return null;
      }
    },
    save(values: object): void {
      try {
        sessionStorage.setItem(key, JSON.stringify({ ...values, session: sessionMark() }));
      } catch {
        // Not remembered; the page goes on with what it has in hand.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was remembered in the first place.
      }
    },
  };
  return memory;
}
