/** What each caller gets: `ok`, `null`, an error code, or through REST a status. */
export type Row<Outcome> = [request: string, guest: Outcome, user: Outcome, owner: Outcome, admin: Outcome];
