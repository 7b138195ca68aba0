import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PgliteConnection } from '@mikro-orm/pglite';
import { type Database, openDatabase } from '../infra/database/database.js';
import { JobQueue } from '../infra/jobs/queue.js';
import { jobs, model } from '../rooms.js';
import {
  addressOf,
  ARCHIVE_VARIABLE,
  dropDatabases,
  FOLDER_VARIABLE,
  onPostgres,
  postgresUrl,
  RUN_VARIABLE,
  silentLog,
  teachToEmpty,
  templateName,
} from './database.js';

/** Migrates once for the whole run; every application starts from a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parda-test-'));
  process.env[FOLDER_VARIABLE] = folder;
  await (postgresUrl ? setUpPostgres() : setUpEmbedded(folder));
  return async () => {
    if (postgresUrl) await dropDatabases();
    await rm(folder, { recursive: true });
  };
}

/** All tables, those of the queue too, and what empties them. */
async function install(database: Database): Promise<void> {
  await database.migrate();
  const queue = await JobQueue.open(database, jobs, silentLog);
  await queue.stop();
  await teachToEmpty(database);
}

async function setUpPostgres() {
  process.env[RUN_VARIABLE] = String(process.pid);
  await onPostgres(`create database "${templateName()}"`);
  const template = await openDatabase({ url: addressOf(templateName()) }, model, silentLog);
  await install(template);
  await template.close();
}

async function setUpEmbedded(folder: string) {
  const archive = path.join(folder, 'migrated.tar');
  const database = await openDatabase({}, model, silentLog);
  await install(database);
  const pglite = await (database.orm.em.getConnection() as unknown as PgliteConnection).getNativeClient();
  const dump = await pglite.dumpDataDir('none');
  await writeFile(archive, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  process.env[ARCHIVE_VARIABLE] = archive;
}
