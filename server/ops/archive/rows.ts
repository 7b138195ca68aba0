import type { EntityManager } from '@mikro-orm/postgresql';
import type { Table } from './tables.js';

const PAGE = 500;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/**
 * The rows of a table as the database writes them in JSON, some at a time, in an order that depends on nothing but them. To be called
 * within a transaction.
 */
export async function* readRows(em: EntityManager, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const order = key.map((column) => `row."${column}"::text collate "C"`).join(', ');
  // moments and numbers are written alike wherever they lie
  await em.execute(`set local timezone to 'UTC'`);
  await em.execute(
    `declare archived no scroll cursor for
      select to_jsonb(row)::text as line from (select ${quoted(columns)} from "${name}") row order by ${order}`,
  );
  while (true) {
    const rows = await em.execute<{ line: string }[]>(`fetch ${PAGE} from archived`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await em.execute('close archived');
}

/** Writes rows as `readRows` gave them, nothing else: what tables note of each other (tallies, announcements) is among the rows. */
export async function writeRows(em: EntityManager, table: Table, pages: AsyncIterable<string[]>): Promise<void> {
  const columns = quoted(table.columns);
  await em.execute(`alter table "${table.name}" disable trigger user`);
  for await (const page of pages) {
    await em.execute(
      `insert into "${table.name}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table.name}", ?::jsonb)`,
      [`[${page.join(',')}]`],
    );
  }
  await em.execute(`alter table "${table.name}" enable trigger user`);
}

/** Its one row comes with the table. */
const NEVER_EMPTY = 'content_version';

/** Whether any of the tables has a row that somebody put there. @returns the name of one that has, or null */
export async function firstFilled(em: EntityManager, tables: readonly Table[]): Promise<string | null> {
  for (const { name } of tables) {
    if (name === NEVER_EMPTY) continue;
    const rows = await em.execute<unknown[]>(`select 1 from "${name}" limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

export const emptyTables = (em: EntityManager, tables: readonly Table[]): Promise<unknown> =>
  em.execute(`truncate table ${quoted(tables.map(({ name }) => name))}`);
