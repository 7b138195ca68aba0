import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The codes of decisions §2, and one of our own for a request that never got an answer. */
export type ErrorCode =
  | 'BAD_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'NETWORK';

export interface ReadableError {
  code: ErrorCode;
  /** An English constant of the server or of this file; show it through `useServerMessage`. */
  message: string;
  /** Messages by input field, English constants too. */
  fields: Record<string, string>;
  requestId?: string;
}

const codes: ReadonlySet<string> = new Set<ErrorCode>([
  'BAD_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'RATE_LIMITED',
  'INTERNAL',
]);

/** The browser's own words for a lost connection differ from browser to browser and help nobody. */
export const unreached: ReadableError = {
  code: 'NETWORK',
  message: 'The shop could not be reached. Please check your connection.',
  fields: {},
};

/** Turns the errors of an answer into one shape (decisions §2, 'Errors'): the first one tells. */
export function readGraphQLErrors(errors: readonly { message?: unknown; extensions?: object }[]): ReadableError {
  const { message, extensions } = errors[0] ?? {};
  const { code, fields, requestId } = (extensions ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' && codes.has(code) ? (code as ErrorCode) : 'INTERNAL',
    message: typeof message === 'string' ? message : 'Something went wrong. Please try again later.',
    fields: isMessages(fields) ? fields : {},
    ...(typeof requestId === 'string' && { requestId }),
  };
}

/** Turns whatever Apollo throws into one shape. */
export const readError = (error: unknown): ReadableError =>
  CombinedGraphQLErrors.is(error) ? readGraphQLErrors(error.errors) : unreached;

function isMessages(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
