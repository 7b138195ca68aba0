import { ApolloServer } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Ctx, Deps } from '../context.js';
import { HTTP_STATUS, isInternal, type PublicError, toPublicError } from '../errors.js';
import { contextOf, requestIdOf } from './requestInfo.js';
import { JSON_LIMIT } from './rest.js';

/** decisions §1: a document has at most this many tokens. */
const MAX_TOKENS = 2_000;

/** Apollo's own codes for requests that are at fault; the rest of its failures are ours. */
const CLIENT_FAULTS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);
/** Part of the persisted query protocol: clients look for this very code. */
const PROTOCOL_CODES = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Starts Apollo Server on the schema. */
export async function startApollo(deps: Deps, schema: GraphQLSchema): Promise<ApolloServer<Ctx>> {
  const apollo = new ApolloServer<Ctx>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    plugins: [ApolloServerPluginLandingPageDisabled(), logFailures(deps)],
    formatError: (formatted, error) => formatError(formatted, error),
  });
  await apollo.start();
  return apollo;
}

/** The GraphQL door: body parser, Apollo, and failures before Apollo in GraphQL's own shape. */
export function graphqlRouter(deps: Deps, apollo: ApolloServer<Ctx>): Router {
  const router = Router();
  router.use(express.json({ limit: JSON_LIMIT }));
  router.use(expressMiddleware(apollo, { context: async ({ req }) => contextOf(deps, req) }));
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const shown = toPublicError(error, requestIdOf(request));
    if (isInternal(shown)) deps.log.error({ err: error, requestId: request.id }, 'request failed');
    response.status(HTTP_STATUS[shown.code]).json({ errors: [toGraphqlShape(shown)] });
  });
  return router;
}

/** Same codes and messages as REST, with the code and the fields in `extensions` (decisions §2). */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.code as string;
  if (PROTOCOL_CODES.has(code)) return formatted;
  const { path, locations } = formatted;
  if (CLIENT_FAULTS.has(code))
    return { message: formatted.message, locations, path, extensions: { code: 'BAD_INPUT' } };
  const requestId = error instanceof GraphQLError ? requestIds.get(error) : undefined;
  return { ...toGraphqlShape(toPublicError(unwrapResolverError(error), requestId)), path };
}

function toGraphqlShape({ message, ...extensions }: PublicError): GraphQLFormattedError {
  return { message, extensions };
}

/** `formatError` is not told the request; the plugin, which is, leaves its id here. */
const requestIds = new WeakMap<GraphQLError, string>();

function logFailures(deps: Deps) {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue }: { errors: readonly GraphQLError[]; contextValue: Ctx }) => {
        for (const error of errors) {
          requestIds.set(error, contextValue.requestId);
          const cause = unwrapResolverError(error);
          const isOurs = cause !== error && isInternal(toPublicError(cause));
          if (isOurs)
            deps.log.error({ err: cause, requestId: contextValue.requestId, path: error.path }, 'resolver failed');
        }
      },
    }),
  };
}
