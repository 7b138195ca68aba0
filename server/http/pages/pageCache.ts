import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../conditional.js';
import { inlineSource } from '../securityHeaders.js';

const brotli = promisify(brotliCompress);

/** A page as it is sent. */
export interface SentPage {
  status: 200 | 404;
  body: Buffer;
  packed: Buffer;
  /** Whether it is packed as small as it can be. */
  isTight: boolean;
  /** A weak one: packed, packed tightly and unpacked it is the same page. */
  etag: string;
  /** What its policy allows besides the shell's: the rules in its head, by their hash. */
  styles: string;
}

/** The memory that kept pages may take, packed and unpacked. */
const BYTES = 24 * 1024 * 1024;
/** A page says how long ago things were: after this it is drawn anew, whether or not anything else has changed. */
const KEPT_MS = 60_000;
/** Whoever comes first waits for it: three milliseconds. */
const QUICK = 5;
/** A tenth smaller, for a tenth of a second beside the others' work. */
const TIGHT = 11;

/** Pages by what they depend on. */
export const pageCache = (): LRUCache<string, SentPage> =>
  new LRUCache({
    maxSize: BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ body, packed }) => body.length + packed.length,
  });

/** Makes a page ready to be sent many times. @param css the rules in its head */
export async function packPage(status: 200 | 404, html: string, css: string): Promise<SentPage> {
  const body = Buffer.from(html);
  const packed = await pack(body, QUICK);
  return { status, body, packed, isTight: false, etag: `W/${etagOf(body)}`, styles: inlineSource(css) };
}

/** The same page, for when it comes again. */
export const packTightly = async (page: SentPage): Promise<SentPage> => ({
  ...page,
  packed: await pack(page.body, TIGHT),
  isTight: true,
});

const pack = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
