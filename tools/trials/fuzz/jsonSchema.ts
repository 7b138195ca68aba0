import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { id, moment, mostly, otherNumber, text, wholeNumber } from './values.js';

/** As much of JSON Schema 2020-12 as our OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** What is looked up behind `#/…`. */
export type Lookup = (ref: string) => unknown;

const DEEPEST = 4;

/** Values that mostly keep to a schema. */
export function valuesOf(schema: JsonSchema, lookup: Lookup, depth = 0): Arbitrary<unknown> {
  return mostly(askedBy(schema, lookup, depth));
}

function askedBy(schema: JsonSchema, lookup: Lookup, depth: number): Arbitrary<unknown> {
  const inside = (each: JsonSchema) => valuesOf(each, lookup, depth + 1);
  if (depth > DEEPEST) return fc.constant(null);
  if (schema.$ref) return inside(lookup(schema.$ref) as JsonSchema);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inside));
  if (schema.allOf) {
    return fc.tuple(...schema.allOf.map(inside)).map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
  }
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, inside)));
}

function ofType(
  type: string,
  { format, properties = {}, required = [], items }: JsonSchema,
  inside: (schema: JsonSchema) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return wholeNumber;
    case 'number':
      return otherNumber;
    case 'array':
      return fc.array(items ? inside(items) : text, { maxLength: 4 });
    case 'string':
      if (format === 'date-time') return moment;
      return format === 'uuid' ? id : text;
    default: {
      const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inside(each)]));
      // what is required is left out now and then, too
      return fc.oneof(
        { weight: 5, arbitrary: fc.record(fields, { requiredKeys: required.filter((name) => name in fields) }) },
        { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
      );
    }
  }
}
