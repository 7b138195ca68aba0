import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Kept, but asked about each time (decisions §2). */
export const ASKED_EACH_TIME = 'no-cache';

/** RFC 9110 §13.1.2: any of a list, compared weakly (a packing proxy marks the tag with W/), or '*'. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

/**
 * What a client tells with its next questions: it is shown nothing older (http/answers/fastPath.ts). Its name must not begin with `X-Content-`: of
 * such headers Chromium keeps what it had when the answer is 304.
 */
export const VERSION_HEADER = 'Content-Version';

/**
 * Says of which content version an answer is, so that whoever changed something sees it from then on, whichever process they ask.
 * @param version learnt of before the answer was read, since what is committed meanwhile is not in it; after a change what this process has heard
 * of by now, which includes the change
 */
export function sayVersion(response: Response, version: number): void {
  response.set(VERSION_HEADER, String(version));
}

/**
 * `no-cache` with a strong ETag: always asked again, sent again only when it differs (decisions §2).
 * @param text the body; its content type is set already
 * @param vary the headers of the request that the answer depends on
 */
export function sendCacheable(request: Request, response: Response, text: string, vary: string): void {
  const body = Buffer.from(text);
  tag(response, body, vary);
  sendTagged(request, response, body);
}

/** A strong tag: what differs by a byte has another one. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** The headers of `sendCacheable`. */
export function tag(response: Response, body: Buffer, vary: string): void {
  response.set({ 'Cache-Control': ASKED_EACH_TIME, Vary: vary, ETag: etagOf(body) });
}

/** Sends what was tagged, or only that it is the same. */
export function sendTagged(request: Request, response: Response, body: Buffer): void {
  // compared here and not by Express, which gives the body again to a client that sends 'no-cache' itself
  if (!isKnown(request.get('If-None-Match'), response.get('ETag')!)) return void response.send(body);
  response.removeHeader('Content-Type');
  response.removeHeader('Content-Length');
  response.status(304).end();
}
