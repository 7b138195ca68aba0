import 'reflect-metadata';
import { openAsBlob } from 'node:fs';
import { type Database, openDatabase } from '../infra/database/database.js';
import { createLogger } from '../infra/log.js';
import type { StatementListener } from '../infra/telemetry/statements.js';
import { model } from '../rooms.js';

/** Where the global setup leaves the migrated embedded database for all test files to start from. */
export const ARCHIVE_VARIABLE = 'PARDA_TEST_ARCHIVE';

/** Where a run keeps its files; the global setup makes it and takes it away. */
export const FOLDER_VARIABLE = 'PARDA_TEST_FOLDER';

/** Told apart by run, so that two runs can use one server; the global setup sets it. */
export const RUN_VARIABLE = 'PARDA_TEST_RUN';
const prefix = () => `parda_test_${process.env[RUN_VARIABLE]}_`;
export const templateName = () => `${prefix()}template`;

export const silentLog = createLogger('silent');

/** The PostgreSQL that the suite runs on, if one was named; else it runs on the embedded database. */
export const postgresUrl = process.env.DATABASE_URL;

/** The address of another database on the same PostgreSQL. */
export function addressOf(databaseName: string): string {
  const url = new URL(postgresUrl!);
  url.pathname = `/${databaseName}`;
  return url.href;
}

/** Runs statements on the PostgreSQL that was named, outside any test database. @returns the rows of the last one */
export async function onPostgres<Row extends object>(...statements: string[]): Promise<Row[]> {
  const server = await openDatabase({ url: postgresUrl! }, model, silentLog);
  let rows: Row[] = [];
  try {
    for (const statement of statements) rows = await server.em.execute<Row[]>(statement);
  } finally {
    await server.close();
  }
  return rows;
}

/** Drops all databases of this run. */
export async function dropDatabases(): Promise<void> {
  const ours = `select datname from pg_database where starts_with(datname, '${prefix()}')`;
  const found = await onPostgres<{ datname: string }>(ours);
  await onPostgres(...found.map(({ datname }) => `drop database "${datname}" with (force)`));
}

let opened = 0;

/**
 * A migrated, empty database of its own for a test file; closing it takes it away.
 * @param heard told of each statement
 */
export async function openTestDatabase(onStatement?: StatementListener): Promise<Database> {
  if (!postgresUrl) {
    return openDatabase({ archive: await openAsBlob(process.env[ARCHIVE_VARIABLE]!) }, model, silentLog, onStatement);
  }
  const name = `${prefix()}${process.pid}_${opened++}`;
  await onPostgres(`create database "${name}" template "${templateName()}"`);
  const database = await openDatabase({ url: addressOf(name) }, model, silentLog, onStatement);
  const close = async () => {
    await database.close();
    await onPostgres(`drop database if exists "${name}" with (force)`);
  };
  return { ...database, close };
}

/**
 * Lets the database empty itself: every table but the content version, which never goes back. Deleted with the foreign keys asleep
 * (which needs a superuser): tests leave few rows, and truncating all tables took longer than most tests. As a function its plans are
 * kept, a sixth of the time before each test; in the queue's schema, so that it is no difference from the entities.
 */
export async function teachToEmpty(database: Database): Promise<void> {
  const tables = Array.from(database.orm.getMetadata().getAll().values())
    .map((meta) => meta.tableName)
    .filter((table) => table && table !== 'content_version');
  const deletions = [...new Set(tables)].map((table) => `delete from "${table}";`);
  await database.em.fork().execute(`create function pgboss.empty_all() returns void language plpgsql as $$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${deletions.join('\n')}
    delete from pgboss.job;
  end $$`);
}

/** Empties every table but the content version. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.em.fork().execute('select pgboss.empty_all()');
}

/**
 * Copies the rows of every table but the content version and the queue into a schema of their own.
 * @returns the way back to them, a tenth of what it takes to make a shop's rows anew
 */
export async function keepRows(database: Database): Promise<() => Promise<void>> {
  const em = database.em.fork();
  const inTurn = (statements: string[]) => em.execute(`do $$ begin ${statements.join('; ')}; end $$`);
  const tables = await em.execute<{ name: string; columns: string }[]>(`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name not in ('content_version', 'migration')
    group by table_name`);
  await inTurn([
    'drop schema if exists kept cascade',
    'create schema kept',
    ...tables.map(({ name }) => `create table kept."${name}" as table public."${name}"`),
  ]);
  const insertions: string[] = [];
  for (const { name, columns } of tables) {
    const [row] = await em.execute(`select 1 from kept."${name}" limit 1`);
    if (!row) continue;
    insertions.push(
      `insert into public."${name}" (${columns}) overriding system value select ${columns} from kept."${name}";`,
    );
  }
  await em.execute(`create function kept.restore() returns void language plpgsql as $$ begin
    perform pgboss.empty_all();
    ${insertions.join('\n')}
  end $$`);
  return async () => void (await database.em.fork().execute('select kept.restore()'));
}
