import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import parseRange from 'range-parser';
import { notFound } from '../core/errors.js';
import type { ByteRange, ObjectStore } from '../infra/storage/object.store.js';
import { isKnown } from './conditional.js';
import { withoutDocumentHeaders } from './securityHeaders.js';

interface Sending {
  key: string;
  /** The content type. */
  mime: string;
  /** The `Cache-Control` header. */
  caching: string;
}

/**
 * Sends what the store holds under a key, or a part of it (RFC 9110 §14); several parts at once are answered with the
 * whole. The last name of the key is its tag, so content must not change under its key.
 * @throws AppError NOT_FOUND
 */
export async function sendObject(
  store: ObjectStore,
  request: Request,
  response: Response,
  { key, mime, caching }: Sending,
): Promise<void> {
  const size = await store.size(key);
  if (size === null) throw notFound();
  const etag = `"${key.split('/').at(-1)!}"`;
  const range = wantedRange(request, size, etag);
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${size}`).end();
    return;
  }
  const isKnownAlready = isKnown(request.get('If-None-Match'), etag);
  const hasBody = request.method !== 'HEAD' && !isKnownAlready;
  // opened before anything is said of it: a failure must not be kept for as long as the content would be
  const content = hasBody ? await store.read(key, range) : null;
  if (hasBody && !content) throw notFound();
  withoutDocumentHeaders(response);
  response.set({
    'Content-Type': mime,
    'Cache-Control': caching,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    // whatever a browser may take it for, it runs nothing and loads nothing
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (isKnownAlready) {
    response.status(304).end();
    return;
  }
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  response.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  // whoever leaves in the middle of a video has not found a fault
  if (content) await pipeline(content, response).catch(() => response.destroy());
  else response.end();
}

function wantedRange(request: Request, size: number, etag: string): ByteRange | 'unsatisfiable' | undefined {
  const wanted = request.get('Range');
  const unchanged = request.get('If-Range');
  if (!wanted || (unchanged !== undefined && unchanged !== etag)) return undefined;
  const ranges = parseRange(size, wanted, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}
