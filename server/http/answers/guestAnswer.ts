import type { OutgoingHttpHeaders } from 'node:http';
import { VERSION_HEADER } from '../conditional.js';
import { REQUEST_ID_HEADER } from '../requestLog.js';

/** From here on an answer is sent as a buffer. */
const LONG_BYTES = 16 * 1024;

/** An answer with status 200, as every guest gets it. */
export interface GuestAnswer {
  /** Of the content that it shows, at least. */
  version: number;
  etag: string | undefined;
  /**
   * Its bytes in UTF-8; in a string each is a letter ('latin1'). A short one is a string, which Node sends in one piece with the headers:
   * a fifth less than a buffer beside them. And of single bytes: one Devanagari letter would make two of each, and the whole of it be
   * encoded anew each time. A long one is a buffer: to copy it into that piece would cost more than it saves.
   */
  body: string | Buffer;
  /** Name, value, name, value, as Node writes and types them; without the id of the request. Nobody changes them. */
  headers: string[];
  /** The same for a 304. */
  headersOf304: string[];
}

/** What all answers to a question have alike, whatever they say. */
export interface SharedHeaders {
  /** Name, value, name, value. */
  headers: readonly string[];
  headersOf304: readonly string[];
  isTagged: boolean;
}

/** Of each answer alone. */
const OWN = [REQUEST_ID_HEADER, VERSION_HEADER, 'Content-Length', 'ETag'].map((name) => name.toLowerCase());

/** @param headers of one of the answers */
export function sharedHeaders(headers: OutgoingHttpHeaders): SharedHeaders {
  const shared = Object.entries(headers).filter(([name]) => !OWN.includes(name.toLowerCase()));
  return {
    headers: flat(shared),
    headersOf304: flat(shared.filter(([name]) => name.toLowerCase() !== 'content-type')),
    isTagged: headers.etag !== undefined,
  };
}

const flat = (entries: [string, OutgoingHttpHeaders[string]][]): string[] =>
  entries.flatMap(([name, value]) => [name, String(value)]);

/** @param etag of the body, if the answers are tagged */
export function guestAnswer(shared: SharedHeaders, body: Buffer, version: number, etag?: string): GuestAnswer {
  const own = [VERSION_HEADER, String(version), ...(etag === undefined ? [] : ['ETag', etag])];
  return {
    version,
    etag,
    body: body.length < LONG_BYTES ? body.toString('latin1') : body,
    headers: [...shared.headers, ...own, 'Content-Length', String(body.length)],
    headersOf304: [...shared.headersOf304, ...own],
  };
}
