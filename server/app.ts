import express, { type Express } from 'express';
import proxyAddress from 'proxy-addr';
import { authenticator } from './accounts/authenticator.js';
import { socialRouter } from './accounts/social/router.js';
import { buildGraphqlSchema } from './graphql.js';
import { deliveryRouter, keptByNobody } from './media/deliveryRouter.js';
import { CLOUDINARY_ORIGIN } from './media/settings.js';
import { uploadRouter } from './media/uploadRouter.js';
import { unsubscribeRouter } from './newsletter/unsubscribe.router.js';
import { openApiDocument } from './openapi.js';
import type { Deps } from './platform/context.js';
import { graphqlRouter, startApollo } from './platform/http/graphql.js';
import { healthRouter } from './platform/http/health.js';
import { openApiRouter } from './platform/http/openapi/router.js';
import { playgroundRouter } from './platform/http/playground.js';
import { countedAddress, identifyCaller, requestLog } from './platform/http/requestInfo.js';
import { answerWithError, restRouter } from './platform/http/rest.js';
import { openSocketDoor, type SocketDoor } from './platform/http/socketDoor.js';
import { MEDIA_PATH } from './platform/mediaAddress.js';
import { securityHeaders, websiteRouter } from './platform/http/website.js';
import { restRoutes } from './rest.js';
import { rules } from './scopes.js';

/** A running application without its socket. */
export interface App {
  http: Express;
  /** Live updates; to be closed before the socket is. */
  live: SocketDoor;
  /** Ends what the application itself started; the database is the caller's. */
  stop(): Promise<void>;
}

/**
 * The whole server on one screen: the very application that main.ts listens with and the tests call.
 * @param clientDir the folder of the built client; without one only the interfaces are served
 */
export async function createApp(deps: Deps, clientDir?: string): Promise<App> {
  const schema = buildGraphqlSchema();
  const apollo = await startApollo(deps, schema);
  const http = express();
  http.disable('x-powered-by');
  // Express's own tags are weak; the REST door makes strong ones where they belong
  http.disable('etag');
  http.set('trust proxy', deps.config.trustProxy);
  http.set('query parser', 'simple');

  http.use(healthRouter(deps));
  http.use(requestLog(deps));
  http.use(securityHeaders(clientDir, deps.config.cloudinary ? [CLOUDINARY_ORIGIN] : []));
  const authenticate = authenticator(deps);
  const identify = identifyCaller(authenticate);
  http.use('/graphql', playgroundRouter(clientDir), graphqlRouter(deps, apollo, identify));
  http.use('/api', openApiRouter(openApiDocument, clientDir), restRouter(deps, restRoutes, identify, rules));
  http.use('/auth', socialRouter(deps));
  http.use('/unsubscribe', unsubscribeRouter(deps));
  http.use(MEDIA_PATH, keptByNobody, deliveryRouter(deps), uploadRouter(deps, identify));
  if (clientDir) http.use(websiteRouter(clientDir));
  http.use(answerWithError(deps));

  const live = openSocketDoor(deps, {
    schema,
    authenticate,
    addressOf: (request) => countedAddress(proxyAddress(request, http.get('trust proxy fn'))),
  });
  return { http, live, stop: () => apollo.stop() };
}
