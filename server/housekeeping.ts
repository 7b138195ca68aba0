import { forgetExpiredAccessTokens } from './accounts/accessTokens/service.js';
import { forgetExpiredTokens } from './accounts/oneTimeToken.js';
import { forgetExpiredSessions } from './accounts/session.js';
import { removeHalfReceived, removeOrphans } from './media/orphans.js';
import { type Ctx, type Deps, systemContext } from './platform/context.js';
import { forgetOldIdempotencyKeys } from './platform/idempotency.js';
import { forgetOldCounters } from './platform/limits.js';
import { forgetOldMails } from './platform/mail/delivery.js';
import { mergeTallies } from './platform/tally/service.js';
import { runJob } from './platform/telemetry/job.js';
import { forgetOldDeliveries } from './webhooks/delivery.js';

const WORK: readonly ((ctx: Ctx) => Promise<unknown>)[] = [
  forgetOldIdempotencyKeys,
  forgetOldCounters,
  forgetExpiredSessions,
  forgetExpiredTokens,
  forgetExpiredAccessTokens,
  forgetOldMails,
  forgetOldDeliveries,
  mergeTallies,
  removeOrphans,
  removeHalfReceived,
];
const EVERY_MS = 6 * 60 * 60 * 1000;

/** Soon after the start, for a machine that is switched off every evening. */
const FIRST_AFTER_MS = 60 * 1000;

/**
 * Clears away what has run out, every few hours. Harmless in several processes at once.
 * @returns a function that stops it
 */
export function startHousekeeping(deps: Deps): () => void {
  const timers = [
    setTimeout(() => void clearAway(deps), FIRST_AFTER_MS),
    setInterval(() => void clearAway(deps), EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearTimeout(timer));
}

/** One after the other; what fails keeps nothing else from being done. */
async function clearAway(deps: Deps): Promise<void> {
  const ctx = systemContext(deps, 'housekeeping');
  for (const work of WORK) {
    await runJob(deps.telemetry, { job: 'housekeeping' }, async () => void (await work(ctx))).catch((error: unknown) =>
      deps.log.error({ err: error }, 'housekeeping failed'),
    );
  }
}
