import { readContentVersion } from '../core/contentVersion/contentVersion.js';
import type { GuestAnswer } from '../http/answers/guestAnswer.js';
import { KeptAnswers, type AskedBy } from '../http/answers/keptAnswers.js';
import type { Database } from '../infra/database/database.js';

/**
 * Keeps answers and never gives one: what would have been answered out of memory is asked of the database again, and has to be the
 * same. So every test that asks a question twice also tries whether a change between them has moved the content version on.
 */
export class CheckedAnswers extends KeptAnswers {
  readonly #database: Database;
  #differing: { asked: AskedBy; version: number; bodies: string[] }[] = [];

  constructor(database: Database) {
    super();
    this.#database = database;
  }

  override find(): undefined {}

  override keep(asked: AskedBy, answer: GuestAnswer): void {
    const { version } = answer;
    const before = super.find(asked, version);
    const bodies = [before ?? answer, answer].map(({ body }) => textOf(body));
    if (bodies[0] !== bodies[1]) this.#differing.push({ asked, version, bodies });
    super.keep(asked, answer);
  }

  /**
   * What would have been answered wrongly since the last time, in sentences. A change that was just committed is seen a moment
   * before its version is known: that is not wrong, and there the database is further on.
   */
  async violations(): Promise<string[]> {
    const differing = this.#differing.splice(0);
    if (differing.length === 0) return [];
    const present = await readContentVersion(this.#database.em.fork());
    return differing
      .filter(({ version }) => version === present)
      .map(
        ({ asked, version, bodies }) =>
          `${asked.method} ${asked.text} (${asked.accept}) was answered differently in version ${version}:\n${bodies.join('\n')}`,
      );
  }
}

const textOf = (body: string | Buffer): string =>
  (typeof body === 'string' ? Buffer.from(body, 'latin1') : body).toString();
