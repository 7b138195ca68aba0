import { Pool } from 'pg';
import { readContentVersion } from '../../core/contentVersion/contentVersion.js';
import { type Answer, type Ask, preparing } from '../../core/read/prepared.statements.js';
import type { Logger } from '../log.js';
import type { StatementListener } from '../telemetry/statements.js';

/** How often a replica is asked how far it is. */
const ASK_EVERY_MS = 400;
/** Between two tries to reach one that is gone. */
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 10_000;

/** So long a visitor waits for a replica before the database itself is asked. */
const PATIENCE_MS = 2_000;
const CONNECTIONS = 10;

/** Nothing that is known to be there. */
const NOTHING = -1;

/** A copy of the database that follows it, and what is known of how far it is. */
export class Replica {
  readonly #pool: Pool;
  readonly #ask: Ask;
  readonly #log: Logger;
  readonly #host: string;
  readonly #onStatement: StatementListener;
  #version = NOTHING;
  #pause = FIRST_PAUSE_MS;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(connectionString: string, log: Logger, onStatement: StatementListener) {
    this.#pool = new Pool({
      connectionString,
      max: CONNECTIONS,
      application_name: 'parda-replica',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      allowExitOnIdle: true,
    });
    // of a connection that nobody uses just now; the next question finds out
    this.#pool.on('error', () => undefined);
    this.#ask = preparing(this.#pool);
    this.#log = log;
    this.#host = new URL(connectionString).host;
    this.#onStatement = onStatement;
    void this.#look();
  }

  /** Whether it shows all that belongs to a content version. Never wrong: whatever it has shown once, it does not lose. */
  shows(version: number): boolean {
    return this.#version >= version;
  }

  /** @returns undefined where it could not answer: the database itself has to be asked */
  async ask(statement: string, values: unknown[]): Promise<Answer | undefined> {
    const begun = performance.now();
    const tell = (hasFailed: boolean) =>
      this.#onStatement({ text: statement, ms: performance.now() - begun, hasFailed, database: 'replica' });
    try {
      const answer = await this.#ask(statement, values);
      tell(false);
      return answer;
    } catch (error) {
      tell(true);
      if (isItsOwn(error as { code?: string })) this.#miss(error as Error);
      return undefined;
    }
  }

  /** Asks it something that only it can answer. @throws the driver's error where it does not */
  async askItself<Row extends object>(statement: string): Promise<Row> {
    return (await this.#pool.query<Row>(statement)).rows[0]!;
  }

  async close(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#pool.end();
  }

  /** Asks it how far it is, again and again. */
  async #look(): Promise<void> {
    try {
      const execute = async <Rows>(statement: string) => (await this.#pool.query(statement)).rows as Rows;
      const version = await readContentVersion({ execute });
      if (this.#isOver) return;
      if (this.#version === NOTHING) this.#log.info({ replica: this.#host }, 'a replica answers');
      this.#version = version;
      this.#pause = FIRST_PAUSE_MS;
      this.#wait(ASK_EVERY_MS);
    } catch (error) {
      this.#miss(error as Error);
      this.#wait(this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    }
  }

  #wait(ms: number): void {
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#look(), ms).unref();
  }

  /** It is asked nothing more until it says again how far it is. */
  #miss(error: Error): void {
    if (this.#isOver) return;
    if (this.#version !== NOTHING || this.#pause === FIRST_PAUSE_MS) {
      this.#log.warn({ err: error, replica: this.#host }, 'a replica does not answer');
    }
    this.#version = NOTHING;
  }
}

/**
 * Whether a failure says something of the replica, and not of what it was asked: the line is down, it is starting or ending, or it has
 * no room. A statement that was broken off for what it has to replay (40001) is asked elsewhere, and the next one may do.
 */
const isItsOwn = ({ code = '' }: { code?: string }): boolean =>
  !/^[0-9A-Z]{5}$/.test(code) || /^(08|53|57|58)/.test(code);
