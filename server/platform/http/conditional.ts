import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Kept, but asked about each time (decisions §2). */
export const ASKED_EACH_TIME = 'no-cache';

/** RFC 9110 §13.1.2: any of a list, compared weakly (a packing proxy marks the tag with W/), or '*'. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

/**
 * `no-cache` with a strong ETag: always asked again, sent again only when it differs (decisions §2).
 * @param text the body; its content type is set already
 * @param vary the headers of the request that the answer depends on
 */
export function sendCacheable(request: Request, response: Response, text: string, vary: string): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  response.set({ 'Cache-Control': ASKED_EACH_TIME, Vary: vary, ETag: etag });
  // compared here and not by Express, which gives the body again to a client that sends 'no-cache' itself
  if (!isKnown(request.get('If-None-Match'), etag)) return void response.send(Buffer.from(text));
  response.removeHeader('Content-Type');
  response.status(304).end();
}
