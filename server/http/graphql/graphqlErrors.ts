import { unwrapResolverError } from '@apollo/server/errors';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Deps } from '../../core/context.js';
import { isInternal, type PublicError, toPublicError } from '../../core/errors.js';
import type { Actor } from '../../core/policy.js';
import { noteRefusal } from '../refusals.js';
import { rephrased } from './operation.limits.js';

/** Part of the persisted query protocol: clients look for this very code. */
const PROTOCOL_CODES = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

const isProtocolStep = ({ extensions }: GraphQLFormattedError): boolean =>
  PROTOCOL_CODES.has(extensions?.code as string);

/** Same codes and messages as REST, with the code and the fields in `extensions` (decisions §2). */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  requestId: string | undefined,
): GraphQLFormattedError {
  if (isProtocolStep(formatted)) return formatted;
  const { path, locations } = formatted;
  if (isCallersFault(error)) return { ...toGraphqlShape(describeFault(formatted.message)), locations, path };
  return { ...toGraphqlShape(toPublicError(unwrapResolverError(error), requestId)), path };
}

/** How a failure is in an answer of GraphQL's. */
export function toGraphqlShape({ message, ...extensions }: PublicError): GraphQLFormattedError {
  return { message, extensions };
}

/** A fault of the document's or of its variables, as Apollo marks those that it finds itself. */
export const asFault = (message: string, { nodes, source, positions }: Partial<GraphQLError> = {}): GraphQLError =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code: 'BAD_USER_INPUT' } });

/** An answer to what was not even begun: with no data, an error that nobody threw is about the operation's name or its variables. */
export const asCallersFault = ({ errors, ...result }: ExecutionResult): ExecutionResult => ({
  ...result,
  errors: errors?.map((error) => (error.originalError ? error : asFault(error.message, error))),
});

/** Apollo's own codes for requests that are at fault. */
const FAULT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** A request that GraphQL itself refuses: by code, by the status it asks for, or before it has come to any field. */
function isCallersFault(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || unwrapResolverError(error) !== error) return false;
  const { code, http } = error.extensions as { code?: string; http?: { status?: number } };
  const isBeforeFields = !error.path && !error.originalError;
  const asksFor4xx = http?.status !== undefined && http.status >= 400 && http.status < 500;
  return FAULT_CODES.has(code ?? '') || asksFor4xx || isBeforeFields;
}

/** `Variable "$input" got invalid value {…} at "input.brand"; Expected …`: the middle repeats all that was sent. */
const COERCION = /^Variable "\$\w+" got invalid value [\s\S]*?(?: at "\w+\.([^"]+)")?; ([^;]+)$/;
const MISSING_FIELD = /^Field "(\w+)" of required type/;

function describeFault(message: string): PublicError {
  const [, path, reason] = COERCION.exec(message) ?? [];
  if (!reason) return { code: 'BAD_INPUT', message: rephrased(message) };
  const field = [path, MISSING_FIELD.exec(reason)?.[1]].filter(Boolean).join('.');
  return { code: 'BAD_INPUT', message: reason, ...(field && { fields: { [field]: reason } }) };
}

/** Steps of a protocol leave nothing. One that is our own leaves a line in the log, and the caller gets the id of the request instead; so does a refusal (refusals.ts). */
export function logFailure(
  deps: Deps,
  error: GraphQLError,
  { requestId, actor }: { requestId: string; actor: Actor },
): void {
  if (isProtocolStep(error) || isCallersFault(error)) return;
  const cause = unwrapResolverError(error);
  const shown = toPublicError(cause);
  if (isInternal(shown)) deps.log.error({ err: cause, requestId, path: error.path }, 'resolver failed');
  else noteRefusal(deps.log, shown, { requestId, actor, what: error.path?.join('.') });
}
