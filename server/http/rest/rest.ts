import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import type { ScopesNeeded } from '../../core/accessScope.js';
import type { Ctx, Deps } from '../../core/context.js';
import { authorizeDoor, type DoorRule, scopesNeeded } from '../../core/door.js';
import { type ErrorCode, HTTP_STATUS, notFound, type PublicError } from '../../core/errors.js';
import type { CountedItems } from '../../core/pagination.js';
import { sayVersion, sendCacheable } from '../conditional.js';
import { neverKept, readJson, toLoggedError } from '../bothDoors.js';
import { contextOf } from '../requestInfo.js';
import { dataHeaders } from '../securityHeaders.js';
import { EVENT_STREAM, sendEvents, unlessGoneAway } from './eventStream.js';

type Method = 'get' | 'post' | 'put' | 'delete';

/** What a handler gets. The body is still as it came in: the service checks it, whichever door it came through. */
export interface RestRequest<Query> {
  params: Record<string, string>;
  query: Query;
  body: unknown;
}

/**
 * One call of the REST contract. The schemas are the contract: the output schema also cuts the answer down to what
 * it names, so nothing leaves that is not declared, and the OpenAPI document is made from them.
 */
export interface RestRoute<Query extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> extends DoorRule {
  method: Method;
  /** Below `/api`, in OpenAPI's spelling: `/repairs/{id}`. */
  path: string;
  /** What generated clients call it: verb and noun, as `updateHeroSlide`. It never changes. */
  operationId: string;
  summary: string;
  /** One of those that the document describes (server/openapi.ts). */
  tag: string;
  /** What is in the braces of the path; an `id` is a UUID unless told otherwise. It is told, not checked: what is unknown is 404. */
  params?: Record<string, z.ZodType>;
  query?: Query;
  /** What the body is checked against, by the service. */
  body?: z.ZodType;
  /** A body that a program may send as it is, and that does what the call is for. A time to come is made from that of next week (moment.ts). */
  example?: object | ((nextWeek: string) => object);
  output: Output;
  /** What the document says of the answer, where `output` lets through what was checked before. */
  documented?: z.ZodType;
  /** Whether an `Idempotency-Key` makes the same call sent twice one call. */
  idempotent?: boolean;
  /** How it can fail beyond what follows from the rest of the declaration (openapi/failures.ts). */
  fails?: readonly ErrorCode[];
  /** The status of a success; 200 unless something is created. */
  status?: 200 | 201;
  handle(ctx: Ctx, request: RestRequest<z.output<Query>>): Promise<z.input<Output>>;
}

/** A list: the answer is a plain array, `X-Total-Count` says how many there are. */
export interface RestListRoute<Query extends z.ZodType, Item extends z.ZodType> extends Omit<
  RestRoute<Query, Item>,
  'method' | 'output' | 'status' | 'body' | 'example' | 'documented' | 'idempotent' | 'handle'
> {
  item: Item;
  handle(ctx: Ctx, request: RestRequest<z.output<Query>>): Promise<CountedItems<z.input<Item>>>;
}

/** A long text that is sent while it is made. */
interface StreamedText {
  /** What it is to be kept as. */
  filename: string;
  /** How many items it will have, as `X-Total-Count`. */
  total: number;
  text: AsyncIterable<string>;
}

/** A GET that answers with a file. */
interface RestStreamRoute<Query extends z.ZodType> extends Pick<
  RestRoute<Query>,
  'path' | 'operationId' | 'who' | 'scope' | 'summary' | 'tag'
> {
  query: Query;
  /** The content type. */
  type: string;
  handle(ctx: Ctx, query: z.output<Query>): Promise<StreamedText>;
}

/** A POST that answers bit by bit, as server-sent events. */
interface RestEventRoute extends Pick<
  RestRoute,
  'path' | 'operationId' | 'who' | 'scope' | 'summary' | 'tag' | 'body' | 'example' | 'fails'
> {
  /** What fails before the first event is answered with a status (eventStream.ts). */
  handle(ctx: Ctx, body: unknown): AsyncIterable<object>;
}

/** A declared call, its types erased, as the router and the OpenAPI document use it. */
export interface DeclaredRoute extends Omit<RestRoute, 'handle'> {
  /** The content type of the answer; JSON if not given. */
  type?: string;
  /** Whether the answer says in `X-Total-Count` how many there are. */
  isCounted?: boolean;
  answer(ctx: Ctx, request: RestRequest<unknown>): Promise<Answer>;
}

type Answer = { body: unknown; total?: number } | StreamedText | { events: AsyncIterable<object> };

/** Declares a call with one object as its answer. */
export function route<Query extends z.ZodType, Output extends z.ZodType>(
  definition: RestRoute<Query, Output>,
): DeclaredRoute {
  const { handle, ...declared } = definition;
  return {
    ...declared,
    answer: async (ctx, request) => ({
      body: definition.output.parse(await handle(ctx, request as RestRequest<z.output<Query>>)),
    }),
  };
}

