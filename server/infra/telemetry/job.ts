import { runAs, type Work } from '../../core/currentWork.js';
import type { Telemetry } from './telemetry.js';

/** Does a background job under its name: in the log, in a trace of its own, and in the counts. */
export async function runJob(
  telemetry: Telemetry,
  work: Work & { job: string },
  run: () => Promise<void>,
): Promise<void> {
  const { job } = work;
  try {
    await runAs(work, () => telemetry.span(`job ${job}`, { kind: 'job', attributes: { 'parda.job': job } }, run));
    telemetry.count('jobs', { job, outcome: 'done' });
  } catch (error) {
    telemetry.count('jobs', { job, outcome: 'failed' });
    throw error;
  }
}
