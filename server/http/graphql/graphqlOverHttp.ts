import {
  type ApolloServer,
  type ApolloServerPlugin,
  type GraphQLResponse,
  HeaderMap,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import { OperationTypeNode } from 'graphql';
import { createContext, type Ctx, type Deps } from '../../core/context.js';
import { badInput } from '../../core/errors.js';
import { JsonText } from '../../core/read/jsonText.js';
import { type LongAnswer, ticketOf } from '../answers/askAgain.js';
import { isKeepable } from '../answers/keptFields.js';
import { ASKED_EACH_TIME, sayVersion, sendTagged, tag } from '../conditional.js';
import { callOf, SCOPES_LATER } from '../requestInfo.js';
import { batchRefusal } from './operation.limits.js';
import { traced } from './spans.js';

/** The ways in which an answer can be written: the older one, and the one that was made for GraphQL. */
export const ANSWER_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];

/**
 * GraphQL over HTTP: queries by GET, with a tag that spares the body (decisions §2), anything by POST, several
 * operations as an array. HEAD is GET without the body.
 */
export function answerGraphql(deps: Deps, apollo: ApolloServer<Ctx>): RequestHandler {
  return async (request, response) => {
    // asked first: Apollo would look after it has made the change
    if (!request.accepts(ANSWER_TYPES)) {
      const message = 'Please accept application/graphql-response+json or application/json.';
      response.status(406).json({ errors: [{ message, extensions: { code: 'BAD_INPUT' } }] });
      return;
    }
    const call = callOf(request, SCOPES_LATER);
    const answer = (body: unknown, ctx: Ctx) => {
      const httpGraphQLRequest = {
        method: request.method === 'HEAD' ? 'GET' : request.method,
        headers: headersOf(request),
        search: /\?.*$/.exec(request.originalUrl)?.[0] ?? '',
        body,
      };
      // it copies what it is given: so it copies nothing, and what the context makes when it is first asked for waits
      const context = async () => Object.create(ctx) as Ctx;
      return traced(ctx, () => apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context }));
    };
    const version = ticketOf(request)?.version ?? null;
    const seenVersion = version ?? deps.contentVersion.latest;
    const versionOf = (contexts: readonly Ctx[]) =>
      contexts.some(({ em }) => changes.has(em)) ? deps.contentVersion.latest : seenVersion;
    if (request.method === 'POST' && Array.isArray(request.body)) {
      const operations: readonly unknown[] = request.body;
      const refusal = batchRefusal(operations.length);
      if (refusal) throw badInput(refusal);
      // a context for each: they run side by side, and none works with what another has loaded
      const contexts = operations.map(() => createContext(deps, call));
      const answers = await Promise.all(contexts.map((ctx, at) => answer(operations[at], ctx)));
      sayVersion(response, versionOf(contexts));
      return sendBatch(response, answers);
    }
    const ctx = createContext(deps, { ...call, version });
    const given = await answer(request.body, ctx);
    sayVersion(response, versionOf([ctx]));
    send(request, response, given, everybodys.get(ctx.em));
  };
}

/* By the entity manager, which is the operation's own also where Apollo has copied its context. */

/** What is more than a question. */
const changes = new WeakSet<Ctx['em']>();

/** What every guest is answered alike. */
type Everybodys = Pick<LongAnswer, 'source' | 'question'>;
const everybodys = new WeakMap<Ctx['em'], Everybodys>();

function send(request: Request, response: Response, given: HTTPGraphQLResponse, asked: Everybodys | undefined): void {
  const body = Buffer.from(textOf(given.body));
  for (const [name, value] of given.headers) response.setHeader(name, value);
  const isTagged = given.headers.get('cache-control') === ASKED_EACH_TIME;
  response.setHeader('Content-Length', body.length);
  if (isTagged) tag(response, body, 'Authorization, Accept');
  if (asked) ticketOf(request)?.answered({ headers: response.getHeaders(), body, ...asked });
  if (isTagged) sendTagged(request, response, body);
  else response.status(given.status ?? 200).send(body);
}

/** The answers in the order of the operations. Each tells of its own failure, so the batch as a whole has not failed. */
function sendBatch(response: Response, answers: readonly HTTPGraphQLResponse[]): void {
  const longestWait = Math.max(...answers.map(({ headers }) => Number(headers.get('retry-after') ?? 0)));
  if (longestWait > 0) response.set('Retry-After', String(longestWait));
  response.type('application/json').send(`[${answers.map(({ body }) => textOf(body)).join(',')}]`);
}

function textOf(body: HTTPGraphQLResponse['body']): string {
  if (body.kind === 'chunked') throw new Error('The schema has nothing that would be answered in pieces.');
  return body.string;
}

function headersOf(request: Request): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/**
 * Says for how long an answer can be kept, and which status it has for whoever knows only the older way. What every guest gets may be
 * read at a replica.
 */
export const followHttp = (): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, contextValue }) => {
      if (operation?.operation === OperationTypeNode.MUTATION) changes.add(contextValue.em);
      if (operation && isKeepable(schema, document, operation)) contextValue.replicaReads.areEverybodys = true;
    },
    willSendResponse: async ({ request, response, errors, source, ...asked }) => {
      const { schema, document, operation, queryHash: hash, contextValue } = asked;
      const { http, operationName } = request;
      const hasFailed = errors !== undefined && errors.length > 0;
      if (!hasFailed && source && document && operation && hash && isKeepable(schema, document, operation)) {
        const question = isWritten(response.body) ? { schema, document, operation, operationName, hash } : null;
        everybodys.set(contextValue.em, { source, question });
      }
      const isCacheable = http?.method === 'GET' && !hasFailed;
      response.http.headers.set('cache-control', isCacheable ? ASKED_EACH_TIME : 'no-store');
      const isWellFormed = source !== undefined;
      if (response.http.status === 400 && isWellFormed && knowsOnlyJson(http?.headers.get('accept'))) {
        response.http.status = 200;
      }
    },
  }),
});

const isWritten = (body: GraphQLResponse['body']): boolean =>
  body.kind === 'single' && (body.singleResult.data as unknown) instanceof JsonText;

/**
 * Whoever asks for `application/json` by name gets 200 with errors for a document that is refused, since with that type
 * another status could come from a proxy (GraphQL over HTTP, 'application/json'). Whoever names no type is better served
 * by the status.
 */
const knowsOnlyJson = (accept = '') =>
  accept.includes('application/json') && !accept.includes('application/graphql-response+json');
