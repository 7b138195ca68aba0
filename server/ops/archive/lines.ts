import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** What is known of many lines without them. */
export interface Sum {
  count: number;
  /** Of the lines, each with its line feed, in hexadecimal digits. */
  sha256: string;
}

/** Hands pages of lines on and adds them up meanwhile. */
export class Adder {
  readonly #hash = createHash('sha256');
  #count = 0;

  async *through(pages: AsyncIterable<string[]>): AsyncGenerator<string> {
    for await (const page of pages) {
      const text = page.map((line) => `${line}\n`).join('');
      this.#hash.update(text);
      this.#count += page.length;
      yield text;
    }
  }

  /** To be asked once, at the end. */
  sum(): Sum {
    return { count: this.#count, sha256: this.#hash.digest('hex') };
  }
}

/** Adds lines up that are needed for nothing else. */
export async function sumOf(pages: AsyncIterable<string[]>): Promise<Sum> {
  const adder = new Adder();
  for await (const _ of adder.through(pages));
  return adder.sum();
}

/** Writes a packed file that only its owner can read, and that is on the disk when this ends. */
export async function writeLines(file: string, pages: AsyncIterable<string[]>): Promise<Sum> {
  const adder = new Adder();
  await pipeline(
    Readable.from(adder.through(pages)),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return adder.sum();
}

/**
 * Not `node:readline`: it takes a U+2028 in somebody's text for the end of a line.
 * @throws an error of the file system or of gzip, when the file is not whole
 */
export async function* readLines(file: string): AsyncGenerator<string[]> {
  const text = createGunzip().setEncoding('utf8');
  const packed = createReadStream(file).on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const piece of packed.pipe(text) as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop()!;
      if (lines.length > 0) yield lines;
    }
  } finally {
    packed.destroy();
  }
}
