import {
  type ChangeSet,
  ChangeSetType,
  type EntityMetadata,
  type EventSubscriber,
  type FlushEventArgs,
  JsonType,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { OneTimeToken } from '../accounts/index.js';
import { HtmlType } from '../core/entities/htmlType.js';
import { StoredEvent } from '../core/events.js';
import { mediaIdsIn } from '../core/fields/mediaAddress.js';
import { IdempotencyKey } from '../core/idempotency.js';

/** What tells of the past or of a request, and does not show a picture to anybody. */
const NOT_A_USE: ReadonlySet<unknown> = new Set([StoredEvent, IdempotencyKey, OneTimeToken]);

/**
 * Keeps account of which rows mention which files, whatever room they belong to: after each flush, and in the transaction
 * of the change where there is one (events.ts opens it for every service). So no room can forget to, and a file that
 * nothing mentions any more can go (orphans.ts). Counted are columns named …Url, JSON and HTML: in a plain text anybody could
 * keep any file for good. A change past the unit of work (`nativeUpdate`) is not seen: never write an address that way.
 */
export class MediaUses implements EventSubscriber {
  async afterFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const manager = em as EntityManager;
    const changes = uow.getChangeSets().filter(({ meta }) => !NOT_A_USE.has(meta.class));
    const moves = changes.filter(({ type }) => type !== ChangeSetType.DELETE).map(moveOf);
    const removed = changes.filter(({ type }) => type === ChangeSetType.DELETE).map(holderOf);
    // what a removed row held is not in its change set
    if (removed.length > 0) moves.push(...(await heldBy(manager, removed)));
    await note(manager, moves);
  }
}

/** Files that a row mentions no more, and such that it mentions now. */
interface Move {
  holder: string;
  gone: string[];
  come: string[];
}

function moveOf(change: ChangeSet<object>): Move {
  const { meta, originalEntity, payload } = change;
  const before = mentionedIn(meta, originalEntity);
  // all columns of the row; a change set itself names only those that changed
  const after = mentionedIn(meta, { ...originalEntity, ...payload });
  return {
    holder: holderOf(change),
    gone: before.filter((id) => !after.includes(id)),
    come: after.filter((id) => !before.includes(id)),
  };
}

const holderOf = (change: ChangeSet<object>): string =>
  `${change.meta.tableName}:${String(change.getSerializedPrimaryKey())}`;

function mentionedIn(meta: EntityMetadata, content: Record<string, unknown> | undefined): string[] {
  if (!content) return [];
  return mediaIdsIn(JSON.stringify(countedColumns(meta).map((name) => content[name] ?? null)));
}

const counted = new WeakMap<EntityMetadata, string[]>();

function countedColumns(meta: EntityMetadata): string[] {
  const known = counted.get(meta);
  if (known) return known;
  const names = Object.values(meta.properties)
    .filter(
      ({ name, customType }) =>
        name.endsWith('Url') || customType instanceof JsonType || customType instanceof HtmlType,
    )
    .map(({ name }): string => name);
  counted.set(meta, names);
  return names;
}

const list = (values: readonly unknown[]) => values.map(() => '?').join(', ');

async function heldBy(em: EntityManager, holders: readonly string[]): Promise<Move[]> {
  const uses = await em.execute<{ holder: string; media_id: string }[]>(
    `select holder, media_id from media_use where holder in (${list(holders)})`,
    [...holders],
  );
  return uses.map(({ holder, media_id: id }) => ({ holder, gone: [id], come: [] }));
}

/**
 * The files are locked first, in one order for everybody: two changes of the same files wait for each other, and each sees
 * in its later statements what the other has left.
 */
async function note(em: EntityManager, moves: readonly Move[]): Promise<void> {
  const ids = [...new Set(moves.flatMap(({ gone, come }) => [...gone, ...come]))];
  if (ids.length === 0) return;
  const locked = await em.execute<{ id: string }[]>(
    `select id from media_file where id in (${list(ids)}) and removed_at is null order by id for update`,
    ids,
  );
  const there = new Set(locked.map(({ id }) => id));
  const gone = moves.flatMap((move) => move.gone.map((id) => [move.holder, id]));
  const come = moves.flatMap((move) => move.come.filter((id) => there.has(id)).map((id) => [move.holder, id]));
  if (gone.length > 0) {
    await em.execute(
      `delete from media_use where (holder, media_id) in (${gone.map(() => '(?, ?)').join(', ')})`,
      gone.flat(),
    );
  }
  if (come.length > 0) {
    const rows = come.map(() => '(?, ?)').join(', ');
    await em.execute(`insert into media_use (holder, media_id) values ${rows} on conflict do nothing`, come.flat());
  }
  if (there.size === 0) return;
  await em.execute(
    `update media_file set unused_since =
       case when exists (select 1 from media_use where media_id = media_file.id) then null else coalesce(unused_since, now()) end
     where id in (${list([...there])})`,
    [...there],
  );
}
