import { type RequestHandler, Router } from 'express';
import type { Deps } from '../../core/context.js';
import { contextOf } from '../../http/requestInfo.js';
import { answerWithError } from '../../http/rest/rest.js';
import { unsubscribeFromNewsletter } from './unsubscribe.service.js';

/**
 * `/unsubscribe/{token}`, which is in the header of each newsletter. Mail programs post to it, with whatever body
 * (RFC 8058); whoever follows it as a link only gets to the page, since mail scanners follow links, too (decisions §9).
 */
export function unsubscribeRouter(deps: Deps): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    next();
  });
  router.get('/:token', showPage);
  router.post('/:token', unsubscribe(deps));
  router.use(answerWithError(deps));
  return router;
}

const showPage: RequestHandler<{ token: string }> = (request, response) => {
  const page = `/#/unsubscribe/${encodeURIComponent(request.params.token)}`;
  response.status(302).set('Location', page).end();
};

const unsubscribe =
  (deps: Deps): RequestHandler<{ token: string }> =>
  async (request, response) => {
    await unsubscribeFromNewsletter(contextOf(deps, request, null), request.params.token);
    response.type('text/plain').send('You have been unsubscribed.');
  };