/** Declares a DELETE of a thing by its id. @param remove gives the id back */
export const deleteRoute = ({
  remove,
  ...declared
}: Omit<RestRoute, 'method' | 'output' | 'handle'> & {
  remove: (ctx: Ctx, id: string) => Promise<string>;
}): DeclaredRoute =>
  route({
    ...declared,
    method: 'delete',
    output: deletedOutput,
    handle: async (ctx, { params }) => ({ success: true as const, id: await remove(ctx, params.id!) }),
  });

/** Declares a GET that answers with a list. */
export function listRoute<Query extends z.ZodType, Item extends z.ZodType>(
  definition: RestListRoute<Query, Item>,
): DeclaredRoute {
  const { handle, item, ...declared } = definition;
  const output = z.array(item);
  return {
    ...declared,
    method: 'get',
    output,
    isCounted: true,
    answer: async (ctx, request) => {
      const { items, total } = await handle(ctx, request as RestRequest<z.output<Query>>);
      return { body: output.parse(items), total };
    },
  };
}

/** Declares a GET that answers with a file, sent as it is made. */
export function streamRoute<Query extends z.ZodType>({ handle, ...declared }: RestStreamRoute<Query>): DeclaredRoute {
  return {
    ...declared,
    method: 'get',
    output: z.string(),
    isCounted: true,
    answer: (ctx, { query }) => handle(ctx, query as z.output<Query>),
  };
}

/** Declares a POST that answers bit by bit. */
export function eventRoute({ handle, ...declared }: RestEventRoute): DeclaredRoute {
  return {
    ...declared,
    method: 'post',
    output: z.string(),
    type: EVENT_STREAM,
    answer: async (ctx, { body }) => ({ events: handle(ctx, body) }),
  };
}

/** A moment in an answer; in the record it is a date. */
export const sentMoment = z
  .date()
  .transform((moment) => moment.toISOString())
  .pipe(z.iso.datetime());

/** What a successful delete answers: never 204, the legacy client parses every body (decisions §2). */
const deletedOutput = z
  .object({ success: z.literal(true), id: z.string() })
  .meta({ id: 'Deleted', description: 'What was deleted.' });

/** Which scopes a call asks of an access token. */
export const scopesOfCall = (declared: DeclaredRoute): ScopesNeeded =>
  scopesNeeded(declared, declared.method === 'get' ? 'read' : 'write');

/** The REST door: one Express router made of the declared calls. */
export function restRouter(deps: Deps, routes: readonly DeclaredRoute[], identify: RequestHandler): Router {
  const router = Router();
  router.use(identify, neverKept, dataHeaders, readJson({ strict: false }));
  // `/content/{slug}` would take the place of `/content/faq-items`
  for (const declared of routes.toSorted((a, b) => Number(hasParameter(a)) - Number(hasParameter(b)))) {
    const path = declared.path.replace(/\{(\w+)\}/g, ':$1');
    router[declared.method](path, serve(deps, declared));
  }
  router.use(answerNotFound, answerWithError(deps));
  return router;
}

const hasParameter = ({ path }: DeclaredRoute): boolean => path.includes('{');

function serve(deps: Deps, declared: DeclaredRoute): RequestHandler {
  const needed = scopesOfCall(declared);
  return async (request, response) => {
    const ctx = contextOf(deps, request, needed);
    authorizeDoor(ctx.actor, declared);
    const query = declared.query ? declared.query.parse(request.query) : {};
    const answer = await declared.answer(ctx, {
      params: request.params as Record<string, string>,
      query,
      body: request.body,
    });
    if ('events' in answer) {
      return sendEvents(response, answer.events, (error) => toLoggedError(deps, error, request));
    }
    if (answer.total !== undefined) response.set('X-Total-Count', String(answer.total));
    if ('text' in answer) await sendFile(response, declared.type, answer);
    else if (declared.method === 'get') {
      sendCacheable(request, response.type('application/json'), JSON.stringify(answer.body), 'Authorization');
    } else {
      sayVersion(response, deps.contentVersion.latest);
      response.status(declared.status ?? 200).json(answer.body);
    }
  };
}

async function sendFile(response: Response, type = 'text/plain', { filename, text }: StreamedText): Promise<void> {
  // in this order: a file's name would choose the type
  response.attachment(filename).type(type);
  await unlessGoneAway(pipeline(Readable.from(text), response));
}

/** Behind all that there is. */
export const answerNotFound: RequestHandler = () => {
  throw notFound();
};

/**
 * The one place where a failure becomes an answer of HTTP.
 * @param shape what the body is, where a door has a contract of its own
 */
export function answerWithError(deps: Deps, shape: (shown: PublicError) => object = (shown) => shown) {
  return (error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const { retryAfter, ...shown } = toLoggedError(deps, error, request);
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    response.status(HTTP_STATUS[shown.code]).json(shape(shown));
  };
}
