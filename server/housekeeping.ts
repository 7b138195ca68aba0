import { forgetExpiredTokens } from './accounts/oneTimeToken.js';
import { forgetExpiredSessions } from './accounts/session.js';
import { type Deps, systemContext } from './platform/context.js';
import { forgetOldIdempotencyKeys } from './platform/idempotency.js';
import { forgetOldCounters } from './platform/limits.js';

const EVERY_MS = 6 * 60 * 60 * 1000;

/**
 * Clears away what has run out, every few hours. Harmless in several processes at once.
 * @returns a function that stops it
 */
export function startHousekeeping(deps: Deps): () => void {
  const timer = setInterval(() => {
    const ctx = systemContext(deps, 'housekeeping');
    const work = [forgetOldIdempotencyKeys, forgetOldCounters, forgetExpiredSessions, forgetExpiredTokens];
    Promise.all(work.map((forget) => forget(ctx))).catch((error: unknown) =>
      deps.log.error({ err: error }, 'housekeeping failed'),
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
