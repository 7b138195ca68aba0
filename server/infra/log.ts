import { DriverException } from '@mikro-orm/core';
import { type DestinationStream, pino, type Logger } from 'pino';

export type { Logger };

/** Whatever could let somebody in, or name a person, is blanked wherever it turns up in a log line. */
const SECRETS = ['password', 'token', 'authorization', 'cookie', 'secret', 'contactNumber', 'email', 'identifier'];
const redactedPaths = SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`]);

/**
 * What the log keeps of an error. A failed statement carries the values that it was to write, in its text and in its
 * details: of those only the code, the table and the constraint are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, constraint } = error as Error & Record<'code' | 'table' | 'constraint', unknown>;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  const message = error instanceof DriverException ? undefined : error.message;
  return { type: error.name, message, code, table, constraint, stack };
}

/**
 * The structured log: one JSON object a line.
 * @param level pino's level names, or 'silent'
 * @param destination where the lines go, if not to standard output as they are
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
  };
  return pino(options, destination);
}

/** A log that is read later goes out in parcels: who answers thousands in a second is spared a write, and the reader a read, for each. */
const PARCEL = { bytes: 4096, ms: 100 };

/** Standard output for a program that keeps it: the lines as they are, a moment later. What is left goes out when the process ends. */
export const keeper = (): DestinationStream =>
  pino.destination({ sync: false, minLength: PARCEL.bytes, periodicFlush: PARCEL.ms });

/** Standard output for somebody who sits before it: a short line for each, in colours. */
export async function terminal(): Promise<DestinationStream> {
  const { build } = await import('pino-pretty');
  return build({
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'req,res,responseTime',
    singleLine: true,
    messageFormat: '{msg}{if req.path} {req.method} {req.path} {res.status} {responseTime} ms{end}',
  });
}
