import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import express, { type RequestHandler, Router } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Ctx, Deps } from '../context.js';
import { isInternal, type PublicError, toPublicError } from '../errors.js';
import { JSON_LIMIT, neverKept, requireJson } from './doors.js';
import { answerGraphql, followHttp } from './graphqlOverHttp.js';
import { checkOperation, documentRules, inOurWords, MAX_TOKENS } from './operationLimits.js';
import { answerWithError } from './rest.js';

/** Part of the persisted query protocol: clients look for this very code. */
const PROTOCOL_CODES = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Starts Apollo Server on the schema. */
export async function startApollo(deps: Deps, schema: GraphQLSchema): Promise<ApolloServer<Ctx>> {
  const apollo = new ApolloServer<Ctx>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // documents, also those that are asked for by their hash: 30 MB of each, the least used go first
    cache: 'bounded',
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...documentRules],
    // It keeps other sites from asking with a visitor's cookies. Nobody is known here by a cookie, a change is made by
    // POST alone, and that has to be JSON: so a plain GET may ask, without headers of Apollo's own.
    csrfPrevention: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      limitOperations(),
      reportFailures(deps),
      followHttp(),
    ],
    formatError: (formatted, error) => formatError(formatted, error),
  });
  await apollo.start();
  return apollo;
}

/** The GraphQL door: who is calling, body parser, Apollo, and failures before Apollo in GraphQL's own shape. */
export function graphqlRouter(deps: Deps, apollo: ApolloServer<Ctx>, identify: RequestHandler): Router {
  const router = Router();
  router.use(identify, neverKept, requireJson, express.json({ limit: JSON_LIMIT }));
  router.use(answerGraphql(deps, apollo));
  router.use(answerWithError(deps, (shown) => ({ errors: [toGraphqlShape(shown)] })));
  return router;
}

/** Refuses what is too deep or costs too much. */
const limitOperations = (): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request: { variables } }) => {
      if (operation) checkOperation({ schema, document, operation, variables });
    },
  }),
});

/** Same codes and messages as REST, with the code and the fields in `extensions` (decisions §2). */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (PROTOCOL_CODES.has(formatted.extensions?.code as string)) return formatted;
  const { path, locations } = formatted;
  if (isCallersFault(error)) return { ...toGraphqlShape(describeFault(formatted.message)), locations, path };
  const requestId = error instanceof GraphQLError ? requestIds.get(error) : undefined;
  return { ...toGraphqlShape(toPublicError(unwrapResolverError(error), requestId)), path };
}

function toGraphqlShape({ message, ...extensions }: PublicError): GraphQLFormattedError {
  return { message, extensions };
}

/** Apollo's own codes for requests that are at fault. */
const FAULT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** A request that GraphQL itself refuses: by code, by the status it asks for, or because it has no such operation. */
function isCallersFault(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || unwrapResolverError(error) !== error) return false;
  const { code, http } = error.extensions as { code?: string; http?: { status?: number } };
  const asksFor4xx = http?.status !== undefined && http.status >= 400 && http.status < 500;
  return FAULT_CODES.has(code ?? '') || asksFor4xx || error.message.includes('not configured to execute');
}

/** `Variable "$input" got invalid value {…} at "input.brand"; Expected …`: the middle repeats all that was sent. */
const COERCION = /^Variable "\$\w+" got invalid value [\s\S]*?(?: at "\w+\.([^"]+)")?; ([^;]+)$/;
const MISSING_FIELD = /^Field "(\w+)" of required type/;

function describeFault(message: string): PublicError {
  const [, path, reason] = COERCION.exec(message) ?? [];
  if (!reason) return { code: 'BAD_INPUT', message: inOurWords(message) };
  const field = [path, MISSING_FIELD.exec(reason)?.[1]].filter(Boolean).join('.');
  return { code: 'BAD_INPUT', message: reason, ...(field && { fields: { [field]: reason } }) };
}

/** `formatError` is not told the request; the plugin, which is, leaves its id here. */
const requestIds = new WeakMap<GraphQLError, string>();

/** Failures of our own leave a line in the log; a limit that was hit says when it opens again. */
function reportFailures(deps: Deps): ApolloServerPlugin<Ctx> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) {
          requestIds.set(error, contextValue.requestId);
          const cause = unwrapResolverError(error);
          if (isCallersFault(error) || !isInternal(toPublicError(cause))) continue;
          deps.log.error({ err: cause, requestId: contextValue.requestId, path: error.path }, 'resolver failed');
        }
      },
      willSendResponse: async ({ response, errors }) => {
        const waits = errors?.map(unwrapResolverError).map((error) => toPublicError(error).retryAfter ?? 0) ?? [];
        const longest = Math.max(0, ...waits);
        if (longest > 0) response.http.headers.set('Retry-After', String(longest));
      },
    }),
  };
}
