import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the global setup lets a run keep its shops. */
export const FOLDER_VARIABLE = 'PARDA_JOURNEY_FOLDER';

/** Of this run, for whatever several of its test files use. */
export const runFolder = (): string => process.env[FOLDER_VARIABLE]!;

const PROCESSES = 'processes';

/** Has a process end with the run: a test file cannot know whether it is the last one. */
export async function noteProcess(pid: number): Promise<void> {
  const folder = path.join(runFolder(), PROCESSES);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, String(pid)), '');
}

/** Kills what was noted. What it kept goes with the run's folder. */
export async function endProcesses(folder: string): Promise<void> {
  const noted = path.join(folder, PROCESSES);
  if (!existsSync(noted)) return;
  for (const pid of await readdir(noted)) process.kill(Number(pid), 'SIGKILL');
}
