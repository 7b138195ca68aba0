import type { SocialProvider } from '../session/session.gen';

/** One sign-in elsewhere at a time; of this tab only, which is the one that the provider sends back. */
const KEY = 'parda.social';

/** How long somebody may take over it; the one-time code that comes back is no older either. */
const MAX_AGE_MS = 15 * 60 * 1000;

export interface SocialStart {
  provider: SocialProvider;
  /** Where to go once it has succeeded; the reader passes it through `safeRedirect`. */
  redirect: string;
  /** A signed-in person connects the provider to their account, instead of signing in with it. */
  link?: boolean;
}

/**
 * Notes that this browser is about to be sent to a provider. Without the note a code that comes back is not believed:
 * a code that somebody else had made would sign its reader into a stranger's account.
 */
export function rememberSocialStart(start: SocialStart): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...start, at: Date.now() }));
  } catch {
    // Without a memory the code will not be believed, and the person is told that it failed.
  }
}

/** The note about this provider, once: it is gone afterwards, and null if there was none or it is too old. */
export function takeSocialStart(provider: SocialProvider): SocialStart | null {
  try {
    const noted = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<SocialStart & { at: number }> | null;
    if (noted?.provider !== provider) return null;
    sessionStorage.removeItem(KEY);
    const age = Date.now() - Number(noted.at);
    if (!(age >= 0 && age < MAX_AGE_MS)) return null;
    return { provider, redirect: noted.redirect ?? '/', link: noted.link === true };
  } catch {
    return null;
  }
}
