import type { TriggerDef } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/** What PostgreSQL carries the news on, from whichever process changes something to all that listen. */
export const CHANNEL = 'parda_live';

/** What a thing is called on the channel: its kind and its id, as `repair:7K3M9QXT2BWD`. No content ever travels there. */
export const topicOf = (kind: string, id: string): string => `${kind}:${id}`;

/**
 * A trigger for `@Trigger`: whatever changes a row of the table, its topic is announced when that is committed. It is the database
 * that does so, since a room can change rows past the unit of work, too.
 * @param column the column whose value tells the topics of a kind apart
 */
export const announcing = (
  kind: string,
  column: string,
  events: TriggerDef['events'] = ['update'],
): Pick<TriggerDef, 'name' | 'timing' | 'events' | 'body'> => ({
  name: 'announce',
  timing: 'after',
  events,
  body: `perform pg_notify('${CHANNEL}', '${kind}:' || new."${column}"); return null;`,
});

/** Announces a topic by hand, for what is not one row of a table. Within a transaction it waits for the commit. */
export async function announce(em: EntityManager, topic: string): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [CHANNEL, topic]);
}
