import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ObjectStore } from './contract.js';
import { checkKey, checkPrefix, isKey } from './keys.js';

/** No file there; ENOTDIR where a part of the path is a file itself. */
const MISSING = new Set(['ENOENT', 'ENOTDIR']);
/** A folder that is gone already or still holds something; some systems call the latter EEXIST. */
const KEPT = new Set(['ENOENT', 'ENOTEMPTY', 'EEXIST']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Keeps files in a folder that only the owner of the process may look into.
 * @param root absolute path; made with the first file
 */
export function diskStore(root: string): ObjectStore {
  const fileOf = (key: string): string => {
    checkKey(key);
    return path.join(root, key);
  };
  return {
    put: async (key, source) => {
      const file = fileOf(key);
      const folder = path.dirname(file);
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      // no key has a '~': nobody can ask for a draft
      const draft = `${file}~${randomBytes(6).toString('hex')}`;
      try {
        await withContent(source, (content) => writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true }));
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await flushFolders(folder, made ? path.dirname(made) : folder);
    },

    size: async (key) => {
      const found = await orNull(stat(fileOf(key)));
      return found?.isFile() ? found.size : null;
    },

    read: async (key, range) => {
      const handle = await orNull(open(fileOf(key)));
      if (!handle) return null;
      if ((await handle.stat()).isFile()) return handle.createReadStream(range);
      await handle.close();
      return null;
    },

    keys: async function* () {
      const folder = await orNull(opendir(root, { recursive: true }));
      if (!folder) return;
      for await (const entry of folder) {
        const key = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
        if (entry.isFile() && isKey(key)) yield key;
      }
    },

    removeAll: async (prefix) => {
      checkPrefix(prefix);
      const folder = path.join(root, prefix.slice(0, -1));
      // a file of that name is not below the prefix
      if (!(await orNull(stat(folder)))?.isDirectory()) return;
      await rm(folder, { recursive: true, force: true });
      await removeEmpty(path.dirname(folder), root);
    },

    close: () => undefined,
  };
}

/** A file is opened before it is read: a stream that cannot open its file says so to nobody in particular, and too early. */
async function withContent(source: Uint8Array | string, write: (content: Uint8Array | Readable) => Promise<void>) {
  if (typeof source !== 'string') return write(source);
  const from = await open(source);
  try {
    await write(from.createReadStream({ autoClose: false }));
  } finally {
    await from.close();
  }
}

async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (MISSING.has(codeOf(error))) return null;
    throw error;
  }
}

/** A new name survives a power cut only when the folder that lists it is on the disk, and so on for each new folder. */
async function flushFolders(folder: string, top: string): Promise<void> {
  // Windows cannot flush a folder, and needs not
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== top) await flushFolders(path.dirname(folder), top);
}

/** Removes a folder if nothing is in it, then the one above it, and so on below the root. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  if (folder === root) return;
  try {
    await rmdir(folder);
  } catch (error) {
    if (KEPT.has(codeOf(error))) return;
    throw error;
  }
  await removeEmpty(path.dirname(folder), root);
}
