import { existsSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import { runFolder } from './run.js';
import { dataFolder, launch, shutDown } from './server.js';

/**
 * Fills a server's folder with what a shop has when it first opens. Whoever needs some content first makes it, the others have a copy: to
 * migrate and to fill a shop takes a server more than twice as long as to open it again.
 * @param seed as in SEED
 */
export async function fillFolder(folder: string, seed = 'demo'): Promise<void> {
  const kept = path.join(runFolder(), `first-${seed}`);
  if (!existsSync(kept)) await openOnce(seed, kept);
  await cp(kept, folder, { recursive: true });
}

async function openOnce(seed: string, kept: string): Promise<void> {
  const made = await dataFolder();
  try {
    await shutDown(await launch({ DATA_DIR: made.folder, SEED: seed }));
    await rename(made.folder, kept);
  } catch (error) {
    // another file was sooner, and has the same
    if (!existsSync(kept)) throw error;
  } finally {
    await made.remove();
  }
}
