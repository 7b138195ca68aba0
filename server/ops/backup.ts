import type { Ctx } from '../core/context.js';
import { newestBackup } from './archive/backups.js';
import { diskOf, isLow } from './disk.js';
import { HealthProblem } from './enums.js';
import { find, healthOf } from './finding.js';
import type { BackupHealth } from './views.js';

/** One is made each day, and may take its time. */
const OVERDUE_MS = 30 * 60 * 60 * 1000;

/** Looks for the newest backup. */
export async function backupHealth(ctx: Ctx): Promise<BackupHealth> {
  const { backups } = ctx.config;
  if (!backups) {
    return {
      ...healthOf(HealthProblem.BACKUP_OFF),
      isConfigured: false,
      lastMadeAt: null,
      lastBytes: null,
      disk: null,
    };
  }
  const [newest, disk] = await Promise.all([
    find(() => newestBackup(backups.folder)),
    find(() => diskOf(backups.folder)),
  ]);
  const madeAt = newest.facts?.madeAt ?? null;
  return {
    ...healthOf(
      newest.problem ?? disk.problem,
      !newest.problem && !madeAt && HealthProblem.BACKUP_NONE,
      madeAt && ctx.clock().getTime() - madeAt.getTime() > OVERDUE_MS && HealthProblem.BACKUP_OVERDUE,
      disk.facts && isLow(disk.facts) && HealthProblem.DISK_LOW,
    ),
    isConfigured: true,
    lastMadeAt: madeAt,
    lastBytes: newest.facts?.bytes ?? null,
    disk: disk.facts,
  };
}
