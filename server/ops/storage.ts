import { buffer } from 'node:stream/consumers';
import type { Ctx } from '../core/context.js';
import { newUuid } from '../core/entities/ids.js';
import type { ObjectStore } from '../infra/storage/object.store.js';
import { MediaFile } from '../media/index.js';
import { diskOf, isLow } from './disk.js';
import { HealthProblem, StoreKind } from './enums.js';
import { find, healthOf } from './finding.js';
import type { StorageHealth } from './views.js';

/** Tries the store of uploaded files, and says how much it keeps. */
export async function storageHealth(ctx: Ctx): Promise<StorageHealth> {
  const isBucket = ctx.config.s3 !== null;
  const [trial, counts, disk] = await Promise.all([
    find(() => tryStore(ctx.store)),
    find(() => countFiles(ctx)),
    isBucket ? null : find(() => diskOf(ctx.config.mediaDir)),
  ]);
  return {
    ...healthOf(
      trial.problem ?? counts.problem ?? disk?.problem,
      disk?.facts && isLow(disk.facts) && HealthProblem.DISK_LOW,
    ),
    kind: isBucket ? StoreKind.BUCKET : StoreKind.FOLDER,
    files: counts.facts?.files ?? null,
    bytes: counts.facts?.bytes ?? null,
    disk: disk?.facts ?? null,
  };
}

/**
 * Writes a few bytes, reads them and takes them away: nothing less tells whether an upload would arrive. Each time under a key of its
 * own, so that processes that look at the same time do not meet.
 * @throws the store's error
 */
async function tryStore(store: ObjectStore): Promise<void> {
  const prefix = `health/${newUuid()}/`;
  const written = Buffer.from('Is anybody there?');
  await store.put(`${prefix}trial`, written);
  try {
    const content = await store.read(`${prefix}trial`);
    if (!content || !written.equals(await buffer(content))) throw new Error('The store gave back something else.');
  } finally {
    await store.removeAll(prefix);
  }
}

async function countFiles(ctx: Ctx): Promise<{ files: number; bytes: number }> {
  const { tableName } = ctx.em.getMetadata().get(MediaFile);
  const [row] = await ctx.em.execute<[{ files: number; bytes: number }]>(
    `select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from ${tableName} where removed_at is null`,
  );
  return row;
}
