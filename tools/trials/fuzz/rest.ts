import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { type JsonSchema, type Lookup, valuesOf } from './jsonSchema.js';
import { asBody, authorization, contentType, headers, role, type Sent, type Tokens } from './request.js';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}

interface OpenApiOperation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
}

/** A kind of question, and what it may look like. */
export interface Target {
  name: string;
  requests: (tokens: Tokens) => Arbitrary<Sent>;
}

/** One target for each operation of an OpenAPI document. */
export function restTargets(document: OpenApi): Target[] {
  const lookup: Lookup = (ref) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], document);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      requests: (tokens) => requestsOf(method.toUpperCase(), path, operation, lookup, tokens),
    })),
  );
}

function requestsOf(
  method: string,
  path: string,
  operation: OpenApiOperation,
  lookup: Lookup,
  tokens: Tokens,
): Arbitrary<Sent> {
  const parameters = (operation.parameters ?? []).map((each) =>
    '$ref' in each ? (lookup(each.$ref) as Parameter) : each,
  );
  const named = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, valuesOf(schema, lookup)]),
    );
  const schema = operation.requestBody?.content['application/json']?.schema;
  return fc
    .record({
      who: role,
      inPath: fc.record(named('path')),
      inQuery: fc.record(named('query'), { requiredKeys: [] }),
      extra: headers,
      type: contentType,
      body: schema ? asBody(valuesOf(schema, lookup)) : fc.constant(undefined),
    })
    .map(({ who, inPath, inQuery, extra, type, body }) => {
      const where = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(inPath[name]));
      const query = Object.entries(inQuery).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
      return {
        method,
        path: query.length > 0 ? `${where}?${query.join('&')}` : where,
        headers: {
          ...extra,
          ...authorization(who, tokens),
          ...(body !== undefined && type && { 'content-type': type }),
        },
        body,
      };
    });
}

/** An address is of whole letters; a dot alone would be taken for a step up. */
const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()).replace(
    /^\.+$/,
    '%2E',
  );
