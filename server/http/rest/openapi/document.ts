import type { DeclaredRoute } from '../rest.js';
import { errorOutput, failureComponents } from './failures.js';
import { operationOf } from './operation.js';
import { type Json, Schemas, withNamedEnums } from './schemas.js';
import { type DescribedWebhook, webhookOf } from './webhook.js';

export interface Tag {
  name: string;
  description: string;
}

export interface Contract {
  info: { title: string; version: string; description: string } & Json;
  tags: readonly Tag[];
  /** What is served below `/api`. */
  routes: readonly DeclaredRoute[];
  /** What it posts to others by itself. */
  webhooks: readonly DescribedWebhook[];
  /** Calls that are declared and not generated, by their whole path. */
  others: Record<string, Json>;
  /** A time to come, for examples. */
  nextWeek: string;
}

/** The contract as an OpenAPI 3.1 document, made of the definitions that serve it. */
export interface OpenApiDocument extends Json {
  openapi: string;
  paths: Record<string, Record<string, Json>>;
  webhooks: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> } & Json;
}

const HEADERS = {
  'X-Total-Count': {
    description: 'How many items there are in all, on whatever page.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  ETag: {
    description: 'Sent back as `If-None-Match`, it is answered with 304 while nothing has changed.',
    required: true,
    schema: { type: 'string', pattern: '^".+"$' },
  },
  'Retry-After': {
    description: 'How many seconds to wait.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'X-Session': {
    description: 'Stands there when the token that was sent no longer counts: sign out.',
    schema: { const: 'ended' },
  },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key with the same body gives back the first answer, for seven days. A UUID; of a signed-in person any text.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** @throws Error for a tag that is not described, an operation named twice, two schemas of one id, or a body without an example */
export function buildOpenApi({ info, tags, routes, webhooks, others, nextWeek }: Contract): OpenApiDocument {
  const schemas = new Schemas();
  const responses = {
    ...failureComponents(schemas.describe(errorOutput, 'output')),
    NotModified: { description: 'Nothing has changed since the `ETag` that was sent; without a body.' },
  };
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    (paths[`/api${route.path}`] ??= {})[route.method] = operationOf(route, schemas, nextWeek);
  }
  const messages = Object.fromEntries(webhooks.map((webhook) => [webhook.type, webhookOf(webhook, schemas)]));
  assertNamed(tags, routes);
  const components = schemas.components;
  const named = <T extends Json>(part: T): T => withNamedEnums(components, part);
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'This very server.' }],
    tags,
    paths: { ...named(paths), ...(others as OpenApiDocument['paths']) },
    webhooks: named(messages),
    components: {
      schemas: Object.fromEntries(
        Object.entries(components)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, schema]) => [name, schema.enum ? schema : named(schema)]),
      ),
      responses,
      headers: HEADERS,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The `token` of `signIn`, `register` or a sign-in with a provider; or a personal access token, `parda_pat_…`, which is no JWT.',
        },
      },
    },
  };
}

function assertNamed(tags: readonly Tag[], routes: readonly DeclaredRoute[]): void {
  const known = new Set(tags.map(({ name }) => name));
  const taken = new Set<string>();
  for (const { operationId, tag } of routes) {
    if (!known.has(tag)) throw new Error(`The tag ${tag} is not described.`);
    if (taken.has(operationId)) throw new Error(`Two calls have the name ${operationId}.`);
    taken.add(operationId);
  }
}
