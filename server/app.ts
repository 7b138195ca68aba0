import type { IncomingMessage, RequestListener } from 'node:http';
import express from 'express';
import proxyAddress from 'proxy-addr';
import { authenticator } from './accounts/signIn/authenticator.js';
import { socialRouter } from './accounts/social/router.js';
import { clientDocuments } from './clientDocuments.gen.js';
import { isTlsForGood } from './core/config/config.js';
import type { Deps } from './core/context.js';
import { MEDIA_PATH } from './core/fields/mediaAddress.js';
import { askAgain } from './http/answers/askAgain.js';
import { answerFast } from './http/answers/fastPath.js';
import { KeptAnswers } from './http/answers/keptAnswers.js';
import { askAsGuest, graphqlRouter, startApollo } from './http/graphql/graphql.js';
import { playgroundRouter } from './http/graphql/playground.js';
import { healthRouter } from './http/health.js';
import { openPages } from './http/pages/pages.router.js';
import { countedAddress, identifyCaller } from './http/requestInfo.js';
import { requestLog } from './http/requestLog.js';
import { openApiRouter } from './http/rest/openapi/router.js';
import { answerNotFound, answerWithError, restRouter } from './http/rest/rest.js';
import { securityHeaders } from './http/securityHeaders.js';
import { openSocketDoor, type SocketDoor } from './http/sockets/socketDoor.js';
import { websiteRouter } from './http/website.js';
import { deliveryRouter, keptByNobody } from './media/delivery/router.js';
import { CLOUDINARY_ORIGIN } from './media/settings.js';
import { uploadRouter } from './media/uploads/router.js';
import { unsubscribeRouter } from './newsletter/links/unsubscribe.router.js';
import { openApiDocumentWith } from './openapi.js';
import { payReturnRouter } from './payments/online/router.js';
import { buildGraphqlSchema, restRoutes } from './rooms.js';
import { sitemapRouter } from './site/sitemap.router.js';

/** A running application without its socket. */
export interface App {
  http: RequestListener;
  /** Live updates; to be closed before the socket is. */
  live: SocketDoor;
  /** Ends what the application itself started; the database is the caller's. */
  stop(): Promise<void>;
}

/**
 * The whole server on one screen: the very application that main.ts listens with and the tests call.
 * @param clientDir the folder of the built client; without one only the interfaces are served
 * @param kept where answers are kept from one caller to the next
 */
export async function createApp(deps: Deps, clientDir?: string, kept = new KeptAnswers()): Promise<App> {
  const schema = buildGraphqlSchema();
  const apollo = await startApollo(deps, schema, clientDocuments);
  const site = express();
  site.disable('x-powered-by');
  // Express's own tags are weak; the REST door makes strong ones where they belong
  site.disable('etag');
  site.set('trust proxy', deps.config.trustProxy);
  site.set('query parser', 'simple');

  site.use(
    securityHeaders({
      clientDir,
      mayCall: deps.config.cloudinary ? [CLOUDINARY_ORIGIN] : [],
      mayPost: deps.config.payments.esewa ? [new URL(deps.config.payments.esewa.formBaseUrl).origin] : [],
      isTlsForGood: isTlsForGood(deps.config),
    }),
  );
  site.use(healthRouter(deps));
  site.use(requestLog(deps));
  const authenticate = authenticator(deps);
  const identify = identifyCaller(authenticate);
  site.use('/graphql', playgroundRouter(clientDir), graphqlRouter(deps, apollo, identify));
  site.use('/api', openApiRouter(deps, openApiDocumentWith, clientDir), restRouter(deps, restRoutes, identify));
  site.use('/auth', socialRouter(deps));
  site.use('/pay', payReturnRouter(deps));
  site.use('/unsubscribe', unsubscribeRouter(deps));
  site.use(MEDIA_PATH, keptByNobody, deliveryRouter(deps), uploadRouter(deps, identify));
  if (clientDir) {
    const pages = openPages(deps, clientDir, askAsGuest(deps, apollo));
    site.use(sitemapRouter(deps, pages.listed), pages.router, websiteRouter(clientDir), pages.missing);
  }
  site.use(answerNotFound);
  site.use(answerWithError(deps));

  const addressOf = (request: IncomingMessage) => countedAddress(proxyAddress(request, site.get('trust proxy fn')));
  const live = openSocketDoor(deps, { schema, authenticate, addressOf });
  const missed = askAgain(deps, { documents: clientDocuments, addressOf });
  const http = answerFast(deps.config.answerCache ? kept : null, deps.contentVersion, { missed, longWay: site });
  deps.telemetry.observe({ keptAnswers: () => kept.counts, liveSockets: live.open, pool: deps.database.pool });
  return { http: deps.telemetry.serving(http), live, stop: () => apollo.stop() };
}
