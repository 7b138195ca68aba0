import { z } from 'zod';
import { type ErrorCode, HTTP_STATUS } from '../../../core/errors.js';
import type { DeclaredRoute } from '../rest.js';
import type { Json } from './schemas.js';

const CODES = Object.keys(HTTP_STATUS) as [ErrorCode, ...ErrorCode[]];

/** What every failure looks like (decisions §2). */
export const errorOutput = z
  .object({
    code: z.enum(CODES).meta({ id: 'ErrorCode', description: 'What went wrong, for programs.' }),
    message: z.string().meta({ description: 'What went wrong, for people.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'A message for each input that is wrong, by its path (`pickupCoordinates.latitude`).' }),
    requestId: z.string().optional().meta({ description: 'Of a failure of the server: to find it in the log.' }),
  })
  .meta({ id: 'Error', description: 'Why a call failed.' });

const DESCRIPTIONS: Record<ErrorCode, string> = {
  BAD_INPUT: 'Something in the request is wrong; `fields` says what.',
  UNAUTHENTICATED: 'Nobody is signed in who may do this, or the credentials are wrong.',
  FORBIDDEN: 'The signed-in person may not do this, or their access token lacks the scope.',
  NOT_FOUND: 'There is no such thing, or the caller may not know of it.',
  CONFLICT: 'It contradicts what is there by now: a name is taken, or somebody else was faster.',
  TOO_LARGE: 'The body is larger than 1 MB.',
  UNSUPPORTED_MEDIA: 'The body is not JSON.',
  RATE_LIMITED: 'Too many of these calls; `Retry-After` says how many seconds to wait.',
  INTERNAL: 'The server failed; the log has it under `requestId`.',
  UNAVAILABLE: 'Something that this needs, the database, the store or a service of others, is away for now.',
};

/** `RATE_LIMITED` is the component `RateLimited`. */
const nameOf = (code: ErrorCode): string =>
  code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** How a call can fail: what follows from its declaration, and what it says of itself. */
function failuresOf({ method, path, who, query, body, idempotent, fails = [] }: DeclaredRoute): Set<ErrorCode> {
  // whoever comes with an access token needs its scope
  const codes = new Set<ErrorCode>([...fails, 'FORBIDDEN', 'INTERNAL', 'UNAVAILABLE']);
  const when = (holds: boolean, ...those: ErrorCode[]) => holds && those.forEach((code) => codes.add(code));
  const takesBody = method === 'post' || method === 'put';
  const hasParams = path.includes('{');
  when(takesBody || hasParams || query !== undefined, 'BAD_INPUT');
  when(takesBody, 'TOO_LARGE', 'UNSUPPORTED_MEDIA');
  when(hasParams, 'NOT_FOUND');
  when(who !== 'anyone', 'UNAUTHENTICATED');
  when(idempotent === true || takesVersion(body), 'CONFLICT');
  return codes;
}

/** A change that names the version it saw is refused when somebody else was faster (core/entities/version.ts). */
const takesVersion = (body: z.ZodType | undefined): boolean => body instanceof z.ZodObject && 'version' in body.shape;

/** The answers of the document for how a call can fail, by their statuses. */
export const failureAnswers = (declared: DeclaredRoute): Record<string, Json> =>
  Object.fromEntries(
    Array.from(failuresOf(declared), (code) => [HTTP_STATUS[code], { $ref: `#/components/responses/${nameOf(code)}` }]),
  );

/** What those answers are: the components of the document. */
export const failureComponents = (error: Json): Record<string, Json> =>
  Object.fromEntries(
    CODES.map((code) => [
      nameOf(code),
      {
        description: DESCRIPTIONS[code],
        ...(code in HEADERS && { headers: HEADERS[code] }),
        content: { 'application/json': { schema: error } },
      },
    ]),
  );

/** How a call fails that asks nothing of whoever calls: below all that is ours. */
export const NOT_HTTP: Json = { description: 'What was sent could not be read as HTTP; without a body of ours.' };

const HEADERS: Partial<Record<ErrorCode, Json>> = {
  RATE_LIMITED: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  UNAUTHENTICATED: { 'X-Session': { $ref: '#/components/headers/X-Session' } },
};
