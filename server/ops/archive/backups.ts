import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from '../../core/config/config.js';
import { KATHMANDU_AHEAD_MS } from '../../core/fields/moment.js';
import type { Logger } from '../../infra/log.js';
import { runJob } from '../../infra/telemetry/job.js';
import type { Telemetry } from '../../infra/telemetry/telemetry.js';
import { checkArchive, exportTo, type Shop } from './archive.js';
import { ArchiveError, type Manifest, readManifest } from './manifest.js';

/** `2026-11-25`: one for each day of the shop. */
const NAME = /^\d{4}-\d\d-\d\d$/;
/** A backup that is not whole by then was left by a process that died. */
const GIVEN_UP_AFTER_MS = 2 * 60 * 60 * 1000;

interface Backups extends BackupSettings {
  shop: Shop;
  log: Logger;
  clock: () => Date;
  telemetry: Telemetry;
}

/**
 * Makes the backup of a day, unless it is there or being made by another process, reads it from end to end, and takes away the oldest
 * ones.
 * @param day `YYYY-MM-DD`
 * @returns whether there is one now
 * @throws ArchiveError, or an error of the disk, the database or the store; nothing is left of it then
 */
export async function makeBackup(
  day: string,
  { shop, log, folder, keep }: Pick<Backups, 'shop' | 'log' | 'folder' | 'keep'>,
): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = path.join(folder, day);
  await clearAwayDead(place, log);
  if (!(await claim(place))) return isWhole(place);
  try {
    await exportTo(place, shop);
    await checkArchive(place);
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
  log.info({ day }, 'a backup was made');
  await forgetOldest(folder, keep);
  return true;
}

/** Whoever makes the folder makes the backup. */
async function claim(place: string): Promise<boolean> {
  try {
    await mkdir(place, { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function clearAwayDead(place: string, log: Logger): Promise<void> {
  const found = await stat(place).catch(() => null);
  if (!found || Date.now() - found.mtimeMs < GIVEN_UP_AFTER_MS || (await isWhole(place))) return;
  log.warn({ backup: path.basename(place) }, 'an unfinished backup is made anew');
  await rm(place, { recursive: true, force: true });
}

/** Null where it is not whole. */
const manifestOf = (place: string): Promise<Manifest | null> =>
  readManifest(place).catch((error: unknown) => {
    if (error instanceof ArchiveError) return null;
    throw error;
  });

const isWhole = async (place: string): Promise<boolean> => (await manifestOf(place)) !== null;

/** The days that have one, whole or not, from the oldest on. */
const daysIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();

/** Only whole ones count, so that the last good one is never taken away for one that failed. */
async function forgetOldest(folder: string, keep: number): Promise<void> {
  const whole: string[] = [];
  for (const name of await daysIn(folder)) {
    if (await isWhole(path.join(folder, name))) whole.push(name);
  }
  for (const name of whole.slice(0, -keep)) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** A whole backup. */
interface KeptBackup {
  madeAt: Date;
  bytes: number;
}

/**
 * The newest whole backup of a folder.
 * @returns null where there is none, or no folder yet
 * @throws an error of the disk
 */
export async function newestBackup(folder: string): Promise<KeptBackup | null> {
  const days = await daysIn(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const day of days.toReversed()) {
    const place = path.join(folder, day);
    const manifest = await manifestOf(place);
    if (!manifest) continue;
    const { madeAt, files } = manifest;
    const rows = path.join(place, 'rows');
    const sizes = await Promise.all(
      (await readdir(rows)).map(async (file) => (await stat(path.join(rows, file))).size),
    );
    return { madeAt: new Date(madeAt), bytes: sizes.reduce((sum, size) => sum + size, files.bytes) };
  }
  return null;
}

/** The day in Kathmandu whose backup is due; null before its hour. */
export function dayDue(now: Date, hour: number): string | null {
  const there = new Date(now.getTime() + KATHMANDU_AHEAD_MS);
  return there.getUTCHours() < hour ? null : there.toISOString().slice(0, 10);
}

const LOOK_EVERY_MS = 10 * 60 * 1000;
/** The start has other things to do. */
const FIRST_LOOK_MS = 60 * 1000;

/**
 * Makes a backup each day; a machine that is switched off at night makes it when it is on again.
 * @returns a function that stops it, and waits for one that is being made
 */
export function startBackups(backups: Backups): () => Promise<void> {
  const { clock, hour, log, telemetry } = backups;
  let working: Promise<void> = Promise.resolve();
  let madeOn: string | undefined;
  async function look(): Promise<void> {
    const day = dayDue(clock(), hour);
    if (day === null || day === madeOn) return;
    await runJob(telemetry, { job: 'backup' }, async () => {
      if (await makeBackup(day, backups)) madeOn = day;
    });
  }
  // what fails is tried again with the next look
  const begin = () => {
    working = working.then(look).catch((error: unknown) => log.error({ err: error }, 'a backup failed'));
  };
  const timers = [setTimeout(begin, FIRST_LOOK_MS), setInterval(begin, LOOK_EVERY_MS)];
  for (const timer of timers) timer.unref();
  return async () => {
    timers.forEach((timer) => clearTimeout(timer));
    await working;
  };
}
