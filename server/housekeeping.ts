import { type Deps, systemContext } from './core/context.js';
import { runJob } from './infra/telemetry/job.js';
import type { Room } from './room.js';

type Work = NonNullable<Room['housekeeping']>;

const EVERY_MS = 6 * 60 * 60 * 1000;

/** Soon after the start, for a machine that is switched off every evening. */
const FIRST_AFTER_MS = 60 * 1000;

/**
 * Clears away what has run out, every few hours.
 * @param work harmless in several processes at once
 * @returns a function that stops it
 */
export function startHousekeeping(deps: Deps, work: Work): () => void {
  const timers = [
    setTimeout(() => void clearAway(deps, work), FIRST_AFTER_MS),
    setInterval(() => void clearAway(deps, work), EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearTimeout(timer));
}

/** One after the other; what fails keeps nothing else from being done. */
async function clearAway(deps: Deps, work: Work): Promise<void> {
  const ctx = systemContext(deps, 'housekeeping');
  for (const clear of work) {
    await runJob(deps.telemetry, { job: 'housekeeping' }, async () => void (await clear(ctx))).catch((error: unknown) =>
      deps.log.error({ err: error }, 'housekeeping failed'),
    );
  }
}
