import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../core/context.js';
import type { Logger } from '../log.js';
import type { Database } from './database.js';

const ASK_EVERY_MS = 30_000;
/** Clocks that are no further apart are taken for the same, and an answer that took longer says nothing. */
const ALIKE_MS = 1_000;
/** From here on somebody should set the clock of the machine. */
const WRONG_MS = 5_000;

/** Whether the clock of a machine needs setting that is so far from the database's. */
export const isClockWrong = (aheadMs: number): boolean => Math.abs(aheadMs) > WRONG_MS;

/**
 * Asks the database, which can hardly be asked less, what time it is.
 * @returns milliseconds: how long the answer took, and how far that clock is ahead of this machine's, by half of that at most too much or
 * too little
 */
export async function readDatabaseClock(
  em: Pick<EntityManager, 'execute'>,
): Promise<{ tookMs: number; aheadMs: number }> {
  const begun = performance.now();
  const [{ time }] = await em.execute<[{ time: number }]>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
  );
  const tookMs = performance.now() - begun;
  return { tookMs, aheadMs: Math.round(time - (Date.now() - tookMs / 2)) };
}

/**
 * The time by the database's clock, which is the same for all processes: one whose machine is minutes ahead would take what another
 * one has just begun for something long forgotten. Between two questions the machine's own clock goes on from there.
 * @returns the clock, and what ends asking
 * @throws the driver's error where the first question has no answer; later on what is known stays
 */
export async function followDatabaseClock(
  { kind, em }: Pick<Database, 'kind' | 'em'>,
  log: Logger,
): Promise<{ clock: Clock; stop: () => void }> {
  // the embedded one lives by the clock of its process
  if (kind === 'pglite') return { clock: () => new Date(), stop: () => undefined };
  let known = 0;
  async function ask(): Promise<void> {
    const { tookMs, aheadMs } = await readDatabaseClock(em.fork());
    if (tookMs > ALIKE_MS || Math.abs(aheadMs - known) <= ALIKE_MS) return;
    known = aheadMs;
    if (isClockWrong(aheadMs))
      log.warn({ aheadMs }, 'the clock of this machine is wrong: the database has another time');
  }
  await ask();
  const timer = setInterval(() => void ask().catch(() => undefined), ASK_EVERY_MS).unref();
  return { clock: () => new Date(Date.now() + known), stop: () => clearInterval(timer) };
}
