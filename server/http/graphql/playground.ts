import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Request, Router } from 'express';
import { contentSecurityPolicy } from 'helmet';
import { sendCacheable } from '../conditional.js';
import { ANSWER_TYPES } from './graphqlOverHttp.js';

/** Nothing but our own files: no inline script, no `eval`. The editor draws with inline styles and small pictures of its own. */
const policy = contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

/**
 * The playground, for whoever opens the address of GraphQL in a browser without a query (decisions §1). Everybody else
 * goes on to the answer.
 * @param clientDir the folder of the built client; without one a sentence says how to ask
 */
export function playgroundRouter(clientDir: string | undefined): Router {
  const file = clientDir && path.join(clientDir, 'playground', 'index.html');
  const page = file && existsSync(file) ? readFileSync(file, 'utf8') : null;
  const router = Router();
  router.get('/', (request, _response, next) => next(isVisit(request) ? undefined : 'router'), policy);
  router.get('/', (request, response) => {
    if (page !== null) return sendCacheable(request, response.type('html'), page, 'Accept');
    response.status(404).set({ 'Cache-Control': 'no-store', Vary: 'Accept' }).type('text/plain');
    response.send('The playground is not built. GraphQL is asked here by POST, or by GET with a query.\n');
  });
  return router;
}

/** A person who came to look, and not a program with something to ask. */
const isVisit = (request: Request): boolean =>
  request.query.query === undefined &&
  request.query.extensions === undefined &&
  request.accepts([...ANSWER_TYPES, 'text/html']) === 'text/html';
