import express, { type Request, type RequestHandler } from 'express';
import type { Deps } from '../core/context.js';
import { AppError, badInput, isInternal, type PublicError, toPublicError } from '../core/errors.js';
import { isTooDeep, MAX_JSON_LEVELS } from './json.js';
import { noteRefusal } from './refusals.js';
import { actorOf } from './requestInfo.js';
import { requestIdOf } from './requestLog.js';

/** What both doors do alike before a request reaches its rule, and after it has failed. */

const JSON_LIMIT = '1mb';

/** The default for whatever has no better word: failures, and the answers to changes. */
export const neverKept: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Bodies are JSON; an absent one is none, another type is 415 (decisions §12). */
const requireJson: RequestHandler = (request, _response, next) => {
  const hasBody = Number(request.get('Content-Length') ?? 0) > 0 || request.get('Transfer-Encoding') !== undefined;
  if (hasBody && !request.is('application/json')) {
    throw new AppError('UNSUPPORTED_MEDIA', 'Please send the request as application/json.');
  }
  next();
};

const refuseDeepJson: RequestHandler = (request, _response, next) => {
  if (isTooDeep(request.body)) throw badInput(`The request can be at most ${MAX_JSON_LEVELS} levels deep.`);
  next();
};

/** Reads the body of a request. @param strict whether it has to be an object or a list */
export const readJson = ({ strict }: { strict: boolean }): RequestHandler[] => [
  requireJson,
  express.json({ limit: JSON_LIMIT, strict }),
  refuseDeepJson,
];

/** What the caller may see of a failure; one that is our own, and a refusal that somebody may ask about, leave a line in the log. */
export function toLoggedError(deps: Deps, error: unknown, request: Request): PublicError {
  const requestId = requestIdOf(request);
  const shown = toPublicError(error, requestId);
  if (isInternal(shown)) deps.log.error({ err: error, requestId }, 'request failed');
  else noteRefusal(deps.log, shown, { requestId, actor: actorOf(request) });
  return shown;
}
