import { type ErrorCode, readError } from '../graphql/errors';

const codes: readonly ErrorCode[] = ['NETWORK', 'INTERNAL', 'RATE_LIMITED'];

/** A failure that says nothing about what was sent: the same may succeed a little later. */
export const isPassing = (error: unknown): boolean => codes.includes(readError(error).code);
