import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PgliteConnection } from '@mikro-orm/pglite';
import { entities } from '../entities.js';
import { openDatabase } from '../platform/database.js';
import { addressOf, ARCHIVE_VARIABLE, onPostgres, postgresUrl, silentLog, TEMPLATE_DATABASE } from './database.js';

/** Migrates once for the whole run; every test file starts from a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  return postgresUrl ? setUpPostgres() : setUpEmbedded();
}

async function setUpPostgres() {
  const dropTemplate = `drop database if exists "${TEMPLATE_DATABASE}" with (force)`;
  await onPostgres(dropTemplate, `create database "${TEMPLATE_DATABASE}"`);
  const template = await openDatabase({ url: addressOf(TEMPLATE_DATABASE) }, entities, silentLog);
  await template.migrate();
  await template.close();
  return () => onPostgres(dropTemplate);
}

async function setUpEmbedded() {
  const folder = await mkdtemp(path.join(tmpdir(), 'parda-test-'));
  const archive = path.join(folder, 'migrated.tar');
  const database = await openDatabase({}, entities, silentLog);
  await database.migrate();
  const pglite = await (database.orm.em.getConnection() as unknown as PgliteConnection).getNativeClient();
  const dump = await pglite.dumpDataDir('none');
  await writeFile(archive, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  process.env[ARCHIVE_VARIABLE] = archive;
  return () => rm(folder, { recursive: true });
}
