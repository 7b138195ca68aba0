import type { Answer } from '../../core/read/prepared.statements.js';
import type { Logger } from '../log.js';
import type { StatementListener } from '../telemetry/statements.js';
import { Replica } from './replica.js';

/** The replicas of the database, taken in turn; there may be none. */
export class Replicas {
  readonly #replicas: readonly Replica[];
  #turn = 0;

  /** @param heard told of each statement that one of them has run */
  constructor(urls: readonly string[], log: Logger, onStatement: StatementListener = () => undefined) {
    this.#replicas = urls.map((url) => new Replica(url, log, onStatement));
  }

  get areThere(): boolean {
    return this.#replicas.length > 0;
  }

  /**
   * Reads at one that shows at least a content version.
   * @returns undefined where none can answer: the database itself has to be asked
   */
  async ask(version: number, statement: string, values: unknown[]): Promise<Answer | undefined> {
    const fit = this.#replicas.filter((replica) => replica.shows(version));
    if (fit.length === 0) return undefined;
    this.#turn += 1;
    return fit[this.#turn % fit.length]!.ask(statement, values);
  }

  /** Asks each of them for a row about itself, in the order of the settings. */
  askEach<Row extends object>(statement: string): Promise<PromiseSettledResult<Row>[]> {
    return Promise.allSettled(this.#replicas.map((replica) => replica.askItself<Row>(statement)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }
}
