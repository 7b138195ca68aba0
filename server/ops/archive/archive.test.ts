// @module-tag database
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../../accounts/factory.js';
import type { Job } from '../../core/context.js';
import { type Database, openDatabase } from '../../infra/database/database.js';
import { JobQueue } from '../../infra/jobs/queue.js';
import { openStore } from '../../infra/storage/object.store.js';
import { jobs, model } from '../../rooms.js';
import { openTestDatabase, silentLog } from '../../testing/database.js';
import { type FullShop, fillShop } from '../../testing/fullShop.js';
import { useS3 } from '../../testing/s3.js';
import { useTestApp } from '../../testing/testApp.js';
import { checkArchive, exportTo, importFrom, type Shop } from './archive.js';
import { sumOf } from './lines.js';
import { readRows } from './rows.js';
import { tablesOf } from './tables.js';

const app = useTestApp();
const s3 = useS3();

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'parda-archive-'))));
afterAll(() => rm(folder, { recursive: true }));

let number = 0;
const fresh = () => path.join(folder, String((number += 1)));

const HOSTILE = 'Ram’s "set" \\ \u2028 with\nlines, \t tabs and पर्दा 📺';

/** A shop with rows in many tables, a waiting job and files. */
async function filled(): Promise<FullShop> {
  const reader = buildUser({ name: HOSTILE });
  await app.save(reader);
  const shop = await fillShop(app, reader, 3);
  const [job] = jobs as unknown as readonly [Job];
  await app.deps.jobs.enqueue(app.ctx(), job, { note: HOSTILE }, 3600);
  await app.deps.store.put('image/ab/abcd/master.webp', Buffer.from('a picture'));
  await app.deps.store.put('raw/ab/empty.pdf', Buffer.alloc(0));
  return shop;
}

const here = (): Shop => ({ database: app.deps.database, store: app.deps.store, jobs: app.deps.jobs as JobQueue });

const opened: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of opened.toReversed()) await close();
});

/** Another shop, with nothing in it. */
async function another(database: Database, mediaDir = fresh()): Promise<Shop> {
  const queue = await JobQueue.open(database, jobs, silentLog);
  const store = await openStore({ s3: null, mediaDir });
  opened.push(async () => {
    await queue.stop();
    await database.close();
  });
  return { database, store, jobs: queue };
}

async function sums({ database }: Shop): Promise<Record<string, unknown>> {
  return database.em.fork().transactional(async (em) => {
    const all: Record<string, unknown> = {};
    for (const table of await tablesOf(em)) {
      // it moves on with the move
      if (table.name !== 'content_version') all[table.name] = await sumOf(readRows(em, table));
    }
    return all;
  });
}

