import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useS3 } from '../../testing/s3.js';
import { type ByteRange, type ObjectStore, openStore } from './object.store.js';

const folder = mkdtempSync(path.join(tmpdir(), 'parda-store-'));
const mediaDir = path.join(folder, 'media');
afterAll(() => rmSync(folder, { recursive: true }));

const s3 = useS3();

/** Larger than the buffers between us and the store. */
const film = randomBytes(3 * 1024 * 1024);
const text = (words: string) => Buffer.from(words);

describe.each([
  ['a folder', () => openStore({ s3: null, mediaDir })],
  ['a bucket', () => openStore({ s3: s3.settings, mediaDir })],
])('%s', (_kind, open) => {
  let store: ObjectStore;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  const contentOf = async (key: string, range?: ByteRange): Promise<Buffer | null> => {
    const content = await store.read(key, range);
    return content && buffer(content);
  };

  it('gives back the bytes that it was given', async () => {
    await store.put('video/ab/abcd/master.mp4', film);
    expect(await store.size('video/ab/abcd/master.mp4')).toBe(film.length);
    expect(film.equals((await contentOf('video/ab/abcd/master.mp4'))!)).toBe(true);
  });

  it('takes a file, and leaves it where it is', async () => {
    const file = path.join(folder, 'upload');
    writeFileSync(file, film);
    await store.put('video/ab/from-a-file.mp4', file);
    expect(film.equals((await contentOf('video/ab/from-a-file.mp4'))!)).toBe(true);
    expect(film.equals(readFileSync(file))).toBe(true);
  });

  it('keeps an empty file', async () => {
    await store.put('raw/empty.pdf', text(''));
    expect(await store.size('raw/empty.pdf')).toBe(0);
    expect(await contentOf('raw/empty.pdf')).toHaveLength(0);
  });

  it('replaces what is there, by something shorter too', async () => {
    await store.put('image/Cover_1.webp', text('the first picture'));
    await store.put('image/Cover_1.webp', text('the second'));
    expect(String(await contentOf('image/Cover_1.webp'))).toBe('the second');
    expect(await store.size('image/Cover_1.webp')).toBe(10);
  });

  it('gives a part, both ends included', async () => {
    await store.put('image/part.webp', text('0123456789'));
    expect(String(await contentOf('image/part.webp', { start: 0, end: 1 }))).toBe('01');
    expect(String(await contentOf('image/part.webp', { start: 3, end: 5 }))).toBe('345');
    expect(String(await contentOf('image/part.webp', { start: 9, end: 9 }))).toBe('9');
  });

  it('has nothing where nothing was put, on the way to something or below it', async () => {
    await store.put('image/way/master.webp', text('x'));
    for (const key of ['image/none.webp', 'none/at/all', 'image/way', 'image/way/master.webp/96.webp']) {
      expect([await store.size(key), await store.read(key), await store.read(key, { start: 0, end: 1 })]).toEqual([
        null,
        null,
        null,
      ]);
    }
  });

  it('names all that it has, whatever else lies beside it', async () => {
    await store.put('image/named/1.webp', text('1'));
    await store.put('raw/named.pdf', text('2'));
    const keys = await Array.fromAsync(store.keys());
    expect(keys).toEqual(expect.arrayContaining(['image/named/1.webp', 'raw/named.pdf']));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(await store.size(key)).not.toBeNull();
  });

  it('removes all below a prefix, and nothing beside it', async () => {
    const below = ['raw/ab/1.pdf', 'raw/ab/2.pdf', 'raw/ab/deep/er/3.pdf'];
    const beside = ['raw/abc/4.pdf', 'raw/ab.pdf', 'other/raw/ab/5.pdf'];
    for (const key of [...below, ...beside]) await store.put(key, text(key));
    await store.removeAll('raw/ab/');
    for (const key of below) expect(await store.size(key)).toBeNull();
    for (const key of beside) expect(String(await contentOf(key))).toBe(key);
  });

  it('has no complaint when there is nothing to remove', async () => {
    await store.put('raw/file', text('not a folder'));
    await store.removeAll('raw/file/');
    await store.removeAll('raw/nothing/here/');
    expect(await store.size('raw/file')).toBe(12);
  });

  it.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../b',
    'a..b',
    'a//b',
    'a/',
    './a',
    'a/.b',
    'a b',
    'a~1',
    'a\\b',
    'क',
    'a\n',
  ])('refuses %j as a key', async (key) => {
    const refusal = 'Not a key of the store';
    await expect(store.put(key, text('x'))).rejects.toThrow(refusal);
    await expect(store.put(key, path.join(folder, 'upload'))).rejects.toThrow(refusal);
    await expect(store.size(key)).rejects.toThrow(refusal);
    await expect(store.read(key)).rejects.toThrow(refusal);
  });

  it.each(['', '/', 'ab', '../', 'ab/../', '/ab/', 'ab//'])('refuses %j as a prefix', async (prefix) => {
    await expect(store.removeAll(prefix)).rejects.toThrow(/Not a (key|prefix) of the store/);
  });

  it('says that a file cannot be read', async () => {
    await expect(store.put('raw/lost.pdf', path.join(folder, 'nothing'))).rejects.toThrow('ENOENT');
    await expect(store.put('raw/lost.pdf', folder)).rejects.toThrow('EISDIR');
    expect(await store.size('raw/lost.pdf')).toBeNull();
  });
});
