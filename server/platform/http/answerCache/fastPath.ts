import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { KnownVersion } from '../../contentVersion/knownVersion.js';
import { isKnown } from '../conditional.js';
import { type KeptAnswer, type KeptAnswers, REQUEST_ID_HEADER, type Ticket } from './keptAnswers.js';

/** Longer documents are nobody's pages. */
const LARGEST_BODY_BYTES = 16 * 1024;

const JSON_TYPE = 'application/json';

/** The greatest content version that a client has heard of; it is shown nothing older. */
const CLIENT_VERSION = 'x-content-version';

const tickets = new WeakMap<IncomingMessage, Ticket>();

/** Of a request whose answer may be kept, should it turn out to be everybody's. */
export const ticketOf = (request: IncomingMessage): Ticket | undefined => tickets.get(request);

/**
 * The short way past Express, for guests' questions to GraphQL that were answered before: the same headers, the same body, no
 * statement, no line in the log. Whatever is unusual goes the long way. All that an answer depends on is compared as it came, letter by
 * letter: the address or the body, and the types that are accepted. Who shows an `Authorization` never comes here, whatever it is.
 */
export function answerFast(kept: KeptAnswers, contentVersion: KnownVersion, longWay: RequestListener): RequestListener {
  function answer(request: IncomingMessage, response: ServerResponse, question: string): void {
    const version = contentVersion.known();
    if (version === null || Number(request.headers[CLIENT_VERSION] ?? 0) > version) return longWay(request, response);
    const key = `${request.method} ${request.headers.accept}\n${question}`;
    const found = kept.find(key, version);
    if (found) return send(request, response, found);
    tickets.set(request, { version, keep: (headers, body) => kept.keep(key, version, headers, body) });
    longWay(request, response);
  }

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (headers.authorization !== undefined) longWay(request, response);
    else if (method === 'GET' && url.startsWith('/graphql?') && !hasBody(headers)) answer(request, response, url);
    else if (method === 'POST' && url === '/graphql' && isShortJson(headers)) {
      readBody(request, Number(headers['content-length']), (body) => answer(request, response, body));
    } else longWay(request, response);
  };
}

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  // Apollo Client names it also where there is no body
  (headers['content-type'] ?? JSON_TYPE) !== JSON_TYPE;

const isShortJson = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type'] === JSON_TYPE &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length']) <= LARGEST_BODY_BYTES;

/** Reads the whole body and puts it back, so that the long way finds it as it came. */
function readBody(request: IncomingMessage, length: number, done: (body: string) => void): void {
  const chunks: Buffer[] = [];
  let arrived = 0;
  const read = () => {
    for (let chunk: Buffer | null = request.read(); chunk; chunk = request.read()) {
      chunks.push(chunk);
      arrived += chunk.length;
    }
    if (arrived < length) return;
    request.off('readable', read);
    const body = Buffer.concat(chunks);
    request.unshift(body);
    done(body.toString());
  };
  request.on('readable', read);
}

function send(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void {
  const id = [REQUEST_ID_HEADER, randomUUID()];
  if (answer.etag && isKnown(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, [...answer.headersOf304, ...id]).end();
  } else response.writeHead(200, [...answer.headers, ...id]).end(answer.body, 'latin1');
}
