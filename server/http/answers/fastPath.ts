import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { KnownVersion } from '../../core/contentVersion/knownVersion.js';
import { isKnown, VERSION_HEADER } from '../conditional.js';
import { REQUEST_ID_HEADER } from '../requestLog.js';
import type { GuestAnswer } from './guestAnswer.js';
import type { KeptAnswers } from './keptAnswers.js';

/** Longer documents are nobody's pages. */
const LARGEST_BODY_BYTES = 16 * 1024;

const JSON_TYPE = 'application/json';

/** The greatest content version that a client has learnt of; it is shown nothing older. */
const CLIENT_VERSION = VERSION_HEADER.toLowerCase();

/** A guest's question to GraphQL that is not answered out of memory. */
export interface Missed {
  /** The address or the body, letter by letter. */
  text: string;
  /** Known before anything is read, so that the answer is of that version or a later one; null where nothing may be kept under it. */
  version: number | null;
  /** Keeps the answer for whoever asks the same. */
  keep(answer: GuestAnswer): void;
  /** Has it answered as if it had never been looked at. */
  goLongWay(): void;
}

/** What is not answered here. */
interface OtherWays {
  /** Guests' questions. */
  missed(request: IncomingMessage, response: ServerResponse, question: Missed): void;
  /** Everything else. */
  longWay: RequestListener;
}

/**
 * The short way past Express, for guests' questions to GraphQL that were answered before: the same headers, the same body, no
 * statement, no line in the log, and so no id that would name it. Whatever is unusual goes the long way. All that an answer depends
 * on is compared as it came, letter by letter: the address or the body, and the types that are accepted. Who shows an `Authorization`
 * never comes here, whatever it is.
 * @param kept null where no answer is to be kept
 */
export function answerFast(
  kept: KeptAnswers | null,
  contentVersion: Pick<KnownVersion, 'known'>,
  { missed, longWay }: OtherWays,
): RequestListener {
  /** @param body what was read of it, if anything was */
  function answer(request: IncomingMessage, response: ServerResponse, text: string, body?: Buffer): void {
    const goLongWay = () => {
      if (body) request.unshift(body);
      longWay(request, response);
    };
    // where nothing is kept, no answer has to be of a version, and the database itself is asked (docs/decisions/0033)
    const known = kept && contentVersion.known();
    const version = known !== null && Number(request.headers[CLIENT_VERSION] ?? 0) > known ? null : known;
    if (version === null || !kept)
      return missed(request, response, { text, version, keep: () => undefined, goLongWay });
    const asked = { method: request.method, accept: request.headers.accept, text };
    const found = kept.find(asked, version);
    if (found) sendAnswer(request, response, found);
    else missed(request, response, { text, version, keep: (given) => kept.keep(asked, given), goLongWay });
  }

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (headers.authorization !== undefined) longWay(request, response);
    else if (method === 'GET' && url.startsWith('/graphql?') && !hasBody(headers)) answer(request, response, url);
    else if (method === 'POST' && url === '/graphql' && isShortJson(headers)) {
      readBody(request, Number(headers['content-length']), (body) => answer(request, response, body.toString(), body));
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

/** Reads the whole body, and not its end: after that it could not be put back. */
function readBody(request: IncomingMessage, length: number, done: (body: Buffer) => void): void {
  let body: Buffer = Buffer.alloc(0);
  const read = () => {
    while (body.length < length) {
      const chunk: Buffer | null = request.read();
      if (!chunk) return;
      body = body.length === 0 ? chunk : Buffer.concat([body, chunk]);
    }
    request.off('readable', read);
    done(body);
  };
  request.on('readable', read);
}

/**
 * Sends an answer, or only that it is the same.
 * @param id of the request, where the log knows of it
 */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: GuestAnswer, id?: string): void {
  const withId = (headers: string[]) => (id === undefined ? headers : [...headers, REQUEST_ID_HEADER, id]);
  if (answer.etag && isKnown(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, withId(answer.headersOf304)).end();
  } else response.writeHead(200, withId(answer.headers)).end(answer.body, 'latin1');
}
