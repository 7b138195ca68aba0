import { storage } from './storage';
import { sessionToken } from './token';

/** What the keys of all drafts of the admin begin with. */
export const ADMIN_DRAFTS = 'parda.desk.draft.';

/** Where the tab that this device showed last is kept. */
export const LAST_ADMIN_TAB = 'parda.desk.tab';

let isOver = false;

/** After somebody has signed out, what is still on the screen must not come back to the device. */
export const areAdminDraftsOver = (): boolean => isOver;

/**
 * Whoever signs out leaves no drafts behind, nor where they were last, whichever page it happens on. A session that merely ran out is
 * no decision of anybody's: both wait for the same account.
 */
export function forgetAdminAtSignOut(): void {
  sessionToken.subscribe((end) => {
    isOver = end === 'signedOut';
    if (!isOver) return;
    storage.remove(LAST_ADMIN_TAB);
    for (const key of storage.keys()) if (key.startsWith(ADMIN_DRAFTS)) storage.remove(key);
  });
}
