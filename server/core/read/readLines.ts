import type { Connection } from '@mikro-orm/core';
import { withStatementLogged } from '../../infra/telemetry/statements.js';
import type { Ctx } from '../context.js';
import { type Ask, type Line, type Native, plain, preparing } from './prepared.statements.js';

export type { Line };

/** One for each connection, so that a name stands for one statement. */
const asks = new WeakMap<Connection, Promise<Ask>>();

/**
 * Runs a statement that only reads, past the entity manager: PostgreSQL plans it once, and nothing is hydrated. Within a transaction
 * it runs in that, and sees what was written there. What all guests are shown may come from a replica.
 * @param statement gives a text named `item` for each thing, and one named `key` where it is wanted; `?` stands for each value
 * @throws DriverException
 */
export async function readLines(
  { database: { em, replicas }, replicaReads: { version, areEverybodys } }: Pick<Ctx, 'database' | 'replicaReads'>,
  statement: string,
  values: readonly unknown[],
): Promise<Line[]> {
  if (em.isInTransaction()) return em.execute<Line[]>(statement, [...values]);
  const connection = em.getConnection();
  let opening = asks.get(connection);
  if (!opening) asks.set(connection, (opening = openAsk(connection)));
  const ask = await opening;
  const given = [...values];
  // what learns of the entity manager's statements learns of these, too
  const query = em.config.get('onQuery')(statement, given);
  try {
    const mayLag = version !== null && areEverybodys && replicas.areThere;
    const copied = mayLag ? await replicas.ask(version, query, given) : undefined;
    const { rows } = copied ?? (await withStatementLogged(em, query, () => ask(query, given)));
    return rows;
  } catch (error) {
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(error as Error);
  }
}

async function openAsk(connection: Connection): Promise<Ask> {
  const native = await ((
    connection as Connection & { getNativeClient(): Promise<unknown> }
  ).getNativeClient() as Promise<Native>);
  return native.waitReady === undefined ? preparing(native) : plain(native);
}
