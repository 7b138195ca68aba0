import { forgetExpiredSessions } from './accounts/service.js';
import { createContext, type Deps } from './platform/context.js';
import { forgetOldIdempotencyKeys } from './platform/idempotency.js';
import { GUEST } from './platform/policy.js';

const EVERY_MS = 6 * 60 * 60 * 1000;

/**
 * Clears away what has run out, every few hours. Harmless in several processes at once.
 * @returns a function that stops it
 */
export function startHousekeeping(deps: Deps): () => void {
  const timer = setInterval(() => {
    const ctx = createContext(deps, { actor: GUEST, requestId: 'housekeeping' });
    Promise.all([forgetOldIdempotencyKeys(ctx), forgetExpiredSessions(ctx)]).catch((error: unknown) =>
      deps.log.error({ err: error }, 'housekeeping failed'),
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
