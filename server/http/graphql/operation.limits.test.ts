import { buildSchema, getIntrospectionQuery, type GraphQLError, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/testApp.js';
import { checkOperation } from './operation.limits.js';

const app = useTestApp();

const times = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join(' ');

/** What a document is refused for; undefined where it is taken. */
const errorsOf = async (document: string) => (await app.viaGraphql(document)).errors;

/** Sends a document that must be refused as the caller's mistake. */
async function refusalOf(document: string, variables = {}) {
  const { status, errors } = await app.viaGraphql(document, variables);
  expect([status, errors]).toMatchObject([400, [{ extensions: { code: 'BAD_INPUT' } }]]);
  return errors![0]!.message;
}

it('a document has at most 2,000 tokens', async () => {
  const document = (fields: number) =>
    `${'{ ... '.repeat(665)} { ${'contentVersion '.repeat(fields)} } ${'} '.repeat(665)}`;
  expect(await errorsOf(document(3))).toBeUndefined();
  expect(await refusalOf(document(4))).toBe('A document can have at most 2,000 tokens; this one has more.');
});

it('a document that repeats itself without end is refused before its repetitions are compared', async () => {
  const message = await refusalOf(`{ ${'contentVersion '.repeat(1_900)} }`);
  expect(message).toBe('This document names the same fields too often to be checked.');
});

it('a document has at most 30 aliases', async () => {
  const document = (aliases: number) => `{ ${times(aliases, (at) => `v${at}: contentVersion`)} }`;
  expect(await errorsOf(document(30))).toBeUndefined();
  expect(await refusalOf(document(31))).toBe('A document can have at most 30 aliases; this one has 31.');
});

describe('depth', () => {
  const people = buildSchema('type Query { me: Person } type Person { name: String friend: Person }');

  /** What is said to a document about people, whose friends have friends; null where it is taken. */
  function saidTo(source: string): string | null {
    const document = parse(source);
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)!;
    try {
      checkOperation({ schema: people, document, operation });
      return null;
    } catch (error) {
      return (error as GraphQLError).message;
    }
  }
  const friends = (count: number) => `${'{ friend '.repeat(count)} { name } ${'}'.repeat(count)}`;
  const TOO_DEEP = 'An operation can be at most 10 levels deep; this one has 11.';

  it('is 10 levels of fields at most', () => {
    expect(saidTo(`{ me ${friends(8)} }`)).toBeNull();
    expect(saidTo(`{ me ${friends(9)} }`)).toBe(TOO_DEEP);
  });

  it('goes on in fragments, which are no level themselves', () => {
    const document = (count: number) =>
      `{ me { ...A } } fragment A on Person { ... on Person { friend { ...B } } } fragment B on Person ${friends(count)}`;
    expect(saidTo(document(7))).toBeNull();
    expect(saidTo(document(8))).toBe(TOO_DEEP);
  });

  it('has an end where a fragment spreads itself, which the language forbids', async () => {
    const circle = 'fragment A on Person { friend { ...B } } fragment B on Person { friend { ...A } }';
    expect(saidTo(`{ me { ...A } } ${circle}`)).toBeNull();
    const document = '{ ...A } fragment A on Query { contentVersion ...B } fragment B on Query { ...A }';
    expect(await refusalOf(document)).toContain('Cannot spread fragment "A" within itself');
  });
});

describe('introspection', () => {
  it('is answered in full, however deep it asks', async () => {
    const everything = {
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
      typeDepth: 9,
    };
    expect(await errorsOf(getIntrospectionQuery())).toBeUndefined();
    expect(await errorsOf(getIntrospectionQuery(everything))).toBeUndefined();
  });

  it('counts the lists that are asked of it, also under other names', async () => {
    const fields = (inner: string) => times(5, (at) => `f${at}: fields { ${inner} }`);
    const nested = fields(`type { ${fields('name')} }`);
    for (const document of [`{ __schema { types { ${nested} } } }`, `{ __type(name: "Query") { ${nested} } }`]) {
      expect(await refusalOf(document)).toMatch(/^An operation can cost at most 2,000; this one costs/);
    }
  });

  it('costs 200 each time', async () => {
    const document = (count: number) => `{ ${times(count, (at) => `s${at}: __schema { description }`)} }`;
    expect(await errorsOf(document(10))).toBeUndefined();
    expect(await refusalOf(document(11))).toBe('An operation can cost at most 2,000; this one costs 2,200.');
  });
});

describe('cost', () => {
  const posts = (size: string, inner: string) =>
    `blogPosts(first: ${size}) { edges { node { comments(first: ${inner}) { totalCount } } } }`;
  const costs = (cost: string) => `An operation can cost at most 2,000; this one costs ${cost}.`;

  it.each([
    ['pages of what our own pages ask for', `{ ${posts('12', '10')} }`],
    ['one large page', '{ blogPosts(first: 100) { totalCount } }'],
    ['a large page with lists in it', '{ repairs(first: 100) { edges { node { history { status } } } } }'],
    ['the same thing under 30 names', `{ ${times(30, (at) => `a${at}: siteStats { totalRequests }`)} }`],
  ])('takes %s', async (_what, document) => {
    const { token } = await app.admin();
    expect((await app.viaGraphql(document, {}, { token })).errors).toBeUndefined();
  });

  it.each<[string, string, object, string]>([
    ['a large page of large pages', `{ ${posts('100', '100')} }`, {}, '10,110'],
    ['the same by variables', `query ($n: Int) { ${posts('$n', '$n')} }`, { n: 100 }, '10,110'],
    ['the same by the defaults of variables', `query ($n: Int = 100) { ${posts('$n', '$n')} }`, {}, '10,110'],
    ['pages of the default size', `{ ${times(20, (at) => `a${at}: ${posts('null', 'null')}`)} }`, {}, '2,400'],
    [
      'large pages of an admins’ table',
      `{ ${times(20, (at) => `a${at}: userTable(pageSize: 100) { items { id } }`)} }`,
      {},
      '2,200',
    ],
    ['searches', `{ ${times(17, (at) => `a${at}: blogPosts(search: "x${at}") { totalCount }`)} }`, {}, '2,040'],
    ['changes', `mutation { ${times(21, (at) => `a${at}: signOut`)} }`, {}, '2,100'],
    [
      'what fragments hide',
      `{ ...A } fragment A on Query { blogPosts(first: 100) { edges { node { ...B } } } }
       fragment B on BlogPost { ... on BlogPost { comments(first: 100) { totalCount } } }`,
      {},
      '10,110',
    ],
  ])('refuses %s', async (_what, document, variables, cost) => {
    expect(await refusalOf(document, variables)).toBe(costs(cost));
  });

  it('counts fragments that spread each other in no time', async () => {
    const doubling = times(40, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);
    expect(await refusalOf(`{ ...F0 } ${doubling} fragment F40 on Query { contentVersion }`)).toMatch(/at most 2,000;/);
  });

  it('leaves variables of the wrong kind to those who know what is wrong with them', async () => {
    expect(await refusalOf(`query ($n: Int) { ${posts('$n', '$n')} }`, { n: 'many' })).toContain(
      'Int cannot represent',
    );
  });
});
