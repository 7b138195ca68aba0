import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, ensurePrivateFolder } from './config.js';

interface Holder {
  pid: number;
  /** When that process started, where the system tells: a reused process id is not the same process. */
  startedAt: string | undefined;
}

/**
 * Takes the embedded database's folder for this process. The database itself has no lock: two processes would
 * open it happily and ruin it. A lock left by a dead process is taken over (decisions §10).
 * @returns a function that gives the folder back
 * @throws ConfigError if a living process holds it
 */
export function lockDataFolder(dataDir: string): () => void {
  ensurePrivateFolder(dataDir);
  const file = path.join(dataDir, 'parda.lock');
  if (!tryCreate(file)) {
    const holder = readHolder(file);
    if (holder && isAlive(holder)) {
      throw new ConfigError(
        `DATA_DIR ${dataDir} is in use by another Parda (process ${holder.pid}). Stop it first, or choose another folder.`,
      );
    }
    rmSync(file, { force: true });
    if (!tryCreate(file)) throw new ConfigError(`DATA_DIR ${dataDir} is being opened by another Parda right now.`);
  }
  return () => rmSync(file, { force: true });
}

/** Creates the lock file if there is none; exclusive, so that of two processes only one succeeds. */
function tryCreate(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) } satisfies Holder));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined; // half written by a process that died meanwhile
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
