// @module-tag database
import {
  buildSchema,
  execute,
  getIntrospectionQuery,
  getOperationAST,
  type GraphQLFieldResolver,
  parse,
} from 'graphql';
import { expect, it, vi } from 'vitest';
import { badInput } from '../../core/errors.js';
import { executeOperation } from './compiled.js';

const schema = buildSchema(`
  type Query { things(first: Int = 2, kind: Kind): [Thing!]!  thing(id: ID!): Thing  either: Either  failing: Thing  count: Int }
  type Mutation { change: Int }
  type Thing { id: ID!  name: String!  kind: Kind  size: Int  parts: [Thing!]  broken: String!  slow: String }
  type Other { id: ID! }
  union Either = Thing | Other
  enum Kind { BIG SMALL }
`);

const counted = vi.fn<() => number>(() => 1);

const RESOLVERS: Record<string, Record<string, GraphQLFieldResolver<unknown, unknown>>> = {
  Query: {
    things: async (_root, { first, kind }) =>
      Array.from({ length: first }, (_, at) => ({ id: at, name: `Thing ${at}`, kind: kind ?? 'BIG', parts: [] })),
    thing: (_root, { id }) =>
      id === 'none' ? null : { id, name: 'One', size: id === 'odd' ? 'large' : 5, kind: 'HUGE' },
    either: () => ({ __typename: 'Other', id: 7 }),
    failing: async () => {
      throw badInput('No.');
    },
    count: counted,
  },
  Mutation: { change: counted },
  Thing: {
    broken: () => {
      throw new Error('Broken.');
    },
    slow: async () => 'at last',
    parts: async () => [{ id: 'p', name: 'Part', kind: null }],
  },
};
for (const [type, fields] of Object.entries(RESOLVERS)) {
  const declared = schema.getType(type) as { getFields?: () => Record<string, object> };
  for (const [field, resolve] of Object.entries(fields)) Object.assign(declared.getFields!()[field]!, { resolve });
}

/** Executes by code made of the document. */
function runCompiled(source: string, variableValues: Record<string, unknown> = {}, operationName?: string) {
  const document = parse(source);
  const operation = getOperationAST(document, operationName) ?? undefined;
  return executeOperation({ schema, document, operation, operationName, variableValues }, 1);
}

/** What goes over the wire. */
const sent = (result: unknown): unknown => JSON.parse(JSON.stringify(result));

it.each<[what: string, source: string, variables?: Record<string, unknown>, operationName?: string]>([
  ['a list', '{ things { id name kind } }'],
  ['other names', '{ a: things(first: 1) { b: id } c: things(first: 1) { d: name } }'],
  ['a name that JavaScript knows', '{ __proto__: thing(id: 1) { constructor: name } }'],
  [
    'variables',
    'query ($n: Int!, $kind: Kind) { things(first: $n, kind: $kind) { id kind } }',
    { n: 3, kind: 'SMALL' },
  ],
  ['variables that are left out', 'query ($n: Int, $kind: Kind) { things(first: $n, kind: $kind) { id } }'],
  [
    'variables that do not fit',
    'query ($n: Int!, $kind: Kind) { things(first: $n, kind: $kind) { id } }',
    { n: 'x', kind: 7 },
  ],
  ['a variable that is missing', 'query ($id: ID!) { thing(id: $id) { id } }'],
  [
    'fragments',
    '{ thing(id: 1) { ...A ... on Thing { size } } } fragment A on Thing { id parts { ...B } } fragment B on Thing { name }',
  ],
  [
    '@skip and @include',
    'query ($yes: Boolean!) { thing(id: 1) { id @skip(if: $yes) name @include(if: $yes) ... @skip(if: $yes) { size } } }',
    { yes: true },
  ],
  ['null', '{ thing(id: "none") { id broken } }'],
  ['a failure', '{ failing { id } count }'],
  ['a failure where nothing can be null', '{ thing(id: 1) { id broken } count }'],
  ['a failure in a list of such', '{ things { id broken } }'],
  ['a value that does not fit', '{ thing(id: "odd") { size } }'],
  ['a value that the enum lacks', '{ thing(id: 1) { kind } }'],
  ['what takes its time', '{ things(first: 1) { slow parts { id slow } } }'],
  ['a thing of one type or another', '{ either { ... on Other { id } __typename } }'],
  ['one operation of several', 'query A { count } query B { thing(id: 1) { id } }', {}, 'B'],
  ['an operation that is not there', 'query A { count } query B { count }', {}, 'C'],
  ['no operation of several', 'query A { count } query B { count }'],
  ['introspection', getIntrospectionQuery()],
])('%s gives what graphql itself gives', async (_what, source, variableValues = {}, operationName) => {
  const expected = await execute({ schema, document: parse(source), variableValues, operationName });
  expect(sent(await runCompiled(source, variableValues, operationName))).toEqual(sent(expected));
});

it('a failure keeps what was thrown, and can be written to', async () => {
  const { errors } = await runCompiled('{ failing { id } }');
  expect(errors![0]!.originalError).toMatchObject({ code: 'BAD_INPUT' });
  expect(() => Object.assign(errors![0]!, { extensions: {} })).not.toThrow();
});

it('queries that come again and again and changes run once each time', async () => {
  const [query, change] = [parse('{ count }'), parse('mutation { change }')];
  for (const document of [query, change]) {
    counted.mockClear();
    for (let times = 1; times <= 5; times += 1) {
      const operation = getOperationAST(document)!;
      expect((await executeOperation({ schema, document, operation })).errors).toBeUndefined();
      expect(counted).toHaveBeenCalledTimes(times);
    }
  }
});
