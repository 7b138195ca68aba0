import { pino, type Logger } from 'pino';

export type { Logger };

/** Whatever could let somebody in, or name a person, is blanked wherever it turns up in a log line. */
const SECRETS = ['password', 'token', 'authorization', 'cookie', 'secret', 'contactNumber', 'email', 'identifier'];
const redactedPaths = SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`]);

/**
 * The structured log: one JSON object a line on standard output.
 * @param level pino's level names, or 'silent'
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
  });
}
