import type { Ctx } from '../core/context.js';
import { countJobs } from '../infra/jobs/counts.js';
import { HealthProblem } from './enums.js';
import { find, healthOf } from './finding.js';
import type { QueueHealth } from './views.js';

const LONG_MS = 5 * 60 * 1000;

/** Looks at the work that is done in the background, and whether it is. */
export async function queueHealth(ctx: Ctx): Promise<QueueHealth> {
  const counts = await find(() => countJobs(ctx.em));
  const kinds = counts.facts ?? [];
  const moments = kinds.flatMap(({ waitingSince }) => waitingSince?.getTime() ?? []);
  const oldest = moments.length > 0 ? Math.min(...moments) : null;
  return {
    ...healthOf(
      counts.problem,
      // the queue goes by the time of day, whatever a context takes for now
      oldest !== null && Date.now() - oldest > LONG_MS && HealthProblem.WORK_WAITS,
      kinds.some(({ failed }) => failed > 0) && HealthProblem.WORK_FAILED,
    ),
    jobs: kinds,
    waitingSince: oldest === null ? null : new Date(oldest),
  };
}
