import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { moveContentVersionBeyond, readContentVersion } from '../../core/contentVersion/contentVersion.js';
import { type Database, firstForeign } from '../../infra/database/database.js';
import type { JobQueue } from '../../infra/jobs/queue.js';
import type { ObjectStore } from '../../infra/storage/contract.js';
import { checkFiles, copyIn, copyOut } from './files.js';
import { readLines, type Sum, sumOf, writeLines } from './lines.js';
import { ArchiveError, type Manifest, newManifest, readManifest, writeManifest } from './manifest.js';
import { emptyTables, firstFilled, readRows, writeRows } from './rows.js';
import { migrationsOf, sequencesOf, tablesOf } from './tables.js';

/** What an archive is made of, and what it is given back to. */
export interface Shop {
  database: Database;
  store: ObjectStore;
  /** Opened, but at rest where an archive is given back. */
  jobs: JobQueue;
}

const rowsOf = (folder: string, table: string) => path.join(folder, 'rows', `${table}.ndjson.gz`);
const listOf = (folder: string) => path.join(folder, 'files.ndjson.gz');
const filesOf = (folder: string) => path.join(folder, 'files');

/**
 * Writes everything that the shop has kept into a folder: the rows of one moment, work that waits, and all uploaded files. What is
 * open meanwhile stays open; the embedded database answers nobody else while its rows are read.
 * @param folder made here; one that holds something is refused
 * @throws ArchiveError
 */
export async function exportTo(folder: string, { database, store, jobs }: Shop): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new ArchiveError(`${folder} is not empty.`);
  await mkdir(path.join(folder, 'rows'), { mode: 0o700 });
  const moment = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };
  const content = await database.em.fork().transactional(async (em) => {
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(em)) {
      tables.push({ name: table.name, ...(await writeLines(rowsOf(folder, table.name), readRows(em, table))) });
    }
    return {
      madeAt: new Date().toISOString(),
      migrations: await migrationsOf(em),
      tables,
      sequences: await sequencesOf(em),
      jobs: await jobs.waiting(em),
    };
  }, moment);
  // after the rows: a file too many is swept up one day, one too few is a picture lost
  let bytes = 0;
  const files = await writeLines(
    listOf(folder),
    copyOut(store, filesOf(folder), ({ size }) => (bytes += size)),
  );
  const manifest = newManifest({ ...content, files: { ...files, bytes } });
  await writeManifest(folder, manifest);
  return manifest;
}

/** Reads an archive from end to end. @throws ArchiveError naming what is not as it was written */
export async function checkArchive(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, ...sum } of manifest.tables) {
    await expectSum(`The rows of ${name} in the archive are damaged.`, sum, () =>
      sumOf(readLines(rowsOf(folder, name))),
    );
  }
  await expectSum('The list of files of the archive is damaged.', manifest.files, () =>
    sumOf(readLines(listOf(folder))),
  );
  await checkFiles(filesOf(folder), readLines(listOf(folder)));
  return manifest;
}

/**
 * Gives an archive to a shop that has nothing yet, and compares what has arrived. The rows come all or not at all; an archive of an
 * older version is brought up to date when it is there. No process may serve the shop meanwhile.
 * @param options.replace takes away all rows that are there first
 * @throws ArchiveError, and nothing has changed but that files may have arrived already
 */
export async function importFrom(folder: string, shop: Shop, { replace = false } = {}): Promise<Manifest> {
  const manifest = await checkArchive(folder);
  const { database, store } = shop;
  await standAt(database, manifest.migrations);
  const em = database.em.fork();
  const filled = replace ? null : await firstFilled(em, await tablesOf(em));
  if (filled) throw new ArchiveError(`The database is not empty: there are rows in ${filled}.`);
  await copyIn(store, filesOf(folder), readLines(listOf(folder)));
  await em.transactional((tx) => fill(tx, folder, manifest, shop));
  await database.migrate();
  return manifest;
}

/** Brings a new database to where the archive was. @throws ArchiveError where it stands elsewhere already */
async function standAt({ em, orm }: Database, migrations: readonly string[]): Promise<void> {
  const foreign = firstForeign(migrations);
  if (foreign) throw new ArchiveError(`The archive was made by a newer Parda: this one does not know ${foreign}.`);
  const last = migrations.at(-1);
  if ((await migrationsOf(em.fork())).length === 0 && last) await orm.migrator.up({ to: last });
  const here = await migrationsOf(em.fork());
  if (here.join() !== migrations.join()) {
    throw new ArchiveError('The archive is of an older Parda than the database: give it to a database that is new.');
  }
}

async function fill(em: EntityManager, folder: string, manifest: Manifest, { jobs }: Shop): Promise<void> {
  const tables = await tablesOf(em);
  const shown = await readContentVersion(em);
  await emptyTables(em, tables);
  for (const table of tables) {
    const { name } = table;
    const archived = manifest.tables.find((each) => each.name === name);
    if (!archived) throw new ArchiveError(`The archive lacks ${name}.`);
    await writeRows(em, table, readLines(rowsOf(folder, name)));
    await expectSum(`The rows of ${name} did not arrive as they were.`, archived, () => sumOf(readRows(em, table)));
  }
  for (const { name, last } of manifest.sequences) {
    if (last !== null) await em.execute('select setval(?::regclass, ?::bigint)', [`"${name}"`, last]);
  }
  await jobs.putBack(em, manifest.jobs);
  await moveContentVersionBeyond(em, shown);
}

async function expectSum(otherwise: string, expected: Sum, read: () => Promise<Sum>): Promise<void> {
  const found = await read().catch((error: unknown) => {
    throw new ArchiveError(otherwise, { cause: error });
  });
  if (found.count !== expected.count || found.sha256 !== expected.sha256) throw new ArchiveError(otherwise);
}
