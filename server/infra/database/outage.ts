/** The line is down, nobody answers at its end, or the machine has no room or no handle left. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
]);

/** The database is starting or ending, has no connection or no disk left, or cannot read or write it (08, 53, 57P, 58). */
const SQL_STATE = /^(08...|53...|57P..|58...)$/;

/** What the drivers say in words alone: of a connection that was lost, or that was waited for in vain. */
const WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  // of the embedded database, once it has ended in the middle of its work
  'PGlite is closed',
];

/** Deeper than any error of ours is wrapped. */
const DEEPEST = 5;

/**
 * Whether something that the house is on is away for now, the database, the store or the disk: the same question may be answered
 * later, and the mistake is nobody's. Whatever is not known to be so is a mistake of ours.
 */
export function isOutage(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < DEEPEST && cause instanceof Error; depth++) {
    if (isOutageItself(cause)) return true;
    // several addresses of one host were tried
    if (cause instanceof AggregateError && cause.errors.some(isOutage)) return true;
    cause = cause.cause;
  }
  return false;
}

function isOutageItself(error: Error): boolean {
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  // the store says that it is not itself
  if (($metadata?.httpStatusCode ?? 0) >= 500) return true;
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_STATE.test(code))) return true;
  return error.name === 'TimeoutError' || WORDS.some((words) => error.message.includes(words));
}
