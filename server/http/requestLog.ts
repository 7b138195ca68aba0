import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Deps } from '../core/context.js';
import { runAs } from '../core/currentWork.js';
import type { Logger } from '../infra/log.js';
import { isProbe } from '../infra/telemetry/route.js';

/** Of each request alone. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** What one part of a path must not show. */
const SECRETS = [
  // whatever a password can be reset by
  /(?<=\/reset-password\/)[^/]+/,
  // the id of a repair, which opens its tracking page
  /(?:[0-9a-z]-*){12}(?=\/|$)/,
  // and what may be one that was mistyped; names of ours have no digits
  /(?=[a-z-]*\d)[0-9a-z-]{12,20}(?=\/|$)/,
  // anything long, as the token that ends the newsletter for somebody
  /[\w-]{40,}/,
  // other ids, that of a file among them
  /[0-9a-f-]{36}/,
  /[0-9a-f]{32}(?:-[\w-]+)?/,
];
const ID_IN_PATH = new RegExp(`(?<=/)(?:${SECRETS.map(({ source }) => source).join('|')})`, 'gi');

/** What is known of a request from its arrival on. */
export interface Arrival {
  id: string;
  /** As `Date.now()` gives it. */
  at: number;
}

const ids = new WeakMap<IncomingMessage, string>();

/** The id that the request was given when it came in. */
export const requestIdOf = (request: IncomingMessage): string => ids.get(request)!;

/** Notes that a request has come. */
export const arrival = (): Arrival => ({ id: randomUUID(), at: Date.now() });

/** Does the work of a request, so that whatever is told of it names its id, and belongs to its trace. */
export const workOf = <Result>({ telemetry }: Deps, request: IncomingMessage, id: string, work: () => Result): Result =>
  runAs({ requestId: id }, () => telemetry.within(request, work));

/** Gives every request an id, and its end a line in the log. */
export function requestLog(deps: Deps): RequestHandler {
  const logEnd = requestEnds(deps);
  return (request, response, next) => {
    const arrived = arrival();
    ids.set(request, arrived.id);
    response.setHeader(REQUEST_ID_HEADER, arrived.id);
    logEnd(request, response, arrived);
    workOf(deps, request, arrived.id, next);
  };
}

/**
 * Leaves a line in the log when a request ends. The query is left out: it can carry what people typed.
 * @returns tells of a request that is being answered
 */
export function requestEnds({
  log,
  telemetry,
}: Pick<Deps, 'log' | 'telemetry'>): (request: IncomingMessage, response: ServerResponse, arrived: Arrival) => void {
  // nothing else than what is below is in its lines: looking for secrets in them took a tenth of a request
  const lines = log.child({}, { redact: [] }) as Logger;
  return (request, response, { id, at }) => {
    if (isProbe(request)) return;
    const { method, url = '' } = request;
    const path = url.split('?')[0]!.replace(ID_IN_PATH, ':id');
    response.once('close', () => {
      const traceId = telemetry.traceIdOf(request);
      const line = {
        req: { id, method, path },
        res: { status: response.statusCode },
        ...(traceId !== undefined && { traceId }),
        responseTime: Date.now() - at,
      };
      // what is away for now has said so itself, if it is ours
      if (response.statusCode === 503) lines.warn(line, 'request errored');
      else if (response.statusCode >= 500) lines.error(line, 'request errored');
      else {
        // a page asks for dozens of the files that it was built into
        const level = response.statusCode < 400 && path.startsWith('/assets/') ? 'debug' : 'info';
        lines[level](line, response.writableFinished ? 'request completed' : 'request aborted');
      }
    });
  };
}
