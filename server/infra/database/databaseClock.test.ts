// @module-tag database
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postgresUrl, silentLog } from '../../testing/database.js';
import { useTestApp } from '../../testing/testApp.js';
import type { Database } from './database.js';
import { followDatabaseClock, isClockWrong, readDatabaseClock } from './databaseClock.js';

const app = useTestApp();

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How far the machine is behind, how long an answer takes, and whether the database can be asked. */
let behindMs: number;
let answerMs: number;
let isAway: boolean;
const execute = async () => {
  if (isAway) throw new Error('away');
  const answer = [{ time: Date.now() + behindMs }];
  vi.advanceTimersByTime(answerMs);
  return answer;
};
const shared = { kind: 'postgres', em: { fork: () => ({ execute }) } } as unknown as Database;
let warnings: unknown[];
const log = Object.assign(Object.create(silentLog) as typeof silentLog, {
  warn: (details: unknown) => void warnings.push(details),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  [behindMs, answerMs, isAway, warnings] = [0, 0, false, []];
});
afterEach(() => vi.useRealTimers());

const difference = (clock: () => Date) => clock().getTime() - Date.now();

it('is the time of the database, however wrong the machine is', async () => {
  behindMs = -5 * MINUTE;
  const { clock, stop } = await followDatabaseClock(shared, log);
  expect(difference(clock)).toBe(-5 * MINUTE);
  expect(warnings).toEqual([{ aheadMs: -5 * MINUTE }]);
  stop();
});

it('is corrected while the process runs, and goes on from what is known while the database is away', async () => {
  const { clock, stop } = await followDatabaseClock(shared, log);
  const afterHalfAMinute = async () => {
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    return difference(clock);
  };
  expect(difference(clock)).toBe(0);
  // somebody sets the clock of the machine
  behindMs = 2 * MINUTE;
  expect(await afterHalfAMinute()).toBe(2 * MINUTE);
  isAway = true;
  expect(await afterHalfAMinute()).toBe(2 * MINUTE);
  [behindMs, isAway] = [0, false];
  expect(await afterHalfAMinute()).toBe(0);
  stop();
  behindMs = 2 * MINUTE;
  expect(await afterHalfAMinute()).toBe(0);
  expect(warnings).toEqual([{ aheadMs: 2 * MINUTE }]);
});

it.each([
  ['for less than a second', 900, 10],
  ['for what an answer makes that took long', 0, 8 * SECOND],
])('does not step to and fro %s', async (_what, ahead, takes) => {
  [behindMs, answerMs] = [ahead, takes];
  const { clock, stop } = await followDatabaseClock(shared, log);
  expect(difference(clock)).toBe(0);
  stop();
});

it('cannot be had of a database that does not answer at the start', async () => {
  isAway = true;
  await expect(followDatabaseClock(shared, log)).rejects.toThrow('away');
});

it('is asked of the real database', async () => {
  const { aheadMs } = await readDatabaseClock(app.em);
  expect(isClockWrong(aheadMs)).toBe(false);
});

it.runIf(postgresUrl)('is told apart from the time of a machine that is ahead', async () => {
  vi.setSystemTime(Date.now() + 5 * MINUTE);
  const { clock, stop } = await followDatabaseClock(app.deps.database, log);
  expect(Math.abs(difference(clock) + 5 * MINUTE)).toBeLessThan(30 * SECOND);
  stop();
});
