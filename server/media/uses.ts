import { type ChangeSet, ChangeSetType, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { StoredEvent } from '../platform/events.js';
import { IdempotencyKey } from '../platform/idempotency.js';
import { mediaIdsIn } from '../platform/mediaAddress.js';

/** What tells of the past or of a request, and does not show a picture to anybody. */
const NOT_A_USE: ReadonlySet<unknown> = new Set([StoredEvent, IdempotencyKey]);

/**
 * Keeps account of which rows mention which files, whatever room they belong to: after each flush, in the transaction
 * of the change. So no room can forget to, and a file that nothing mentions any more can go (orphans.ts). A change past
 * the unit of work (`nativeUpdate`) is not seen: never write an address that way.
 */
export class MediaUses implements EventSubscriber {
  async afterFlush({ em, uow }: FlushEventArgs): Promise<void> {
    for (const change of uow.getChangeSets()) {
      if (!NOT_A_USE.has(change.meta.class)) await follow(em as EntityManager, change);
    }
  }
}

async function follow(em: EntityManager, change: ChangeSet<object>): Promise<void> {
  const holder = `${change.meta.tableName}:${String(change.getSerializedPrimaryKey())}`;
  // what a removed row held is not in its change set
  if (change.type === ChangeSetType.DELETE) return release(em, holder, []);
  const before = mentionedIn(change.originalEntity);
  // all columns of the row; a change set itself names only those that changed
  const after = mentionedIn({ ...change.originalEntity, ...change.payload });
  if (before.some((id) => !after.includes(id))) await release(em, holder, after);
  if (after.some((id) => !before.includes(id))) await claim(em, holder, after);
}

const mentionedIn = (content: object | undefined): string[] => (content ? mediaIdsIn(JSON.stringify(content)) : []);

const list = (ids: readonly string[]) => ids.map(() => '?').join(', ');

/** Forgets all uses of a row but those of some files. */
async function release(em: EntityManager, holder: string, staying: readonly string[]): Promise<void> {
  const others = staying.length > 0 ? `and media_id not in (${list(staying)})` : '';
  const gone = await em.execute<{ media_id: string }[]>(
    `delete from media_use where holder = ? ${others} returning media_id`,
    [holder, ...staying],
  );
  if (gone.length === 0) return;
  await em.execute(
    `update media_file set unused_since = now() where id in (${list(gone.map(({ media_id: id }) => id))})
       and not exists (select 1 from media_use where media_id = media_file.id)`,
    gone.map(({ media_id: id }) => id),
  );
}

/**
 * Notes uses of files that there are. The update takes the file's lock, so one that is just being removed is either kept
 * or gone for good.
 */
async function claim(em: EntityManager, holder: string, ids: readonly string[]): Promise<void> {
  await em.execute(
    `with kept as (update media_file set unused_since = null where id in (${list(ids)}) returning id)
     insert into media_use (holder, media_id) select ?, id from kept on conflict do nothing`,
    [...ids, holder],
  );
}
