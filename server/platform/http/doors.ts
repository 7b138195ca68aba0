import type { Request, RequestHandler } from 'express';
import type { Deps } from '../context.js';
import { AppError, isInternal, type PublicError, toPublicError } from '../errors.js';
import { noteRefusal } from './refusals.js';
import { actorOf } from './requestInfo.js';
import { requestIdOf } from './requestLog.js';

/** What both doors do alike before a request reaches its rule, and after it has failed. */

export const JSON_LIMIT = '1mb';

/** The default for whatever has no better word: failures, and the answers to changes. */
export const neverKept: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Bodies are JSON; an absent one is none, another type is 415 (decisions §12). */
export const requireJson: RequestHandler = (request, _response, next) => {
  const hasBody = Number(request.get('Content-Length') ?? 0) > 0 || request.get('Transfer-Encoding') !== undefined;
  if (hasBody && !request.is('application/json')) {
    throw new AppError('UNSUPPORTED_MEDIA', 'Please send the request as application/json.');
  }
  next();
};

/** What the caller may see of a failure; one that is our own, and a refusal that somebody may ask about, leave a line in the log. */
export function toLoggedError(deps: Deps, error: unknown, request: Request): PublicError {
  const requestId = requestIdOf(request);
  const shown = toPublicError(error, requestId);
  if (isInternal(shown)) deps.log.error({ err: error, requestId }, 'request failed');
  else noteRefusal(deps.log, shown, { requestId, actor: actorOf(request) });
  return shown;
}
