import type { Ctx } from '../core/context.js';
import { authorize } from '../core/policy.js';
import { backupHealth } from './backup.js';
import { databaseHealth } from './database.js';
import { HealthProblem } from './enums.js';
import { healthOf, worstOf } from './finding.js';
import { mailHealth } from './mail.js';
import { canReadHealth } from './policy.js';
import { programHealth } from './program.js';
import { queueHealth } from './queue.js';
import { storageHealth } from './storage.js';
import type { SystemHealth } from './views.js';

/**
 * How the installation is. Every part is asked just now and for a few seconds at most; one that fails says so, and the others are told
 * all the same.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function systemHealth(ctx: Ctx): Promise<SystemHealth> {
  authorize(ctx.actor, canReadHealth(ctx.actor));
  const [database, queue, mail, storage, backup] = await Promise.all([
    databaseHealth(ctx),
    queueHealth(ctx),
    mailHealth(ctx),
    storageHealth(ctx),
    backupHealth(ctx),
  ]);
  const live = healthOf(ctx.live.isLost && HealthProblem.LINE_DOWN);
  return {
    state: worstOf([database, queue, mail, storage, backup, live].map(({ state }) => state)),
    checkedAt: ctx.clock(),
    program: programHealth(ctx),
    database,
    queue,
    mail,
    storage,
    backup,
    live,
  };
}
