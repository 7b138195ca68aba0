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

/** Turns whatever Apollo throws into one shape (decisions §2, 'Errors'). */
export function readError(error: unknown): ReadableError {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const { code, fields, requestId } = first?.extensions ?? {};
    return {
      code: typeof code === 'string' && codes.has(code) ? (code as ErrorCode) : 'INTERNAL',
      message: first?.message ?? 'Something went wrong. Please try again later.',
      fields: isMessages(fields) ? fields : {},
      ...(typeof requestId === 'string' && { requestId }),
    };
  }
  // The browser's own words for a lost connection differ from browser to browser and help nobody.
  return { code: 'NETWORK', message: 'The shop could not be reached. Please check your connection.', fields: {} };
}

function isMessages(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
