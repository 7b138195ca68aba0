import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { type RequestHandler, Router } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createContext, type Ctx, type Deps } from '../../core/context.js';
import { toPublicError } from '../../core/errors.js';
import { GUEST } from '../../core/policy.js';
import { neverKept, readJson } from '../bothDoors.js';
import type { AskAsGuest } from '../pages/clientRenderer.js';
import { answerWithError } from '../rest/rest.js';
import { dataHeaders } from '../securityHeaders.js';
import { formatError, logFailure, toGraphqlShape } from './graphqlErrors.js';
import { answerGraphql, followHttp } from './graphqlOverHttp.js';
import { checkOperation, documentRules, MAX_TOKENS } from './operation.limits.js';
import { documentsByHash } from './persistedDocuments.js';
import { limitToScopes } from './scopeCheck.js';
import { nameSpans, traced } from './spans.js';
import { answerText, readable, writeAnswers } from './writeAnswer.js';

/**
 * Starts Apollo Server on the schema.
 * @param known documents that can be asked for by their hash from the start
 */
export async function startApollo(
  deps: Deps,
  schema: GraphQLSchema,
  known: Readonly<Record<string, string>>,
): Promise<ApolloServer<Ctx>> {
  const apollo = new ApolloServer<Ctx>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // parsed documents: 30 MB, the least used go first
    cache: 'bounded',
    persistedQueries: documentsByHash(known),
    stringifyResult: answerText,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...documentRules],
    // It keeps other sites from asking with a visitor's cookies. Nobody is known here by a cookie, a change is made by
    // POST alone, and that has to be JSON: so a plain GET may ask, without headers of Apollo's own.
    csrfPrevention: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      // for subgraphs of Apollo's router; loading it costs a twentieth of the start
      ApolloServerPluginInlineTraceDisabled(),
      limitOperations(),
      limitToScopes(),
      reportFailures(deps),
      followHttp(),
      nameSpans(known),
      writeAnswers(),
    ],
    formatError: (formatted, error) =>
      formatError(formatted, error, error instanceof GraphQLError ? requestIds.get(error) : undefined),
  });
  await apollo.start();
  return apollo;
}

/** The GraphQL door: who is calling, body parser, Apollo, and failures before Apollo in GraphQL's own shape. */
export function graphqlRouter(deps: Deps, apollo: ApolloServer<Ctx>, identify: RequestHandler): Router {
  const router = Router();
  router.use(identify, neverKept, dataHeaders, readJson({ strict: true }));
  router.use(answerGraphql(deps, apollo));
  router.use(answerWithError(deps, (shown) => ({ errors: [toGraphqlShape(shown)] })));
  return router;
}

/** Executes the client's own operations within the process, as to a guest: for pages that are drawn here. */
export const askAsGuest =
  (deps: Deps, apollo: ApolloServer<Ctx>): AskAsGuest =>
  async (question) => {
    const version = deps.contentVersion.known();
    const contextValue = createContext(deps, { actor: GUEST, requestId: 'page', address: 'page', version });
    const { body } = await traced(contextValue, () => apollo.executeOperation(question, { contextValue }));
    if (body.kind === 'incremental') throw new Error('The schema has nothing that would be answered in pieces.');
    return readable(body.singleResult);
  };

/** Refuses what is too deep or costs too much. */
const limitOperations = (): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request: { variables } }) => {
      if (operation) checkOperation({ schema, document, operation, variables });
    },
  }),
});

/** `formatError` is not told the request; the plugin, which is, leaves its id here. */
const requestIds = new WeakMap<GraphQLError, string>();

/** Failures of our own leave a line in the log; a limit that was hit says when it opens again. */
function reportFailures(deps: Deps): ApolloServerPlugin<Ctx> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) {
          requestIds.set(error, contextValue.requestId);
          logFailure(deps, error, contextValue);
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
