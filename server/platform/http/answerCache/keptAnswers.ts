import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** The least used go first. */
const LARGEST_BYTES = 64 * 1024 * 1024;
/** Of one answer: a page of the site is a few kilobytes, and one caller's large answers shall not drive out all others. */
const LARGEST_ANSWER_BYTES = 1024 * 1024;
/** From here on an answer is sent as a buffer. */
const LONG_BYTES = 16 * 1024;
/** What an entry weighs beside its texts; roughly. */
const ENTRY_BYTES = 2048;

/** Of each request alone, so it is kept of none. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** An answer with status 200, as it was sent. */
export interface KeptAnswer {
  /** Of the content that it shows, at least. */
  version: number;
  etag: string | undefined;
  /**
   * Its bytes in UTF-8; in a string each is a letter ('latin1'). A short one is a string, which Node sends in one piece with the headers:
   * a fifth less than a buffer beside them. And of single bytes: one Devanagari letter would make two of each, and the whole of it be
   * encoded anew each time. A long one is a buffer: to copy it into that piece would cost more than it saves.
   */
  body: string | Buffer;
  /** Name, value, name, value, as Node writes them fastest; without the id of the request. */
  headers: readonly string[];
  /** The same for a 304. */
  headersOf304: readonly string[];
}

/** What is noted of a request that had to be executed, so that its answer can be kept. */
export interface Ticket {
  /** Known before anything was read, so that the answer is of that version or a later one. */
  version: number;
  keep(headers: OutgoingHttpHeaders, body: string): void;
}

/** The answers to guests' questions, each for as long as the content version stays what it was. */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: LARGEST_BYTES,
    maxEntrySize: LARGEST_ANSWER_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
  });

  /** How often one was there and how often it was not, since the start. */
  readonly counts = { hits: 0, misses: 0 };

  /** @param key all of the request that its answer depends on */
  find(key: string, version: number): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer?.version === version) {
      this.counts.hits += 1;
      return answer;
    }
    this.counts.misses += 1;
    return undefined;
  }

  /** Keeps an answer; one of a later version stays. */
  keep(key: string, version: number, headers: OutgoingHttpHeaders, body: string): void {
    if ((this.#answers.peek(key)?.version ?? 0) > version) return;
    const written = Object.entries(headers).filter(([name]) => name.toLowerCase() !== REQUEST_ID_HEADER.toLowerCase());
    const of304 = written.filter(([name]) => !/^content-(type|length)$/i.test(name));
    this.#answers.set(key, {
      version,
      etag: headers.etag,
      body: bytesOf(body),
      headers: flat(written),
      headersOf304: flat(of304),
    });
  }
}

function bytesOf(text: string): string | Buffer {
  const bytes = Buffer.from(text);
  return bytes.length < LONG_BYTES ? bytes.toString('latin1') : bytes;
}

const flat = (entries: [string, OutgoingHttpHeaders[string]][]): string[] =>
  entries.flatMap(([name, value]) => [name, String(value)]);
