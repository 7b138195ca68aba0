/** What each caller gets: `ok`, `null`, an error code, or through REST a status. */
export type Row<Outcome> = [request: string, guest: Outcome, user: Outcome, owner: Outcome, admin: Outcome];

/** What the four callers get, for rows alike. */
export const EVERYBODY = ['ok', 'ok', 'ok', 'ok'] as const;
export const NOTHING = ['null', 'null', 'null', 'null'] as const;
export const SIGNED_IN = ['UNAUTHENTICATED', 'ok', 'ok', 'ok'] as const;
/** For admins, but what it is about is not there, or not so far. */
export const NOTHING_TO_CHANGE = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'CONFLICT'] as const;
export const NOBODY = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'] as const;
export const ADMINS = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'] as const;
