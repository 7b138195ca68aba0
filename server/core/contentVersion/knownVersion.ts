import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../infra/database/database.js';
import type { Line } from '../../infra/live/line.js';
import type { Live } from '../../infra/live/live.js';
import { readContentVersion } from './contentVersion.js';

/** How often a process asks the database, over the line of the live updates. */
const ASK_EVERY_MS = 400;

/**
 * So long an answer may be relied on, counted from when its question was sent: so much later, at the latest, a process
 * shows what another one wrote (design 'Public reads that have not changed').
 */
const LEASE_MS = 1_000;

/**
 * What this process knows of the content version, without a statement: the greatest of what it committed itself and of what
 * the database told it. What is kept in memory under that number may be shown for as long as it is known.
 */
export class KnownVersion {
  #latest = 0;
  #validUntil = -Infinity;
  #isOver = false;

  /**
   * Begins to follow the version; to be called when the database is migrated and filled.
   * @returns at once on PostgreSQL: until the line stands, nothing is known
   */
  async follow(database: Database, live: Live): Promise<void> {
    if (database.kind === 'postgres') return live.onLine((line) => void this.#keepAsking(line));
    // nobody else can write into the embedded database
    this.learn(await readContentVersion(database.em.fork()));
    this.#validUntil = Infinity;
  }

  /**
   * The version, if what was read under it can be shown without asking the database.
   * @returns null while the line to the database is down, or does not answer in time
   */
  known(): number | null {
    return performance.now() < this.#validUntil ? this.#latest : null;
  }

  /** The greatest version that this process has learnt of, 0 before the first; the present one may be greater. */
  get latest(): number {
    return this.#latest;
  }

  /** Notes a version that was committed. */
  learn(version: number): void {
    if (version > this.#latest) this.#latest = version;
  }

  stop(): void {
    this.#isOver = true;
    this.#validUntil = -Infinity;
  }

  /** Until the line is lost; the next one begins anew. */
  async #keepAsking(line: Line): Promise<void> {
    while (!this.#isOver) {
      const [askedAt, known] = [performance.now(), this.#latest];
      let version: number;
      try {
        version = await readContentVersion(line);
      } catch {
        return;
      }
      // The database was put back to an earlier day: what is kept here may be of a day that never came. Only a new start helps.
      if (version < known) return this.stop();
      this.learn(version);
      if (!this.#isOver) this.#validUntil = askedAt + LEASE_MS;
      await pause(ASK_EVERY_MS, undefined, { ref: false });
    }
  }
}
