import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { TargetRefused } from './target.js';

/** Name look-up, connection, sending and the answer, all together. */
const TIMEOUT_MS = 10_000;
/** So much of an answer is read, so that the receiver can end it; nobody looks at it. */
const MAX_ANSWER_BYTES = 64 * 1024;

interface Options {
  /** How the name is looked up; the usual way if not given. */
  lookup: LookupFunction | undefined;
  headers: Record<string, string>;
  /** Breaks it off. */
  signal: AbortSignal;
  timeoutMs?: number;
}

/**
 * Posts JSON to somebody else's server, once: no redirect is followed, no connection is kept, and what is answered is thrown away.
 * @returns the HTTP status, also where the body that follows never ends
 * @throws whatever came between; problemOf says it in words
 */
export function postJson(url: URL, body: string, options: Options): Promise<number> {
  const { lookup, headers, signal, timeoutMs = TIMEOUT_MS } = options;
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    agent: false,
    lookup,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: {
      ...headers,
      'User-Agent': 'Parda-Webhooks',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  });
  return new Promise((resolve, reject) => {
    let status: number | undefined;
    // once the status is known, how the rest ends changes nothing
    request.on('error', (error) => (status === undefined ? reject(error) : resolve(status)));
    // an answer that changes the protocol is no response, and Node tells of no error either
    request.on('close', () => {
      if (status === undefined) reject(new Error('It was closed without an answer.'));
    });
    request.on('response', (response) => {
      status = response.statusCode!;
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_ANSWER_BYTES) response.destroy();
      });
      response.on('error', () => undefined);
      response.on('close', () => resolve(response.statusCode!));
    });
    request.end(body);
  });
}

const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;
const CERTIFICATE = /CERT|SELF_SIGNED|SIGNATURE|ISSUER|TLS|SSL/;

/** Why there was no answer, in words of ours: an error's own message may say anything. */
export function problemOf(error: unknown): string {
  if (error instanceof TargetRefused) return error.message;
  const { name, code, cause } = error as NodeJS.ErrnoException & { cause?: { name?: string } };
  if (name === 'TimeoutError' || cause?.name === 'TimeoutError') return 'It did not answer in time.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The host of this address cannot be found.';
  if (code === 'ECONNREFUSED') return 'Nobody listens at this address.';
  const known = typeof code === 'string' && CODE.test(code) ? ` (${code})` : '';
  if (known && CERTIFICATE.test(known)) return `Its certificate cannot be trusted${known}.`;
  return `It could not be reached${known}.`;
}
