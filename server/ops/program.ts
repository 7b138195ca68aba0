import { randomBytes } from 'node:crypto';
import packageJson from '../../package.json' with { type: 'json' };
import type { Ctx } from '../core/context.js';
import type { ProgramHealth } from './views.js';

/** Written in by the build (vite.config.ts); a test runs without one. */
declare const PARDA_COMMIT: string | null;
const COMMIT = typeof PARDA_COMMIT === 'undefined' ? null : PARDA_COMMIT;

/** Says nothing of the machine, as its name or the number of the process would. */
const PROCESS = randomBytes(3).toString('hex');

/** What program this is, and how long it has been at work. */
export const programHealth = (ctx: Ctx): ProgramHealth => ({
  version: packageJson.version,
  commit: COMMIT,
  nodeVersion: process.versions.node,
  process: PROCESS,
  startedAt: new Date(ctx.clock().getTime() - Math.round(process.uptime() * 1000)),
  memoryBytes: process.memoryUsage.rss(),
});
