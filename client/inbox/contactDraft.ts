import { sessionToken } from '../lib/token';

/** The message form as it is typed. */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyMessage: ContactValues = { name: '', email: '', subject: '', message: '' };

const KEY = 'parda.contact.draft';

/** Tells one session from another without being of use to anybody; null for a guest. */
const sessionMark = (): string | null => sessionToken.get()?.slice(-16) ?? null;

/**
 * What was typed into the message form of this tab before it was loaded anew. Words of a session that is over are never
 * shown in another one; a guest who signs in takes theirs along.
 */
export function readContactDraft(): ContactValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return emptyMessage;
    const { session, ...texts } = stored as Record<string, unknown>;
    if (typeof session === 'string' && session !== sessionMark()) {
      forgetContactDraft();
      return emptyMessage;
    }
    const text = (name: keyof ContactValues) => (typeof texts[name] === 'string' ? texts[name] : '');
    return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
  } catch {
    // Storage that is blocked, or a text that is none of ours: the form begins empty.
    return emptyMessage;
  }
}

export function saveContactDraft(values: ContactValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...values, session: sessionMark() }));
  } catch {
    // Not remembered; the form goes on with what it has in hand.
  }
}

export function forgetContactDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered in the first place.
  }
}
