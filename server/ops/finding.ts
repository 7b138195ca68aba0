import { HEALTH_PROBLEMS, HealthProblem, HealthState } from './enums.js';

/** So long any part is waited for, in milliseconds. */
export const PATIENCE_MS = 4_000;

/** What was found out about a part, or why nothing was. */
export type Finding<Facts> = { facts: Facts; problem: null } | { facts: null; problem: HealthProblem };

class TimedOut extends Error {}

/** Asks a part, but not for ever. Whatever goes wrong is told by a word; what was thrown stays here. */
export async function find<Facts>(ask: () => Promise<Facts>): Promise<Finding<Facts>> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), PATIENCE_MS);
  });
  try {
    return { facts: await Promise.race([ask(), end]), problem: null };
  } catch (error) {
    return { facts: null, problem: problemOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

const { TIMED_OUT, UNREACHABLE, REFUSED, MISSING, NOT_WRITABLE, DISK_FULL, FAULTY } = HealthProblem;

/** By the codes of the system, of PostgreSQL, and of nodemailer, and by the names of S3's errors. */
const BY_NAME = new Map<string, HealthProblem>(
  Object.entries({
    ETIMEDOUT: TIMED_OUT,
    ESOCKETTIMEDOUT: TIMED_OUT,
    TimeoutError: TIMED_OUT,
    ECONNREFUSED: UNREACHABLE,
    ECONNRESET: UNREACHABLE,
    EHOSTUNREACH: UNREACHABLE,
    ENETUNREACH: UNREACHABLE,
    ENOTFOUND: UNREACHABLE,
    EAI_AGAIN: UNREACHABLE,
    EPIPE: UNREACHABLE,
    EDNS: UNREACHABLE,
    ESOCKET: UNREACHABLE,
    ECONNECTION: UNREACHABLE,
    '57P01': UNREACHABLE,
    '57P03': UNREACHABLE,
    EAUTH: REFUSED,
    ENOAUTH: REFUSED,
    EOAUTH2: REFUSED,
    '28000': REFUSED,
    '28P01': REFUSED,
    '42501': REFUSED,
    AccessDenied: REFUSED,
    InvalidAccessKeyId: REFUSED,
    SignatureDoesNotMatch: REFUSED,
    NoSuchBucket: MISSING,
    ENOENT: MISSING,
    EACCES: NOT_WRITABLE,
    EPERM: NOT_WRITABLE,
    EROFS: NOT_WRITABLE,
    ENOTDIR: NOT_WRITABLE,
    EEXIST: NOT_WRITABLE,
    ENOSPC: DISK_FULL,
    EDQUOT: DISK_FULL,
  }),
);

/** The word for what was thrown. */
export function problemOf(error: unknown): HealthProblem {
  if (error instanceof TimedOut) return TIMED_OUT;
  const { code, name, message } = error as NodeJS.ErrnoException;
  // the driver of PostgreSQL has no code for its own impatience
  if (code === undefined && /timeout/i.test(message)) return TIMED_OUT;
  return BY_NAME.get(code ?? '') ?? BY_NAME.get(name) ?? FAULTY;
}

/** How a part is, of all that may be wrong with it; what is not wrong is null or false. */
export function healthOf(...found: (HealthProblem | false | null | undefined)[]) {
  const problems = [...new Set(found.filter((problem) => typeof problem === 'string'))];
  return { state: worstOf(problems.map((problem) => HEALTH_PROBLEMS[problem][0])), problems };
}

/** The worst of some states; fine where there are none. */
export function worstOf(states: readonly HealthState[]): HealthState {
  const fromWorst = [HealthState.FAILED, HealthState.WARNING];
  return fromWorst.find((state) => states.includes(state)) ?? HealthState.OK;
}
