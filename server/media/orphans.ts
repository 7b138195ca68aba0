import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Ctx } from '../core/context.js';
import { MediaFile } from './entity.js';
import { prefixOf } from './storedFile.js';

const HOUR_MS = 60 * 60 * 1000;
/** How long an upload may be without a use (decisions §7). */
const GUESTS_MS = 24 * HOUR_MS;
const USERS_MS = 30 * 24 * HOUR_MS;
const BATCH = 100;

/**
 * Removes uploads that nothing refers to (decisions §7); run now and then by the process (housekeeping.ts), in any number of
 * processes. First they are marked, upon which nothing can refer to them any more; then the store lets go of them, outside any
 * transaction; last goes the row. What is left behind by a crash or a failing store is taken up again the next time.
 * @returns how many went
 */
export async function removeOrphans(ctx: Ctx): Promise<number> {
  while ((await markSome(ctx)) === BATCH);
  let removed = 0;
  // what is marked is unused, which is what the index knows
  const marked = { removedAt: { $ne: null }, unusedSince: { $ne: null } };
  for (const file of await ctx.em.fork().find(MediaFile, marked)) {
    try {
      await ctx.store.removeAll(prefixOf(file));
      removed += await ctx.em.nativeDelete(MediaFile, { id: file.id });
    } catch (error) {
      ctx.log.error({ err: error, kind: file.kind }, 'a file that nobody uses could not be removed');
    }
  }
  return removed;
}

/** A file that is being referred to just now is passed over, being locked. */
function markSome(ctx: Ctx): Promise<number> {
  const now = ctx.clock();
  const since = [new Date(now.getTime() - GUESTS_MS), new Date(now.getTime() - USERS_MS)];
  return ctx.em.transactional(async (em) => {
    const files = await em.execute<{ id: string }[]>(
      `select id from media_file
       where unused_since < case when uploader_id is null then ?::timestamptz else ?::timestamptz end and removed_at is null
       limit ${BATCH} for update skip locked`,
      since,
    );
    const ids = files.map(({ id }) => id);
    if (ids.length > 0) await em.nativeUpdate(MediaFile, { id: { $in: ids } }, { removedAt: now });
    return ids.length;
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
