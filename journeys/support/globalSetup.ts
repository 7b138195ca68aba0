import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHOPS_VARIABLE } from './firstContent.js';

/** One place for the whole run, where shops are kept as they first opened. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parda-shops-'));
  process.env[SHOPS_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
