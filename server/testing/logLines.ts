import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { silentLog } from './database.js';

/** All that the server writes about itself in a test, as it would be in the log. Called before the application starts. */
export function useLogLines(): string[] {
  const lines: string[] = [];
  beforeAll(() => {
    silentLog.level = 'trace';
    Object.assign(silentLog, { [pino.symbols.streamSym]: { write: (line: string) => void lines.push(line) } });
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(() => {
    silentLog.level = 'silent';
  });
  return lines;
}

/** The lines about requests that have ended. */
export const requestEndsIn = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.parse(line) as { msg?: string; req: { id: string } })
    .filter(({ msg = '' }) => /^request (completed|aborted|errored)$/.test(msg));
