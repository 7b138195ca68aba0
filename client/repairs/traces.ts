import { storage } from '../lib/storage';
import { sessionToken } from '../lib/token';

/** What the repair form leaves on the device: the draft, and the attempt to send it. */
export const DRAFT_KEY = 'parda.repair.draft';
export const ATTEMPT_KEY = 'parda.repair.attempt';

/**
 * Both hold a name, a number and an address, and the next person at this device may be somebody else. So they go with
 * the session, whichever page it ends on.
 */
export function forgetAtSessionEnd(): void {
  sessionToken.onEnd(() => {
    storage.remove(DRAFT_KEY);
    storage.remove(ATTEMPT_KEY);
  });
}

/** Tells one session from another without being of use to anybody; null for a guest. */
export const sessionMark = (): string | null => sessionToken.get()?.slice(-16) ?? null;
