import { createServer, type Server, type ServerOptions } from 'node:http';

/** Longer than the client's poll, so that a tab's connection lives from one poll to the next. */
const KEEP_ALIVE_MS = 65_000;

/** As Node 24 knows them; its types lag behind. */
const OPTIONS: ServerOptions & { optimizeEmptyRequests: boolean } = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  // who sends no body has none to be read: a tenth of what an answer out of memory costs. Such a request has no events.
  optimizeEmptyRequests: true,
  // An offer of any other protocol, as curl's of HTTP/2, is one that a server may pass over (RFC 9110 §7.8): the request is answered
  // as if it stood without.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

/** The one server of a process; it has no listener yet. */
export const createHttpServer = (): Server => createServer(OPTIONS);
