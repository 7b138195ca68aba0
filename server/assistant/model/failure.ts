import type { ApiError } from '@google/genai';
import { z } from 'zod';

/** Why there is no answer, or no whole one. */
export enum FailureKind {
  /** The key or the model is not accepted. */
  CONFIGURATION = 'CONFIGURATION',
  BUSY = 'BUSY',
  UNREACHABLE = 'UNREACHABLE',
  /** The provider's rules forbid the question or its answer. */
  BLOCKED = 'BLOCKED',
  EMPTY = 'EMPTY',
}

/** What the provider did instead of answering. Its own words are kept from pages and logs: they can repeat the key. */
export class ProviderFailure extends Error {
  /** @param reason for the log: constants of the protocol */
  constructor(
    readonly kind: FailureKind,
    readonly reason: string,
  ) {
    super(`The provider did not answer: ${reason}.`);
    this.name = 'ProviderFailure';
  }
}

/** A constant of the protocol as it is; what is none is not passed on. */
export const constant = (value: string): string => (/^[A-Z][A-Z\d_]{1,60}$/.test(value) ? value : 'UNKNOWN');

/** An error in Google's own shape, of which only the constants are read. */
const apiErrorSchema = z.object({
  error: z.object({
    message: z.string().catch(''),
    status: z.string().catch('').transform(constant),
    details: z
      .array(z.object({ reason: z.string().transform(constant).optional().catch(undefined) }).catch({}))
      .catch([]),
  }),
});

const INVALID_KEY = 'API_KEY_INVALID';
/** A key that is refused, one that may not do this, a model that does not exist. */
const WRONGLY_SET_UP = [401, 403, 404];

/** Whatever came back from the provider's library as one of our failures. */
export function toFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (!isApiError(error)) return new ProviderFailure(FailureKind.UNREACHABLE, nameOf(error));
  const { status, reasons, isInvalidKey } = read(error);
  const reason = [status, ...reasons].join(' ');
  if (isInvalidKey || WRONGLY_SET_UP.includes(status)) return new ProviderFailure(FailureKind.CONFIGURATION, reason);
  return new ProviderFailure(status === 429 ? FailureKind.BUSY : FailureKind.UNREACHABLE, reason);
}

/** By its name, so that the library is loaded only where it is used. */
const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** As `TypeError ECONNREFUSED`. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = Object(error.cause) as { code?: unknown };
  return [error.name, typeof code === 'string' ? constant(code) : ''].join(' ').trim();
}

function read({ status, message }: ApiError) {
  const parsed = apiErrorSchema.safeParse(jsonIn(message));
  if (!parsed.success) return { status, reasons: [], isInvalidKey: false };
  const { error } = parsed.data;
  const reasons = error.details.flatMap(({ reason }) => reason ?? []);
  return {
    status,
    reasons: [error.status, ...reasons],
    isInvalidKey: reasons.includes(INVALID_KEY) || /api key not valid/i.test(error.message),
  };
}

/** A failure in the middle of a stream has a sentence before its JSON. */
function jsonIn(message: string): unknown {
  try {
    return JSON.parse(message.slice(message.indexOf('{')));
  } catch {
    return undefined;
  }
}
