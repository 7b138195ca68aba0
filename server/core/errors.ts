import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { z } from 'zod';
import { isOutage } from '../infra/database/outage.js';

/** Every way an operation can fail, and the HTTP status that goes with it (decisions §2). */
export const HTTP_STATUS = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

/** Messages for each input that is wrong, keyed by its path (`pickupCoordinates.latitude`). */
export type FieldErrors = Record<string, string>;

/** What an error looks like to a caller, through either door. */
export interface PublicError {
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
  requestId?: string;
  /** Seconds to wait before trying again; the doors send it as `Retry-After`. */
  retryAfter?: number;
}

/**
 * The one error that rules throw. Its message is meant for people and is the specification's own sentence
 * wherever there is one; both doors show it unchanged.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldErrors,
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'AppError';
  }
}

export const badInput = (message: string, fields?: FieldErrors) => new AppError('BAD_INPUT', message, fields);
export const unauthenticated = (message = 'Please log in to continue.') => new AppError('UNAUTHENTICATED', message);
export const forbidden = (message = 'You are not allowed to do this.') => new AppError('FORBIDDEN', message);
export const notFound = (message = 'Not found.') => new AppError('NOT_FOUND', message);
export const conflict = (message: string, fields?: FieldErrors) => new AppError('CONFLICT', message, fields);
/** A service of somebody else's, which the house needs for this, does not answer as it should. */
export const unavailable = (message: string) => new AppError('UNAVAILABLE', message);
export const rateLimited = (message: string, retryAfter: number) =>
  new AppError('RATE_LIMITED', message, undefined, retryAfter);

const INTERNAL_MESSAGE = 'Something went wrong. Please try again later.';

/**
 * Translates whatever was thrown into what the caller may see. Anything that is not a known failure is masked:
 * its details belong in the log, under the request id that the caller gets instead. What may go well later, since the
 * database, the store or the disk is away for now, is told apart from a mistake of ours.
 */
export function toPublicError(error: unknown, requestId?: string): PublicError {
  if (error instanceof AppError) {
    const { code, message, fields, retryAfter } = error;
    return { code, message, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) };
  }
  if (error instanceof z.ZodError) return fromZodError(error);
  if (error instanceof UniqueConstraintViolationException) {
    return { code: 'CONFLICT', message: 'This already exists.' };
  }
  const transport = fromTransportError(error);
  if (transport) return transport;
  const code = isOutage(error) ? 'UNAVAILABLE' : 'INTERNAL';
  return { code, message: INTERNAL_MESSAGE, ...(requestId && { requestId }) };
}

/** True for failures that are masked, which the server's own are, and therefore need a line in the log. */
export const isInternal = (error: PublicError) => error.message === INTERNAL_MESSAGE;

function fromZodError(error: z.ZodError): PublicError {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (path && !(path in fields)) fields[path] = issue.message;
  }
  const message = error.issues[0]?.message ?? 'Invalid input.';
  return { code: 'BAD_INPUT', message, ...(Object.keys(fields).length > 0 && { fields }) };
}

/** Errors of the HTTP layer itself (body parser, router), recognised by the status that they carry. */
function fromTransportError(error: unknown): PublicError | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return { code: 'TOO_LARGE', message: 'The request is too large.' };
  if (status === 415) return { code: 'UNSUPPORTED_MEDIA', message: 'Unsupported content type.' };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { code: 'BAD_INPUT', message: 'The request could not be read.' };
  }
  return undefined;
}
