import type { PGlite } from '@electric-sql/pglite';

/** Every statement comes through one of them. */
const DOORS = ['execProtocol', 'execProtocolStream'] as const;

/**
 * Tells when the embedded database has given itself up, as it does when the disk has no room for its log. It would never answer the next
 * question, nor let this process do anything else, so it has to be told before that: the process must end. What was acknowledged is in
 * the folder, and a new start brings it back.
 */
export function whenItGivesUp(client: PGlite, tell: (reason: string) => void): void {
  for (const door of DOORS) {
    const pass = client[door].bind(client) as (...args: unknown[]) => Promise<never>;
    client[door] = async (...args: unknown[]) => {
      try {
        return await pass(...args);
      } catch (error) {
        const { severity, message } = error as { severity?: string; message: string };
        if (severity === 'PANIC') tell(message);
        throw error;
      }
    };
  }
}
