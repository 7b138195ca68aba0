// @module-tag database
import { createHash } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProduct } from '../../products/factory.js';
import { createProduct } from '../../products/service.js';
import { requestEndsIn, useLogLines } from '../../testing/logLines.js';
import { useTestApp } from '../../testing/testApp.js';
import { KeptAnswers } from './keptAnswers.js';
import { askedIn } from './knownQuestions.js';

const lines = useLogLines();
const app = useTestApp(undefined, new KeptAnswers());

const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');

const LIST = 'query List($first: Int) { products(first: $first) { edges { node { name } } } }';
const ONE = 'query One($id: ID!) { product(id: $id) { name price } }';

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');

interface Asking {
  query?: string;
  variables?: object | null;
  operationName?: string | null;
  extensions?: object;
}

const post = (body: Asking, headers = {}) => app.viaRest('POST', '/graphql', body, { headers });

/** Each part of a question that is no text goes as JSON. */
function get(asking: Asking, headers = {}) {
  const parts = Object.entries(asking).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return app.viaRest('GET', `/graphql?${new URLSearchParams(parts).toString()}`, undefined, { headers });
}

const byHash = (query: string, variables: object) =>
  get({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } } });

/** Whether Apollo was asked meanwhile. */
async function asksApollo(ask: () => Promise<unknown>): Promise<boolean> {
  apollo.mockClear();
  await ask();
  return apollo.mock.calls.length > 0;
}

const ends = () => requestEndsIn(lines);

/** What does not belong to one answer alone. */
const shared = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !/^(date|x-request-id|etag|content-length)$/.test(name)));

/** On PostgreSQL nothing is kept before the line to the database stands. */
beforeEach(() => vi.waitUntil(() => app.deps.contentVersion.known() !== null));

describe('a question that was answered before', () => {
  it.each([
    ['by POST', (variables: object) => post({ query: LIST, variables })],
    ['by POST with a name', (variables: object) => post({ query: LIST, variables, operationName: 'List' })],
    ['by GET', (variables: object) => get({ query: LIST, variables })],
  ])('is asked of the database alone %s, with other variables, under the same headers', async (_how, ask) => {
    await app.save(buildProduct({ name: 'टिभी १' }), buildProduct({ name: 'टिभी २' }));
    const first = await ask({ first: 1 });
    let again = first;
    expect(await asksApollo(async () => (again = await ask({ first: 2 })))).toBe(false);
    expect(again.body).toEqual({ data: { products: { edges: Array(2).fill(expect.anything()) } } });
    expect(shared(again.headers)).toEqual(shared(first.headers));
    expect(again.headers.get('ETag') === null).toBe(first.headers.get('ETag') === null);
    expect((await ask({ first: 1 })).body).toEqual(first.body);
  });

  it('is, too, where only the hash of the document comes', async () => {
    const [one] = await app.save(buildProduct({ name: 'One' }));
    const persistedQuery = { version: 1, sha256Hash: hashOf(ONE) };
    await get({ query: ONE, variables: { id: crypto.randomUUID() }, extensions: { persistedQuery } });
    let found: Awaited<ReturnType<typeof get>>;
    expect(await asksApollo(async () => (found = await byHash(ONE, { id: one!.id })))).toBe(false);
    expect(found!.body).toMatchObject({ data: { product: { name: 'One' } } });
    expect(await asksApollo(() => byHash(ONE, { id: crypto.randomUUID() }))).toBe(false);
  });

  it('needs no entity manager', async () => {
    await post({ query: LIST, variables: { first: 5 } });
    const fork = vi.spyOn(app.deps.database.em, 'fork');
    await post({ query: LIST, variables: { first: 6 } });
    expect(fork).not.toHaveBeenCalled();
  });

  it('is, too, after the content has changed, and shows what has', async () => {
    const { ctx } = await app.admin();
    const ask = () => get({ query: LIST });
    const before = await ask();
    await createProduct(ctx, { name: 'New', description: '<p>It is new.</p>', price: 5 });
    let after = before;
    expect(await asksApollo(async () => (after = await ask()))).toBe(false);
    expect(after.body).toEqual({ data: { products: { edges: [{ node: { name: 'New' } }] } } });
    expect(Number(after.headers.get('Content-Version'))).toBeGreaterThan(Number(before.headers.get('Content-Version')));
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
    expect(await app.statementsOf(ask)).toEqual([]);
  });

  it('is not sent again to whoever has the same, though the content has changed elsewhere', async () => {
    const ask = (headers = {}) => get({ query: LIST, variables: { first: 3 } }, headers);
    const etag = (await ask()).headers.get('ETag')!;
    await app.save();
    const again = await ask({ 'If-None-Match': etag });
    expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, undefined, etag]);
    expect(again.headers.get('Content-Type')).toBeNull();
  });

  it('is asked for whoever has heard of a later version, and not kept', async () => {
    const later = { 'Content-Version': String(app.deps.contentVersion.latest + 5) };
    const ask = () => post({ query: LIST, variables: { first: 4 } }, later);
    await ask();
    expect(await asksApollo(ask)).toBe(false);
    expect((await app.statementsOf(ask)).length).toBe(1);
  });

  it('leaves the same line in the log', async () => {
    await post({ query: LIST, variables: { first: 5 } });
    const again = await post({ query: LIST, variables: { first: 6 } });
    await vi.waitUntil(() => ends().length === 2);
    const [first, second] = ends();
    const line = {
      level: 30,
      time: expect.any(String),
      req: { id: expect.any(String), method: 'POST', path: '/graphql' },
      res: { status: 200 },
      responseTime: expect.any(Number),
      msg: 'request completed',
    };
    expect([first, second]).toEqual([line, line]);
    expect(second!.req.id).toBe(again.headers.get('X-Request-Id'));
  });
});

