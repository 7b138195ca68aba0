import { DefaultLogger, type LogContext, type LoggerOptions } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fitText } from '../../core/fields/text.js';
import { currentWork } from '../../core/currentWork.js';
import type { Logger } from '../log.js';
import type { StatementRun, Telemetry } from './telemetry.js';

/** Hears of each statement when it has run, within the work that it ran for. */
export type StatementListener = (run: StatementRun) => void;

/** More of a statement helps nobody to find it. */
const MAX_TEXT = 2_000;

/** A statement in one line. */
export const inOneLine = (text: string): string =>
  fitText(
    fitText(text, 2 * MAX_TEXT)
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_TEXT,
  );

/**
 * Hands statements on, and leaves a line in the log for each that was slow.
 * @param slowMs from so many milliseconds on; null finds none slow
 */
export function statementListener(log: Logger, slowMs: number | null, telemetry: Telemetry): StatementListener {
  return (run) => {
    telemetry.statement(run);
    if (slowMs === null || run.ms < slowMs) return;
    const { text, ms, database } = run;
    log.warn({ ...currentWork(), ms: Math.round(ms), database, statement: inOneLine(text) }, 'a statement was slow');
  };
}

/**
 * MikroORM's log, which is told of each statement that the entity manager has run: the text before its values are put in, and how
 * long it took. (The driver below it gets them put in already.)
 */
export class StatementLogger extends DefaultLogger {
  readonly #onStatement: StatementListener;
  readonly #database: StatementRun['database'];

  constructor(options: LoggerOptions, onStatement: StatementListener, database: StatementRun['database']) {
    super(options);
    this.#onStatement = onStatement;
    this.#database = database;
  }

  override logQuery(context: { query: string } & LogContext): void {
    super.logQuery(context);
    const { query, took, level } = context;
    // BEGIN, COMMIT and their like are told of without it
    if (took === undefined) return;
    this.#onStatement({ text: query, ms: took, hasFailed: level === 'error', database: this.#database });
  }
}

/** Runs a statement past the entity manager, so that who learns of its own learns of this one, too. */
export async function withStatementLogged<Result>(
  em: Pick<EntityManager, 'config'>,
  query: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  const tell = (level: 'info' | 'error') =>
    em.config.getLogger().logQuery({ level, query, took: performance.now() - begun });
  try {
    const result = await run();
    tell('info');
    return result;
  } catch (error) {
    tell('error');
    throw error;
  }
}
