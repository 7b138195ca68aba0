import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Ctx } from '../platform/context.js';
import { MediaFile } from './entity.js';
import { prefixOf } from './storedFile.js';

const HOUR_MS = 60 * 60 * 1000;
/** How long an upload may be without a use (decisions §7). */
const GUESTS_MS = 24 * HOUR_MS;
const USERS_MS = 30 * 24 * HOUR_MS;
const BATCH = 100;

/**
 * Removes uploads that nothing refers to (decisions §7); run now and then by the process (housekeeping.ts), in any number of
 * processes. A file that is just being referred to is passed over, and its change waits for none.
 * @returns how many went
 */
export async function removeOrphans(ctx: Ctx): Promise<number> {
  let removed = 0;
  for (let count = BATCH; count === BATCH; removed += count) count = await removeSome(ctx);
  return removed;
}

function removeSome(ctx: Ctx): Promise<number> {
  const now = ctx.clock().getTime();
  return ctx.em.transactional(async (em) => {
    const files = await em.execute<Pick<MediaFile, 'id' | 'kind'>[]>(
      `select id, kind from media_file
       where unused_since < case when uploader_id is null then ?::timestamptz else ?::timestamptz end
       limit ${BATCH} for update skip locked`,
      [new Date(now - GUESTS_MS), new Date(now - USERS_MS)],
    );
    // the store first: what fails on its way is tried again, because its row is still there
    for (const file of files) await ctx.store.removeAll(prefixOf(file));
    if (files.length > 0) await em.nativeDelete(MediaFile, { id: { $in: files.map(({ id }) => id) } });
    return files.length;
  });
}

/** Removes uploads that a process left half received when it died. */
export async function removeHalfReceived(ctx: Ctx): Promise<void> {
  const folder = ctx.config.uploadsDir;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - HOUR_MS) await rm(file, { force: true });
  }
}
