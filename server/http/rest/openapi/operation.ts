import { z } from 'zod';
import type { ScopesNeeded } from '../../../core/accessScope.js';
import type { Who } from '../../../core/door.js';
import { type DeclaredRoute, scopesOfCall } from '../rest.js';
import { failureAnswers } from './failures.js';
import type { Json, Schemas } from './schemas.js';

const ACCESS: Record<Who, { description: string; security: Json[] }> = {
  anyone: { description: 'For everybody; a token is welcome and not needed.', security: [{}, { bearerAuth: [] }] },
  person: { description: 'For whoever is signed in.', security: [{ bearerAuth: [] }] },
  // OpenAPI 3.1 would let the role are beside the scheme, and linters take it for a scope that is not defined
  admin: { description: 'For admins.', security: [{ bearerAuth: [] }] },
};

const UUID = z.uuid().meta({ description: 'Its id.' });

/** What a personal access token must be allowed, in words. */
function scopesInWords(needed: ScopesNeeded): string {
  if (needed === null) return 'Not with an access token.';
  if (needed.length === 0) return 'Any access token will do.';
  return `An access token needs ${needed.map((scope) => `\`${scope}\``).join(', ')}.`;
}

/**
 * Describes a declared call. Its path in the document is below `/api`.
 * @param nextWeek a time to come, for examples
 * @throws Error for a body without an example
 */
export function operationOf(declared: DeclaredRoute, schemas: Schemas, nextWeek: string): Json {
  const { operationId, tag, summary, who, body } = declared;
  const { description, security } = ACCESS[who];
  const parameters = parametersOf(declared, schemas);
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${description} ${scopesInWords(scopesOfCall(declared))}`,
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBodyOf(declared, body, schemas, nextWeek) }),
    responses: { ...successOf(declared, schemas), ...failureAnswers(declared) },
  };
}

function parametersOf({ path, params, query, idempotent }: DeclaredRoute, schemas: Schemas): Json[] {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!).map((name) =>
    parameter('path', name, schemas.describe(params?.[name] ?? UUID, 'input'), true),
  );
  const inQuery = query ? queryParameters(schemas.describe(query, 'input')) : [];
  return [...inPath, ...inQuery, ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])];
}

function queryParameters({ properties = {}, required = [] }: Json): Json[] {
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) =>
    parameter('query', name, withoutNull(schema), (required as string[]).includes(name)),
  );
}

function parameter(place: string, name: string, { description, deprecated, ...schema }: Json, required: boolean): Json {
  return {
    name,
    in: place,
    required,
    ...(description !== undefined && { description }),
    ...(deprecated === true && { deprecated }),
    schema,
  };
}

/** A query has no word for null: what is not given is left out. */
function withoutNull({ anyOf, type, ...rest }: Json): Json {
  if (Array.isArray(anyOf)) {
    const others = (anyOf as Json[]).filter((one) => one.type !== 'null');
    return others.length === 1 ? { ...others[0], ...rest } : { ...rest, anyOf: others };
  }
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : [];
  const only = types.length === 1 ? types[0] : type;
  return { ...(only !== undefined && { type: only }), ...rest };
}

/** A body without a name of its own has that of its call: `bookRepair` takes a `BookRepairRequest`. */
function requestBodyOf(
  { operationId, example: given }: DeclaredRoute,
  body: z.ZodType,
  schemas: Schemas,
  nextWeek: string,
): Json {
  if (!given) throw new Error(`${operationId} takes a body and shows no example of one.`);
  const name = `${operationId[0]!.toUpperCase()}${operationId.slice(1)}Request`;
  const schema = schemas.describeAs(name, body, 'input');
  const example = typeof given === 'function' ? given(nextWeek) : given;
  return { required: true, content: { 'application/json': { schema, example } } };
}

const DONE = { get: 'Here it is.', post: 'It is done.', put: 'It is done, and looks so.', delete: 'It is gone.' };

function successOf(declared: DeclaredRoute, schemas: Schemas): Record<string, Json> {
  const { method, status = 200, output, documented, type, isCounted, who } = declared;
  const isKept = method === 'get' && type === undefined;
  const names = [isCounted && 'X-Total-Count', isKept && 'ETag', who === 'anyone' && 'X-Session'];
  const headers = names.flatMap((name) => (name ? [[name, { $ref: `#/components/headers/${name}` }]] : []));
  const schema = documented ? schemas.describe(documented, 'input') : schemas.describe(output, 'output');
  const answer = {
    description: status === 201 ? 'It was created, and looks so.' : DONE[method],
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    content: { [type?.split(';')[0] ?? 'application/json']: { schema } },
  };
  return { [status]: answer, ...(isKept && { 304: { $ref: '#/components/responses/NotModified' } }) };
}
