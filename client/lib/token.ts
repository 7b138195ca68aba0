import { storage } from './storage';

/** Where the session's token is kept (public-site §4, 'Session'). */
const KEY = 'parda.token';

/** Why a session came to its end: the person asked for it, or the server no longer knows the token. */
export type SessionEnd = 'signedOut' | 'ended';

type Listener = (end: SessionEnd | null) => void;

const listeners = new Set<Listener>();

const found = storage.get(KEY);
/** What this tab believes; another tab may have changed the device's memory meanwhile, and says so by an event. */
let current = remembered();
/** The session ran out while the site was closed, when nobody could be told of its end. */
const endedUnseen = found !== null && current === null;

/** What has expired is of no use to anybody, and leaves the device (public-site §4, 'Session'). */
function remembered(): string | null {
  const token = storage.get(KEY);
  if (token === null || !isExpired(token)) return token;
  storage.remove(KEY);
  return null;
}

/** What a token says, without checking it: the server does that. Nothing of one that cannot be read. */
function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    return Object(JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')))) as object;
  } catch {
    return {};
  }
}

/** Whatever cannot be read has expired. */
export function isExpired(token: string, now = Date.now()): boolean {
  const { exp } = claimsOf(token);
  return typeof exp !== 'number' || exp * 1000 <= now;
}

function change(token: string | null, end: SessionEnd | null): void {
  if (token === current) return;
  current = token;
  for (const listener of listeners) listener(end);
}

/** The bearer token of this device, shared by all its tabs. */
export const sessionToken = {
  get: (): string | null => current,
  /** The id of the account that the token is for, also where the server cannot be asked; null for a guest. */
  userId(): string | null {
    const { sub } = current === null ? {} : claimsOf(current);
    return typeof sub === 'string' ? sub : null;
  },
  set(token: string): void {
    storage.set(KEY, token);
    change(token, null);
  },
  clear(end: SessionEnd): void {
    storage.remove(KEY);
    change(null, end);
  },
  /**
   * What the server's `X-Session` header says of the token that a question was sent with: when that no longer counts,
   * the session is over here, too (decisions §12).
   */
  heed(header: string | null | undefined, sentToken: string | null): void {
    // Another session may have begun while the answer was under way; it is not the one that has ended.
    const isCurrent = sentToken !== null && sentToken === current;
    if (isCurrent && header === 'ended') sessionToken.clear('ended');
  },
  /** Reads the device's memory again, as after a change by another tab or in a test. */
  reload(): void {
    const token = remembered();
    // a guest who signed in elsewhere is still here, and goes on with what they have
    change(token, current === null ? null : 'signedOut');
  },
  /** Tells of every change: `null` for a sign-in, else why it ended. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Tells of its end alone, for what must not stay on the device for the next person at it; also of one that came while
   * the site was closed.
   */
  onEnd(listener: () => void): () => void {
    if (endedUnseen) listener();
    return sessionToken.subscribe((end) => {
      if (end !== null) listener();
    });
  },
};

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY || key === null) sessionToken.reload();
});
