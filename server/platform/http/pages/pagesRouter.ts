import path from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { siteUrl } from '../../config.js';
import { type Deps, systemContext } from '../../context.js';
import { readContentVersion } from '../../contentVersion/service.js';
import { ASKED_EACH_TIME, isKnown } from '../conditional.js';
import { allowStyle } from '../securityHeaders.js';
import { type AskAsGuest, type ClientRenderer, loadRenderer } from './clientRenderer.js';
import { Drawing, NOT_NOW } from './drawing.js';
import { languageOf } from './language.js';
import type { SentPage } from './pageCache.js';

/** A longer query names nothing that we have; it is left to the browser. */
const MAX_QUERY = 300;
const VARIES_BY = 'Accept-Encoding, Accept-Language, Cookie';

export interface Pages {
  router: Router;
  /** The paths of the pages that search engines are told of, but for those of one thing. */
  listed: () => Promise<readonly string[]>;
}

/**
 * The pages of the client under addresses with paths: `/products/…` answers with HTML that is there before any script, for people
 * whose script is still on its way and for all who run none (crawlers, previews of links). In a browser the client takes it over
 * at `/#/products/…`. Everybody gets what a guest sees: nobody is known here by a cookie.
 * @param clientDir the folder of the built client
 * @param load finds the client that draws
 */
export function openPages(deps: Deps, clientDir: string, ask: AskAsGuest, load = loadRenderer): Pages {
  const drawing = new Drawing({
    clientDir,
    load,
    origin: () => siteUrl(deps.config),
    ask,
    contentVersion: async () => deps.contentVersion.known() ?? readContentVersion(systemContext(deps, 'pages').em),
    onFailure: (error) => deps.log.error({ err: error }, 'a page could not be drawn'),
  });
  const router = Router();
  router.get('/{*path}', answerVisits(drawing));
  return { router, listed: async () => (await drawing.renderer('en'))?.listedPages ?? ['/'] };
}

const answerVisits =
  (drawing: Drawing): RequestHandler =>
  async (request, response, next) => {
    const renderer = isVisit(request) ? await drawing.renderer(languageOf(request)) : null;
    if (renderer) await sendVisit(drawing, renderer, request, response);
    else next();
  };

async function sendVisit(drawing: Drawing, renderer: ClientRenderer, request: Request, response: Response) {
  const { path: where, originalUrl: address } = request;
  const kind = renderer.kindOf(where);
  const isDrawable = kind !== 'undrawn' && address.length - where.length <= MAX_QUERY;
  const place = { address, path: knownPath(where), language: languageOf(request) };
  const page = isDrawable ? await drawing.page(renderer, kind, place) : NOT_NOW;
  response.set({ 'Content-Type': 'text/html; charset=utf-8', Vary: VARIES_BY });
  if (page === NOT_NOW) response.set('Cache-Control', 'no-store').send(drawing.template.unlisted());
  else sendPage(request, response, page, kind === 'public');
}

/** The path as our links have it: in capitals, or with a slash at its end, the client shows the same page. */
const knownPath = (where: string): string => where.toLowerCase().replace(/(?<=.)\/+$/, '');

/** A person or a crawler that came for a page, and not a program or a file that is gone. */
const isVisit = (request: Request): boolean =>
  !request.path.startsWith('//') &&
  !path.posix.basename(request.path).includes('.') &&
  request.accepts(['html', 'json']) === 'html';

/** Our own client fetches what it shows after '#': to it, 'there is no such page' is an answer and no failure. */
const isForClient = (request: Request): boolean => request.get('X-Page-For') === 'client';

function sendPage(request: Request, response: Response, page: SentPage, isPublic: boolean): void {
  const { status, body, packed, etag, styles } = page;
  allowStyle(response, styles);
  const isKept = isPublic && status === 200;
  response.set('Cache-Control', isKept ? ASKED_EACH_TIME : 'no-store');
  if (isKept) {
    response.set('ETag', etag);
    if (isKnown(request.get('If-None-Match'), etag)) {
      response.removeHeader('Content-Type');
      response.status(304).end();
      return;
    }
  }
  const isPacked = request.acceptsEncodings(['br']) === 'br';
  if (isPacked) response.set('Content-Encoding', 'br');
  response.status(isForClient(request) ? 200 : status).send(isPacked ? packed : body);
}
