import type { EntityManager } from '@mikro-orm/postgresql';
import type { Line } from '../../infra/live/line.js';

/**
 * Moves the version on, inside the transaction of the change. The row lock makes versions become visible in the
 * order of their numbers: a client that has seen N has seen all changes up to N.
 * @returns the new version, which counts only once the transaction is committed
 */
export async function bumpContentVersion(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ value: number }[]>(
    'update content_version set value = value + 1 where id = 1 returning value',
  );
  return row!.value;
}

/** Moves it beyond another version as well, where the content comes from elsewhere: no client ever sees it go back. */
export async function moveContentVersionBeyond(em: EntityManager, other: number): Promise<void> {
  await em.execute('update content_version set value = greatest(value, ?) + 1 where id = 1', [other]);
}

/** The present version; a client looks again at what it shows when this number has changed. */
export async function readContentVersion(database: Line): Promise<number> {
  const [row] = await database.execute<{ value: number }[]>('select value from content_version where id = 1');
  return row!.value;
}
