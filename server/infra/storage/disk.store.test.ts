import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskStore } from './disk.store.js';

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parda-disk-'));
  root = path.join(folder, 'data', 'media');
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = Buffer.from('a picture');
const modeOf = (...names: string[]) => statSync(path.join(root, ...names)).mode & 0o777;

it('lets nobody else look in', async () => {
  await diskStore(root).put('image/ab/master.webp', bytes);
  expect([modeOf(), modeOf('image'), modeOf('image', 'ab')]).toEqual([0o700, 0o700, 0o700]);
  expect(modeOf('image', 'ab', 'master.webp')).toBe(0o600);
});

it('shows the old content until the new one is whole', async () => {
  const store = diskStore(root);
  await store.put('image/master.webp', bytes);
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const put = store.put('image/master.webp', pipe);
  const upload = await open(pipe, 'w');
  // more than a pipe holds: when it is written, the store has taken the most of it
  await upload.writeFile(Buffer.alloc(1024 * 1024));
  expect(await store.size('image/master.webp')).toBe(bytes.length);
  await upload.close();
  await put;
  expect(await store.size('image/master.webp')).toBe(1024 * 1024);
  expect(readdirSync(path.join(root, 'image'))).toEqual(['master.webp']);
});

it('leaves the old content, and no draft, when a write fails', async () => {
  const store = diskStore(root);
  await store.put('image/master.webp', bytes);
  await expect(store.put('image/master.webp', folder)).rejects.toThrow('EISDIR');
  expect(await store.size('image/master.webp')).toBe(bytes.length);
  expect(readdirSync(path.join(root, 'image'))).toEqual(['master.webp']);
});

it('removes the folders that are left empty, but not itself', async () => {
  const store = diskStore(root);
  await store.put('image/ab/abcd/master.webp', bytes);
  await store.put('image/ac/acdc/master.webp', bytes);
  await store.removeAll('image/ab/abcd/');
  expect(readdirSync(path.join(root, 'image'))).toEqual(['ac']);
  await store.removeAll('image/ac/acdc/');
  expect(readdirSync(root)).toEqual([]);
});

it('says what else goes wrong', async () => {
  const store = diskStore(root);
  await store.put('image/master.webp', bytes);
  await expect(store.put('image/master.webp/96.webp', bytes)).rejects.toThrow(/ENOTDIR|EEXIST/);
  await expect(store.size('x'.repeat(300))).rejects.toThrow('ENAMETOOLONG');
  expect(existsSync(path.join(root, 'image', 'master.webp'))).toBe(true);
});
