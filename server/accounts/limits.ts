import type { RateLimit } from '../core/limits.js';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** How often one may try, by address and by account (decisions §3). A shop's whole street can share one address. */

/** Guessing one person's password from one place. A sign-in that succeeds gives the points back. */
export const SIGN_IN_HERE: RateLimit = { name: 'sign-in-here', points: 10, durationSeconds: 15 * MINUTES };
/**
 * Guessing one person's password from many places. Where that person has signed in before it does not count, so that
 * strangers cannot keep anybody out of their own account.
 */
export const SIGN_IN_ACCOUNT: RateLimit = { name: 'sign-in-account', points: 100, durationSeconds: HOURS };
/** Trying one password on many people. */
export const SIGN_IN_ADDRESS: RateLimit = { name: 'sign-in-address', points: 100, durationSeconds: 15 * MINUTES };

/** Not a limit but a note: this account was signed in to from this address. */
export const KNOWN_HERE: RateLimit = { name: 'known-here', points: 1, durationSeconds: 30 * 24 * HOURS };
/** Signing in rightly costs a slow hash, a session and a line in the log. */
export const SIGN_INS: RateLimit = { name: 'sign-ins', points: 300, durationSeconds: HOURS };

export const REGISTER_ADDRESS: RateLimit = { name: 'register', points: 30, durationSeconds: HOURS };

export const RESET_REQUEST_ADDRESS: RateLimit = { name: 'reset-request', points: 20, durationSeconds: HOURS };
/** Reset mails to one person, whoever asks for them; counted where nobody waits for the answer. */
export const RESET_MAILS: RateLimit = { name: 'reset-mails', points: 5, durationSeconds: HOURS };
/** Confirmation mails that a person asks for again. */
export const CONFIRMATION_MAILS: RateLimit = { name: 'confirmation-mails', points: 3, durationSeconds: HOURS };
export const RESET_ADDRESS: RateLimit = { name: 'reset', points: 30, durationSeconds: HOURS };

export const OLD_PASSWORD: RateLimit = { name: 'old-password', points: 10, durationSeconds: 15 * MINUTES };

/** Changes of profile and preferences by one person. */
export const CHANGES: RateLimit = { name: 'account-changes', points: 300, durationSeconds: HOURS };

export const SOCIAL_ADDRESS: RateLimit = { name: 'social', points: 60, durationSeconds: 15 * MINUTES };

/** Access tokens that a person makes. */
export const ACCESS_TOKENS: RateLimit = { name: 'access-tokens', points: 30, durationSeconds: HOURS };
