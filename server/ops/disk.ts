import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { DiskSpace } from './views.js';

const GB = 1024 ** 3;
const LEAST_BYTES = GB;
const LEAST_SHARE = 0.1;
/** A tenth of a large disk is plenty. */
const ENOUGH_BYTES = 20 * GB;

/** The disk that a folder lies on, or will lie on once it is made. */
export async function diskOf(folder: string): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return diskOf(above);
  }
}

/** Whether it is nearly full: below 1 GB, or below a tenth of it unless that is plenty. */
export const isLow = ({ freeBytes, totalBytes }: DiskSpace): boolean =>
  freeBytes < LEAST_BYTES || (freeBytes < totalBytes * LEAST_SHARE && freeBytes < ENOUGH_BYTES);