describe('Apollo is asked', () => {
  /** With what makes the question known. */
  const known = { query: ONE, variables: { id: crypto.randomUUID() } };

  it.each<[what: string, ask: () => ReturnType<typeof post>, status: number]>([
    ['for another spelling', () => post({ ...known, query: ` ${ONE}` }), 200],
    ['for another operation', () => post({ ...known, operationName: 'Two' }), 400],
    ['for an operation without a name', () => post({ ...known, operationName: '' }), 400],
    ['where variables are missing', () => post({ query: ONE }), 400],
    ['where there are none', () => post({ query: ONE, variables: null }), 400],
    ['where a variable does not fit', () => post({ query: ONE, variables: { id: { a: 1 } } }), 400],
    ['where variables are no object', () => post({ query: ONE, variables: ['id'] }), 400],
    ['where an address says null', () => get({ query: LIST, variables: null }), 400],
    ['where a document comes with its hash', () => post({ ...known, extensions: {} }), 200],
    ['where there is no document', () => post({ variables: {} }), 400],
    ['for whoever accepts another type', () => post(known, { Accept: 'application/graphql-response+json' }), 200],
    ['for whoever accepts none of ours', () => post(known, { Accept: 'text/plain' }), 406],
    ['for whoever shows a token', () => post(known, { Authorization: 'Bearer x' }), 200],
  ])('%s', async (_what, ask, status) => {
    await post(known);
    await get({ query: LIST });
    let answer: Awaited<ReturnType<typeof post>>;
    const isAsked = await asksApollo(async () => (answer = await ask()));
    expect([answer!.status, isAsked]).toEqual([status, status !== 406]);
  });

  it.each([
    ['with directives', 'query Q($no: Boolean!) { faqItems { id question @skip(if: $no) } }', { no: false }],
    ['about the caller', '{ viewer { id } }', {}],
    ['that is written only in part', '{ products { edges { node { id } } } faqItems { id } }', {}],
    ['that changes something', 'mutation { signOut }', {}],
  ])('for each question %s', async (_what, query, variables) => {
    await post({ query, variables });
    await app.save();
    expect(await asksApollo(() => post({ query, variables }))).toBe(true);
  });

  it('where a question costs too much with these variables, and refuses it', async () => {
    const query = 'query Q($n: Int) { products(first: $n) { edges { node { id reviews(first: $n) { id } } } } }';
    await post({ query, variables: { n: 1 } });
    const refused = await post({ query, variables: { n: 100 } });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'BAD_INPUT' } }] } });
  });

  it('where a resolver refuses, and says why', async () => {
    const query = 'query Q($after: String) { products(first: 2, after: $after) { edges { node { id } } } }';
    await post({ query });
    const refused = await post({ query, variables: { after: 'nonsense' } });
    expect(refused.body).toMatchObject({ errors: [{ path: ['products'], extensions: { code: 'BAD_INPUT' } }] });
    await vi.waitUntil(() => ends().length === 2);
  });

  it('where the same is asked at once by two parts of the address', async () => {
    await get({ query: LIST });
    const address = `/graphql?${new URLSearchParams({ query: LIST }).toString()}`;
    expect((await app.viaRest('GET', `${address}&query=x`)).status).toBe(400);
  });
});

describe('a question is read as Apollo does', () => {
  const extensions = (value: object) => `&extensions=${encodeURIComponent(JSON.stringify(value))}`;
  const nothing = { operationName: undefined, variables: undefined };

  it.each([
    ['POST', '{"query":"{a}","operationName":null,"variables":null}', { ...nothing, document: '{a}' }],
    ['POST', '{"query":"{a}","variables":{"b":1}}', { ...nothing, document: '{a}', variables: { b: 1 } }],
    ['GET', '/graphql?t=5&query=%7Ba%7D&operationName=A', { ...nothing, document: '{a}', operationName: 'A' }],
    [
      'GET',
      `/graphql?${extensions({ persistedQuery: { version: 1, sha256Hash: 'ab' } })}`,
      { ...nothing, document: 'ab' },
    ],
    ['GET', `/graphql?${extensions({ persistedQuery: { version: 2, sha256Hash: 'ab' } })}`, null],
    ['GET', `/graphql?${extensions({ persistedQuery: { version: 1, sha256Hash: 'ab' }, other: 1 })}`, null],
    ['GET', '/graphql?query=%7Ba%7D&variables=%7B', null],
    ['GET', '/graphql?query=%7Ba%7D&variables=%5B%5D', null],
    ['POST', '{', null],
    ['POST', '[]', null],
    ['POST', '5', null],
  ])('%s %s', (method, text, asked) => {
    expect(askedIn(method, text)).toEqual(asked);
  });
});
