import { type RequestHandler, Router } from 'express';
import { pageUrl } from '../../core/config/config.js';
import type { Deps } from '../../core/context.js';
import { notFound } from '../../core/errors.js';
import { contextOf } from '../../http/requestInfo.js';
import { answerWithError } from '../../http/rest/rest.js';
import { isSignedReturn } from './esewa.js';
import { checkOnlinePayment } from './service.js';

/**
 * Where the providers send payers back to (decisions §15): it asks the provider, and leads to the page that shows what became of it. What the
 * browser carries is believed in nothing.
 */
export function payReturnRouter(deps: Deps): Router {
  const router = Router();
  // the page itself, `/pay/{attempt}`, is the client's
  router.get('/:provider/:attempt', comeBack(deps));
  router.use(answerWithError(deps));
  return router;
}

function comeBack(deps: Deps): RequestHandler {
  return async (request, response) => {
    const { provider, attempt } = request.params;
    if (provider !== 'esewa' && provider !== 'khalti') throw notFound();
    const ctx = contextOf(deps, request, null);
    const { esewa } = ctx.config.payments;
    const { data } = request.query;
    if (provider === 'esewa' && esewa && typeof data === 'string' && !isSignedReturn(esewa, data)) {
      ctx.log.warn({ provider }, 'somebody came back with data that eSewa has not signed');
    }
    const { id } = await checkOnlinePayment(ctx, String(attempt));
    // names of transactions are in this address: nobody keeps it, nobody is told where one came from
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    response
      .status(303)
      .set('Location', pageUrl(ctx.config, `/pay/${id}`))
      .end();
  };
}
