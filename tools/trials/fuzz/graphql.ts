import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { asBody, authorization, contentType, headers, role, type Sent, type Tokens } from './request.js';
import type { Target } from './rest.js';
import { id, moment, mostly, otherNumber, text, wholeNumber } from './values.js';

const DEEPEST_INPUT = 4;
const DEEPEST_ANSWER = 3;

/** One target for each field of `Query` and `Mutation`. */
export function graphqlTargets(schema: GraphQLSchema): Target[] {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type !== null && type !== undefined);
  return roots.flatMap((root) =>
    Object.values(root.getFields()).map((field) => ({
      name: `${root.name}.${field.name}`,
      requests: (tokens) => requestsOf(root, field, tokens),
    })),
  );
}

interface Operation {
  query: string;
  variables: unknown;
}

function requestsOf(root: GraphQLObjectType, field: GraphQLField<unknown, unknown>, tokens: Tokens): Arbitrary<Sent> {
  const isQuery = root.name === 'Query';
  return fc
    .record({
      who: role,
      extra: headers,
      type: contentType,
      operation: operationsOf(isQuery ? 'query' : 'mutation', field),
      byGet: fc.boolean(),
      cut: fc.option(fc.nat(), { freq: 15 }),
    })
    .chain<Sent>(({ who, extra, type, operation, byGet, cut }) => {
      const query = cut === null ? operation.query : without(operation.query, cut);
      const common = { ...extra, ...authorization(who, tokens) };
      if (isQuery && byGet) {
        const variables = JSON.stringify(operation.variables).toWellFormed();
        const path = `/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(variables)}`;
        // longer ones no server takes
        if (path.length < 8_000) return fc.constant<Sent>({ method: 'GET', path, headers: common });
      }
      return asBody(fc.constant({ ...operation, query })).map<Sent>((body) => ({
        method: 'POST',
        path: '/graphql',
        headers: { ...common, ...(type && { 'content-type': type }) },
        body,
      }));
    });
}

const without = (words: string, at: number): string => {
  const place = at % (words.length + 1);
  return words.slice(0, place) + words.slice(place + 1);
};

/** A document that asks for one field, with its arguments as variables, and for much of what it gives. */
function operationsOf(kind: string, field: GraphQLField<unknown, unknown>): Arbitrary<Operation> {
  return fc.tuple(argumentsOf(field.args), selections(field, 0)).map(([variables, selection]) => {
    const given = field.args.filter(({ name }) => name in variables);
    const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
    const query = `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`;
    return { query, variables };
  });
}

function argumentsOf(args: readonly GraphQLArgument[]): Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(args.map(({ name, type }) => [name, inputOf(type, 0)]));
  const needed = args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(values, { requiredKeys: needed }) },
    { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
  );
}

function inputOf(type: GraphQLInputType, depth: number): Arbitrary<unknown> {
  if (isNonNullType(type)) return mostly(inputOf(type.ofType, depth));
  if (depth > DEEPEST_INPUT) return fc.constant(null);
  if (isListType(type)) return fc.array(inputOf(type.ofType, depth + 1), { maxLength: 4 });
  if (isEnumType(type)) return mostly(fc.constantFrom(...type.getValues().map(({ name }) => name)));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const values = Object.fromEntries(fields.map(({ name, type: inner }) => [name, inputOf(inner, depth + 1)]));
    const needed = fields.filter((each) => isNonNullType(each.type)).map(({ name }) => name);
    return mostly(fc.record(values, { requiredKeys: needed }));
  }
  const scalars: Record<string, Arbitrary<unknown>> = {
    Int: wholeNumber,
    Float: otherNumber,
    Boolean: fc.boolean(),
    ID: id,
    DateTime: moment,
  };
  return mostly(scalars[type.name] ?? text);
}

/** What is asked of an answer: some of the fields that need no argument, a few steps deep. */
function selections(field: GraphQLField<unknown, unknown>, depth: number): Arbitrary<string> {
  const type = getNamedType(field.type);
  if (isUnionType(type)) return fc.constant(' { __typename }');
  if (!isObjectType(type)) return fc.constant('');
  const fields = Object.values(type.getFields()).filter(({ args }) => args.every((each) => !isNonNullType(each.type)));
  const inner = depth < DEEPEST_ANSWER ? fields : fields.filter((each) => !isObjectType(getNamedType(each.type)));
  if (inner.length === 0) return fc.constant(' { __typename }');
  return fc
    .subarray(inner, { minLength: 1, maxLength: Math.min(8, inner.length) })
    .chain((chosen) =>
      fc.tuple(...chosen.map((each) => selections(each, depth + 1).map((deeper) => each.name + deeper))),
    )
    .map((parts) => ` { ${parts.join(' ')} }`);
}
