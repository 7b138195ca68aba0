import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { JobQueue } from '../../infra/jobs/queue.js';
import { useTestApp } from '../../testing/testApp.js';
import { checkArchive } from './archive.js';
import { dayDue, makeBackup } from './backups.js';

const app = useTestApp();

let folder: string;
const folders: string[] = [];
beforeEach(async () => void folders.push((folder = await mkdtemp(path.join(tmpdir(), 'parda-backups-')))));
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true }))));

const backups = (keep = 14) => ({
  shop: { database: app.deps.database, store: app.deps.store, jobs: app.deps.jobs as JobQueue },
  log: app.deps.log,
  folder,
  keep,
});

it('makes one a day, whole, and keeps the newest', async () => {
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) {
    expect(await makeBackup(day, backups(2))).toBe(true);
    expect(await makeBackup(day, backups(2))).toBe(true);
  }
  expect(readdirSync(folder)).toEqual(['2026-11-24', '2026-11-25']);
  await checkArchive(path.join(folder, '2026-11-25'));
});

it('leaves alone what another process is making, until that has clearly died', async () => {
  const theirs = path.join(folder, '2026-11-25');
  mkdirSync(theirs);
  writeFileSync(path.join(theirs, 'half'), '');
  expect(await makeBackup('2026-11-25', backups())).toBe(false);
  expect(readdirSync(theirs)).toEqual(['half']);
  const longAgo = Date.now() / 1000 - 3 * 60 * 60;
  utimesSync(theirs, longAgo, longAgo);
  expect(await makeBackup('2026-11-25', backups())).toBe(true);
  await checkArchive(theirs);
});

it('leaves nothing of one that failed, and takes away no older one for it', async () => {
  await makeBackup('2026-11-24', backups(1));
  const { shop, ...others } = backups(1);
  // oxlint-disable-next-line require-yield -- it ends before the first
  const keys = async function* () {
    throw new Error('the store is gone');
  };
  const store = { ...shop.store, keys };
  await app.deps.store.put('raw/ab/kept.pdf', Buffer.from('x'));
  await expect(makeBackup('2026-11-25', { ...others, shop: { ...shop, store } })).rejects.toThrow('the store is gone');
  expect(readdirSync(folder)).toEqual(['2026-11-24']);
});

it('is due from its hour in Kathmandu on', () => {
  expect(dayDue(new Date('2026-11-24T21:14:59Z'), 3)).toBeNull();
  expect(dayDue(new Date('2026-11-24T21:15:00Z'), 3)).toBe('2026-11-25');
  expect(dayDue(new Date('2026-11-25T18:14:59Z'), 3)).toBe('2026-11-25');
  expect(dayDue(new Date('2026-11-25T18:15:00Z'), 0)).toBe('2026-11-26');
});
