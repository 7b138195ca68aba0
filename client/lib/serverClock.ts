/** The server's clock, as its answers tell it: that of a device may be days off. */

const NOTABLE_MS = 5 * 60_000;

let noted: { server: number; at: number } | null = null;

export const serverClock = {
  /** @param date the `Date` header of an answer that comes from no cache */
  note(date: string | null | undefined): void {
    const server = Date.parse(date ?? '');
    if (!Number.isNaN(server)) noted = { server, at: performance.now() };
  },
  /** What time it is, where the device's clock is minutes behind; else null. Somebody may set it right meanwhile. */
  ahead(): Date | null {
    if (!noted) return null;
    const server = noted.server + performance.now() - noted.at;
    return server - Date.now() >= NOTABLE_MS ? new Date(server) : null;
  },
};
