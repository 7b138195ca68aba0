import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { ObjectStore } from '../../infra/storage/contract.js';
import { checkKey } from '../../infra/storage/keys.js';
import { ArchiveError } from './manifest.js';

/** An uploaded file in the list of an archive. */
export interface ArchivedFile {
  key: string;
  size: number;
  sha256: string;
}

const AT_ONCE = 4;
const PAGE = 100;

/** Copies all files of the store. @returns what was copied, page by page, as lines of the archive's list */
export async function* copyOut(store: ObjectStore, folder: string, add: (file: ArchivedFile) => void) {
  const limit = pLimit(AT_ONCE);
  for await (const keys of pagesOf(store.keys())) {
    const files = await limit.map(keys, async (key) => {
      const content = await store.read(key);
      // swept up since it was listed
      return content && { key, ...(await keep(content, path.join(folder, key))) };
    });
    const kept = files.filter((file) => file !== null);
    kept.forEach(add);
    yield kept.map((file) => JSON.stringify(file));
  }
}

/** Copies the files of an archive into the store, and reads there what has arrived. */
export async function copyIn(store: ObjectStore, folder: string, list: AsyncIterable<string[]>): Promise<void> {
  const limit = pLimit(AT_ONCE);
  for await (const lines of list) {
    await limit.map(lines, async (line) => {
      const file = fileOf(line);
      await store.put(file.key, path.join(folder, file.key));
      const arrived = await store.read(file.key);
      if (!arrived || !isSame(file, await measure(arrived))) {
        throw new ArchiveError(`The file ${file.key} did not arrive in the store as it was sent.`);
      }
    });
  }
}

/** @throws ArchiveError naming the first file that is missing or not what it was */
export async function checkFiles(folder: string, list: AsyncIterable<string[]>): Promise<void> {
  for await (const lines of list) {
    for (const line of lines) {
      const file = fileOf(line);
      const found = await measure(createReadStream(path.join(folder, file.key))).catch(() => null);
      if (!found || !isSame(file, found)) throw new ArchiveError(`The file ${file.key} of the archive is damaged.`);
    }
  }
}

function fileOf(line: string): ArchivedFile {
  const file = JSON.parse(line) as ArchivedFile;
  checkKey(file.key);
  return file;
}

type Measure = Omit<ArchivedFile, 'key'>;

const isSame = (one: Measure, other: Measure) => one.size === other.size && one.sha256 === other.sha256;

async function keep(content: Readable, file: string): Promise<Measure> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const measured = new Measured();
  await pipeline(content, measured.through, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return measured.end();
}

async function measure(content: Readable): Promise<Measure> {
  const measured = new Measured();
  for await (const _ of measured.through(content as AsyncIterable<Buffer>));
  return measured.end();
}

class Measured {
  readonly #hash = createHash('sha256');
  #size = 0;

  through = async function* (this: Measured, content: AsyncIterable<Buffer>) {
    for await (const piece of content) {
      this.#hash.update(piece);
      this.#size += piece.length;
      yield piece;
    }
  }.bind(this);

  end(): Measure {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}

async function* pagesOf(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let page: string[] = [];
  for await (const key of keys) {
    page.push(key);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
