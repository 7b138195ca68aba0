import { storage } from '../lib/storage';
import { sessionToken } from '../lib/token';
import { counterAttempt } from './counterAttempt';
import { formStore } from './outbox/formStore';

/** Where the visitors' repair form leaves its draft on the device. */
export const DRAFT_KEY = 'parda.repair.draft';
/** Where its copy lies that outlives a browser that is killed (outbox/formStore.ts). */
export const DRAFT_COPY = 'draft';

export function forgetDraft(): void {
  storage.remove(DRAFT_KEY);
  formStore.remove(DRAFT_COPY).catch(() => undefined);
}

/**
 * What the repair forms leave on the device holds a name, a number and an address, and the next person there may be somebody else. So it
 * goes with the session, whichever page that ends on. What was sent, or was to be sent, is kept for the person alone (outbox/).
 */
export function forgetAtSessionEnd(): void {
  sessionToken.onEnd(() => {
    forgetDraft();
    void counterAttempt.forget();
  });
}

/** Tells one session from another without being of use to anybody; null for a guest. */
export const sessionMark = (): string | null => sessionToken.get()?.slice(-16) ?? null;