describe('all that a shop has kept', () => {
  beforeEach(filled);

  it('is the same in another database and another store, and back again', async () => {
    const archive = fresh();
    const { tables, files, jobs: waiting } = await exportTo(archive, here());
    expect(tables.filter(({ count }) => count > 0).length).toBeGreaterThan(10);
    expect(waiting.length).toBeGreaterThan(0);
    const there = await another(await openDatabase({ archive: undefined }, model, silentLog));
    there.store = await openStore({ s3: s3.settings, mediaDir: '' });
    await importFrom(archive, there);
    expect(await sums(there)).toEqual(await sums(here()));
    expect(String(await buffer((await there.store.read('image/ab/abcd/master.webp'))!))).toBe('a picture');
    expect(await there.store.size('raw/ab/empty.pdf')).toBe(0);
    expect((await Array.fromAsync(there.store.keys())).length).toBe(files.count);
    expect(await there.jobs.waiting(there.database.em.fork())).toHaveLength(waiting.length);

    const secondArchive = fresh();
    const second = await exportTo(secondArchive, there);
    const home = await another(await openTestDatabase());
    await importFrom(secondArchive, home);
    expect(second.tables.filter(({ name }) => name !== 'content_version')).toEqual(
      tables.filter(({ name }) => name !== 'content_version'),
    );
    expect(await sums(home)).toEqual(await sums(here()));
  });

  it('goes on where it was: numbers, tallies, and the content version, which never goes back', async () => {
    const archive = fresh();
    await exportTo(archive, here());
    const there = await another(await openTestDatabase());
    await there.database.em.fork().execute('update content_version set value = 1000');
    await importFrom(archive, there);
    const em = there.database.em.fork();
    const [version] = await em.execute<{ value: number }[]>('select value from content_version');
    expect(version!.value).toBeGreaterThan(1000);
    const count = 'select count(*)::int as count from tally';
    const [before] = await em.execute<{ count: number }[]>(count);
    // a number that is given twice would be refused
    await em.execute(`insert into tally (topic, key, count, sum) values ('test', 'test', 1, 0)`);
    const [after] = await em.execute<{ count: number }[]>(count);
    expect(after!.count).toBe(before!.count + 1);
    // and tables tell of their changes again
    const [sleeping] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from pg_trigger where tgenabled = 'D'`,
    );
    expect(sleeping!.count).toBe(0);
  });

  it('lies where nobody else can read it, and an unfinished one is none', async () => {
    const archive = fresh();
    await exportTo(archive, here());
    const files = readdirSync(archive, { recursive: true, withFileTypes: true });
    const modes = files.map((file) => statSync(path.join(file.parentPath, file.name)).mode & 0o077);
    expect(new Set(modes)).toEqual(new Set([0]));
    await expect(exportTo(archive, here())).rejects.toThrow(`${archive} is not empty.`);
    rmSync(path.join(archive, 'manifest.json'));
    await expect(checkArchive(archive)).rejects.toThrow(`${archive} holds no whole archive.`);
  });

  it('is not taken over where something is damaged, and then nothing has changed', async () => {
    const archive = fresh();
    await exportTo(archive, here());
    const there = await another(await openTestDatabase());
    const before = await sums(there);
    const damages: [file: string, message: string][] = [
      ['rows/account.ndjson.gz', 'The rows of account in the archive are damaged.'],
      ['files.ndjson.gz', 'The list of files of the archive is damaged.'],
      ['files/image/ab/abcd/master.webp', 'The file image/ab/abcd/master.webp of the archive is damaged.'],
    ];
    for (const [name, message] of damages) {
      const file = path.join(archive, name);
      const whole = readFileSync(file);
      writeFileSync(file, whole.subarray(0, -3));
      await expect(importFrom(archive, there)).rejects.toThrow(message);
      writeFileSync(file, whole);
    }
    expect(await sums(there)).toEqual(before);
    await checkArchive(archive);
  });

  it('is not mixed with what is there; it can take its place', async () => {
    const archive = fresh();
    await exportTo(archive, here());
    const there = await another(await openTestDatabase());
    await importFrom(archive, there);
    await expect(importFrom(archive, there)).rejects.toThrow(/^The database is not empty: there are rows in \w+\.$/);
    await there.database.em.fork().execute(`update account set name = 'Somebody else'`);
    await importFrom(archive, there, { replace: true });
    expect(await sums(there)).toEqual(await sums(here()));
  });

  it('of a newer version is refused, and of an older one brought up to date', async () => {
    const archive = fresh();
    await exportTo(archive, here());
    const file = path.join(archive, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { migrations: string[] };
    const { migrations } = manifest;
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...migrations, 'Migration2099_of_tomorrow'] }));
    const there = await another(await openTestDatabase());
    await expect(importFrom(archive, there)).rejects.toThrow(/newer Parda: .* does not know Migration2099_of_tomorrow/);
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: migrations.slice(0, -1) }));
    await expect(importFrom(archive, there)).rejects.toThrow('The archive is of an older Parda than the database');
  });
});

it('of an older version comes into a new database, which is brought up to date', async () => {
  const old = await openDatabase({ archive: undefined }, model, silentLog);
  await old.orm.migrator.up({ to: 'Migration20261123025853_access_tokens' });
  await old.em.fork().execute(`insert into faq_item (id, question, answer, category, "order")
    values (gen_random_uuid(), 'Old?', '<p>Yes.</p>', 'x', 1)`);
  const archive = fresh();
  const { migrations } = await exportTo(archive, await another(old));
  expect(migrations.at(-1)).toBe('Migration20261123025853_access_tokens');
  const there = await another(await openDatabase({ archive: undefined }, model, silentLog));
  await importFrom(archive, there);
  expect(await there.database.isReady()).toBe(true);
  expect(await there.database.em.fork().execute('select question from faq_item')).toEqual([{ question: 'Old?' }]);
});
