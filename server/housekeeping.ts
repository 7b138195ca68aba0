import { forgetExpiredTokens } from './accounts/oneTimeToken.js';
import { forgetExpiredSessions } from './accounts/session.js';
import { removeHalfReceived, removeOrphans } from './media/orphans.js';
import { type Ctx, type Deps, systemContext } from './platform/context.js';
import { forgetOldIdempotencyKeys } from './platform/idempotency.js';
import { forgetOldCounters } from './platform/limits.js';

const WORK: readonly ((ctx: Ctx) => Promise<unknown>)[] = [
  forgetOldIdempotencyKeys,
  forgetOldCounters,
  forgetExpiredSessions,
  forgetExpiredTokens,
  removeOrphans,
  removeHalfReceived,
];
const EVERY_MS = 6 * 60 * 60 * 1000;

/**
 * Clears away what has run out, every few hours. Harmless in several processes at once.
 * @returns a function that stops it
 */
export function startHousekeeping(deps: Deps): () => void {
  const timer = setInterval(() => {
    const ctx = systemContext(deps, 'housekeeping');
    void clearAway(ctx).catch((error: unknown) => deps.log.error({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function clearAway(ctx: Ctx): Promise<void> {
  for (const work of WORK) await work(ctx);
}
