import { storage } from '../lib/storage';
import { sessionToken } from '../lib/token';

/** What the repair forms leave on the device: the visitors' draft, and the attempts to send one. */
export const DRAFT_KEY = 'parda.repair.draft';
export const ATTEMPT_KEY = 'parda.repair.attempt';
export const COUNTER_ATTEMPT_KEY = 'parda.repair.counterAttempt';

/**
 * All hold a name, a number and an address, and the next person at this device may be somebody else. So they go with
 * the session, whichever page it ends on.
 */
export function forgetAtSessionEnd(): void {
  sessionToken.onEnd(() => {
    storage.remove(DRAFT_KEY);
    storage.remove(ATTEMPT_KEY);
    storage.remove(COUNTER_ATTEMPT_KEY);
  });
}

/** Tells one session from another without being of use to anybody; null for a guest. */
export const sessionMark = (): string | null => sessionToken.get()?.slice(-16) ?? null;
