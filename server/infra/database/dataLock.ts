import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../../core/config/configError.js';
import { ensurePrivateFolder } from './dataFolder.js';

interface Holder {
  pid: number;
  /** When that process started, where the system tells: a reused process id is not the same process. */
  startedAt: string | undefined;
}

/** Another process may take the folder, or give it back, between two of our steps. */
const ATTEMPTS = 3;

/**
 * Takes the embedded database's folder for this process. The database itself has no lock: two processes would
 * open it happily and ruin it. A lock left by a dead process is taken over (decisions §10).
 * @returns a function that gives the folder back
 * @throws ConfigError if a living process holds it
 */
export function lockDataFolder(dataDir: string): () => void {
  ensurePrivateFolder(dataDir);
  const file = path.join(dataDir, 'parda.lock');
  const draft = `${file}.${randomUUID()}`;
  const mine = JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) } satisfies Holder);
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (tryLink(draft, file)) return () => giveBack(file, mine);
      takeAway(file, dataDir);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new ConfigError(`DATA_DIR ${dataDir} is being opened by another Parda right now.`);
}

/** Puts the finished lock in its place, if that is free: whoever sees a lock sees all of it, and only one gets there. */
function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process. It is moved aside first and looked at again there: it may be a new one by now. */
function takeAway(file: string, dataDir: string): void {
  refuseIfAlive(readHolder(file), dataDir);
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    const holder = readHolder(aside);
    if (holder && isAlive(holder)) tryLink(aside, file);
    refuseIfAlive(holder, dataDir);
  } finally {
    rmSync(aside, { force: true });
  }
}

function refuseIfAlive(holder: Holder | undefined, dataDir: string): void {
  if (!holder || !isAlive(holder)) return;
  throw new ConfigError(
    `DATA_DIR ${dataDir} is in use by another Parda (process ${holder.pid}). Stop it first, or choose another folder.`,
  );
}

/** Gives back what is ours, not what somebody has put there since. */
function giveBack(file: string, mine: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === mine) rmSync(file);
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined; // gone meanwhile, or no lock of ours
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startTime(pid) === startedAt;
}

/** Field 22 of Linux's /proc/<pid>/stat, counted after the command's closing bracket; undefined elsewhere. */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
