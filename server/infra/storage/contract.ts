import type { Readable } from 'node:stream';

/**
 * Where files are kept: a folder, or a bucket that any S3-compatible service holds (decisions §7). Keys are paths of ours
 * like `image/ab/abcd…/master.webp`; anything else is refused with an error (`keys.ts`).
 */
export interface ObjectStore {
  /**
   * Writes whole or not at all, replacing what is there. What it has acknowledged survives a power cut.
   * @param source bytes, or the path of a file, which stays where it is
   */
  put(key: string, source: Uint8Array | string): Promise<void>;
  /** Its size in bytes, or null where there is none. */
  size(key: string): Promise<number | null>;
  /**
   * The content, or null where there is none. Whoever asks reads it to the end or destroys it; what breaks off in the middle
   * is an error of the stream.
   * @param range a part of it that lies within its size, both ends included
   */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** All that is there, in no particular order; what comes or goes meanwhile may be missed. */
  keys(): AsyncIterable<string>;
  /** Removes everything below a prefix that ends in '/'; nothing there is no error. */
  removeAll(prefix: string): Promise<void>;
  close(): void;
}

/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}
