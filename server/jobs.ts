import { accountJobs } from './accounts/jobs.js';
import { followEvents } from './platform/events.js';
import type { Job } from './platform/context.js';

/** The kinds of background work of all rooms. A room is plugged in here with its jobs. */
export const jobs: readonly Job<never>[] = [followEvents, ...accountJobs];
