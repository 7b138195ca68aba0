import type { Connection } from '@mikro-orm/core';
import type { Ctx } from '../context.js';
import { replicaFor } from '../replicas/leave.js';

/** How many statements stay prepared on each connection; whatever comes after these is planned each time it is asked. */
const MAX_PREPARED = 500;

/** One row with one text. */
export interface Answer {
  rows: { answer: string | null }[];
}

/** Runs a statement in one of the two databases. */
export type Ask = (statement: string, values: unknown[]) => Promise<Answer>;

/** One for each connection, so that a name stands for one statement. */
const asks = new WeakMap<Connection, Promise<Ask>>();

/**
 * Runs a statement that only reads, past the entity manager: PostgreSQL plans it once, and nothing is hydrated. Within a transaction
 * it runs in that, and sees what was written there. What all guests are shown may come from a replica (replicas/leave.ts).
 * @param statement gives one row with one text, named `answer`; `?` stands for each value
 * @returns the text; null where it is null, and where there is no row
 * @throws DriverException
 */
export async function readAnswer(
  { em }: Pick<Ctx, 'em'>,
  statement: string,
  values: readonly unknown[],
): Promise<string | null> {
  if (em.isInTransaction()) {
    const rows = await em.execute<{ answer: string | null }[]>(statement, [...values]);
    return rows[0]?.answer ?? null;
  }
  const connection = em.getConnection();
  const opening = asks.get(connection) ?? openAsk(connection);
  asks.set(connection, opening);
  const ask = await opening;
  const given = [...values];
  // what hears of the entity manager's statements hears of these, too
  const heard = em.config.get('onQuery')(statement, given);
  const logger = em.config.getLogger();
  if (logger.isEnabled('query')) logger.logQuery({ level: 'info', query: heard });
  try {
    const { rows } = (await replicaFor(em)?.(heard, given)) ?? (await ask(heard, given));
    return rows[0]?.answer ?? null;
  } catch (error) {
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(error as Error);
  }
}

/** What both drivers have in common. */
interface Native {
  /** The embedded database alone is something to wait for; it keeps no statement under a name. */
  waitReady?: unknown;
  query(statement: string | { name: string; text: string; values: unknown[] }, values?: unknown[]): ReturnType<Ask>;
}

async function openAsk(connection: Connection): Promise<Ask> {
  const native = await ((
    connection as Connection & { getNativeClient(): Promise<unknown> }
  ).getNativeClient() as Promise<Native>);
  return native.waitReady === undefined ? preparing(native) : plain(native);
}

const plain =
  (native: Native): Ask =>
  (statement, values) =>
    native.query(numbered(statement), values);

/** Asks PostgreSQL, which keeps the plan of a statement that comes again. */
export function preparing(native: Pick<Native, 'query'>): Ask {
  const prepared = new Map<string, { name: string; text: string }>();
  return (statement, values) => {
    let known = prepared.get(statement);
    if (!known && prepared.size < MAX_PREPARED) {
      known = { name: `read_${prepared.size}`, text: numbered(statement) };
      prepared.set(statement, known);
    }
    return known
      ? native.query({ name: known.name, text: known.text, values })
      : native.query(numbered(statement), values);
  };
}

/** With `$1`, `$2`, as both databases want their values. */
function numbered(statement: string): string {
  let values = 0;
  return statement.replaceAll('?', () => `$${(values += 1)}`);
}
