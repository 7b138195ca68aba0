import path from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { siteUrl } from '../../core/config/config.js';
import { readContentVersion } from '../../core/contentVersion/contentVersion.js';
import { type Deps, systemContext } from '../../core/context.js';
import { notFound } from '../../core/errors.js';
import { limitedHere } from '../../core/limits.js';
import { ASKED_EACH_TIME, isKnown } from '../conditional.js';
import { countedAddress } from '../requestInfo.js';
import { allowStyle } from '../securityHeaders.js';
import { type AskAsGuest, type ClientRenderer, loadRenderer, type PageKind } from './clientRenderer.js';
import { Drawing, NotNow, type PageRequest } from './drawing.js';
import { DRAWINGS } from './drawingPlaces.js';
import { type Asked, askedIn, pathIn, PLAIN } from './language.js';
import type { SentPage } from './pageCache.js';

/** A longer query names nothing that we have: a hundred letters of Nepali are 900 in an address, and a cursor 500. */
const MAX_QUERY = 2_000;
const VARIES_BY = 'Accept-Encoding, Accept-Language, Cookie';
/** An address that names its language is the same for everybody. */
const NAMED_VARIES_BY = 'Accept-Encoding';

export interface Pages {
  router: Router;
  /** Behind all others: a person is told by a page that there is nothing, a program as by our other doors. */
  missing: RequestHandler;
  /** The paths of the pages that search engines are told of, but for those of one thing. */
  listed: () => Promise<readonly string[]>;
}

/**
 * The pages of the client under addresses with paths: `/products/…` answers with HTML that is there before any script, for people
 * whose script is still on its way and for all who run none (crawlers, previews of links). In a browser the client takes it over
 * at `/#/products/…`. Everybody gets what a guest sees: nobody is known here by a cookie. Such an address is drawn in English, and in Nepali
 * below `/ne`, whereto visitors with that language are led on.
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
    count: limitedHere(deps.config, DRAWINGS),
    onFailure: (error) => deps.log.error({ err: error }, 'a page could not be drawn'),
  });
  const router = Router();
  // the file is there, and the page has another name
  router.get('/index.html', (_request, response) => response.redirect(301, '/'));
  // mail programs write the '#' of a link in this way, which makes a path of it
  router.get(/^\/%23/i, (request, response) => response.redirect(301, withoutHash(request.originalUrl)));
  router.use(answerVisits(drawing));
  return {
    router,
    missing: answerMissing(drawing),
    listed: async () => (await drawing.renderer('en'))?.listedPages ?? ['/'],
  };
}

const answerVisits =
  (drawing: Drawing): RequestHandler =>
  async (request, response, next) => {
    const asked = askedIn(request);
    const renderer = isVisit(request) ? await drawing.renderer(asked.language) : null;
    if (!renderer || isFile(renderer, asked.path)) next();
    else if (request.path.startsWith('//')) response.redirect(301, withOneSlash(request.originalUrl));
    else await sendVisit(drawing, renderer, asked, request, response);
  };

const answerMissing =
  (drawing: Drawing): RequestHandler =>
  async (request, response) => {
    const asked = askedIn(request);
    const renderer = isVisit(request) && namesHtml(request) ? await drawing.renderer(asked.language) : null;
    if (!renderer) throw notFound();
    await sendVisit(drawing, renderer, asked, request, response);
  };

/** A part of a page is asked for with `*\/*`, and gets no page in its place. */
const namesHtml = (request: Request): boolean => request.accepts().includes('text/html');

async function sendVisit(
  drawing: Drawing,
  renderer: ClientRenderer,
  asked: Asked,
  request: Request,
  response: Response,
): Promise<void> {
  const kind = renderer.kindOf(asked.path);
  response.vary(asked.isNamed ? NAMED_VARIES_BY : VARIES_BY);
  if (isElsewhere(asked, kind)) {
    const there = pathIn(asked.language, request.path) + queryIn(request.originalUrl);
    response.set('Cache-Control', 'no-store').redirect(302, there);
    return;
  }
  const page = kind === 'undrawn' ? null : await drawing.page(renderer, kind, askedFor(renderer, kind, asked, request));
  response.set('Content-Type', 'text/html; charset=utf-8');
  if (page === null) response.set('Cache-Control', 'no-store').send(drawing.template.unlisted());
  else if (page instanceof NotNow) sendNotNow(response, page, drawing.template.shell);
  else sendPage(request, response, page, kind === 'public');
}

/** Whether the page has an address of its own in the language of who came. One that is not there has none. */
const isElsewhere = ({ isNamed, language }: Asked, kind: PageKind): boolean =>
  !isNamed && language !== PLAIN && (kind === 'public' || kind === 'unlisted');

/** However an address is written, it is drawn and kept by what names the page. */
function askedFor(renderer: ClientRenderer, kind: PageKind, asked: Asked, request: Request): PageRequest {
  const path = knownPath(asked.path);
  // a secret keeps its capitals
  const where = kind === 'public' ? path : asked.path;
  const address = renderer.knownAddress(where + queryIn(request.originalUrl));
  const isTooLong = address.length - where.length > MAX_QUERY;
  const visitor = countedAddress(request.ip);
  return { address: isTooLong ? where : address, path, language: asked.language, visitor };
}

const queryIn = (address: string): string => /\?.*$/.exec(address)?.[0] ?? '';

/** A browser draws the page itself. Search engines come again, where 200 would have them forget what they know of it. */
const sendNotNow = (response: Response, { status, retryAfter }: NotNow, shell: string) =>
  response
    .status(status)
    .set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) })
    .send(shell);

/** The path as our links have it: in capitals, or with a slash at its end, the client shows the same page. */
const knownPath = (where: string): string => where.toLowerCase().replace(/(?<=.)\/+$/, '');

/** A person or a crawler that came for a page, and not a program. */
const isVisit = (request: Request): boolean =>
  ['GET', 'HEAD'].includes(request.method) && request.accepts(['html', 'json']) === 'html';

/** What is named like a file, except where a page could stand. */
const isFile = (renderer: ClientRenderer, where: string): boolean =>
  path.posix.basename(where).includes('.') && renderer.kindOf(where) === 'unknown';

/** As it was meant: two slashes, or one and a backslash, would lead a browser to another site. */
const withOneSlash = (address: string): string => address.replace(/^[/\\]+/, '/');

/** The path that stands for the route behind the '#'; on this site, whatever it begins with. */
const withoutHash = (address: string): string =>
  withOneSlash(`/${address.replace(/^\/%23/i, '').replace(/%2f/gi, '/')}`);

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
  response.status(status).send(isPacked ? packed : body);
}
