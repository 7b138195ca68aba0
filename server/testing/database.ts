import 'reflect-metadata';
import { openAsBlob } from 'node:fs';
import { model } from '../entities.js';
import { type Database, openDatabase } from '../platform/database.js';
import { createLogger } from '../platform/log.js';
import type { StatementListener } from '../platform/telemetry/statements.js';

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

/** Runs statements on the PostgreSQL that was named, outside any test database. */
export async function onPostgres(...statements: string[]): Promise<void> {
  const server = await openDatabase({ url: postgresUrl! }, model, silentLog);
  try {
    for (const statement of statements) await server.em.execute(statement);
  } finally {
    await server.close();
  }
}

/** Drops all databases of this run on the PostgreSQL that was named. */
export async function dropDatabases(): Promise<void> {
  const server = await openDatabase({ url: postgresUrl! }, model, silentLog);
  try {
    const names = await server.em.execute<{ datname: string }[]>(
      'select datname from pg_database where starts_with(datname, ?)',
      [prefix()],
    );
    for (const { datname } of names) await server.em.execute(`drop database "${datname}" with (force)`);
  } finally {
    await server.close();
  }
}

let opened = 0;

/**
 * A migrated, empty database of its own for a test file; closing it takes it away.
 * @param heard told of each statement
 */
export async function openTestDatabase(heard?: StatementListener): Promise<Database> {
  if (!postgresUrl) {
    return openDatabase({ archive: await openAsBlob(process.env[ARCHIVE_VARIABLE]!) }, model, silentLog, heard);
  }
  const name = `${prefix()}${process.pid}_${opened++}`;
  await onPostgres(`create database "${name}" template "${templateName()}"`);
  const database = await openDatabase({ url: addressOf(name) }, model, silentLog, heard);
  const close = async () => {
    await database.close();
    await onPostgres(`drop database if exists "${name}" with (force)`);
  };
  return { ...database, close };
}

/**
 * Empties every table but the content version, which never goes back. Deleted in one statement with the foreign keys asleep (which
 * needs a superuser): tests leave few rows, and truncating thirty tables took longer than most tests.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = Array.from(database.orm.getMetadata().getAll().values())
    .map((meta) => meta.tableName)
    .filter((table) => table && table !== 'content_version');
  const deletions = [...new Set(tables)].map((table) => `delete from "${table}";`);
  await database.em.fork().execute(`do $$ begin
    set local session_replication_role = replica;
    ${deletions.join('\n')}
    delete from pgboss.job;
  end $$`);
}
