import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientDocuments } from '../../clientDocuments.gen.js';
import { readContentVersion } from '../../core/contentVersion/contentVersion.js';
import { StoredEvent } from '../../core/events.js';
import { buildFaqItem } from '../../faq/factory.js';
import { NewsletterSubscription } from '../../newsletter/entity.js';
import { useTestApp } from '../../testing/testApp.js';

const app = useTestApp();

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const JSON_TYPE = 'application/json';
const GRAPHQL_TYPE = 'application/graphql-response+json';
const FAQ = '{ faqItems { question } }';

/** Asks as an address, with whatever parameters the caller likes. */
const get = (params: Record<string, string>, headers: Record<string, string> = {}, method = 'GET') =>
  app.viaRest<Answer>(method, `/graphql?${new URLSearchParams(params).toString()}`, undefined, { headers });

const post = <Body = Answer>(body: unknown, headers: Record<string, string> = {}) =>
  app.viaRest<Body>('POST', '/graphql', body, { headers });

const subscribe = (name: string) => `mutation { subscribeToNewsletter(email: "${name}@example.com") }`;

describe('a query by GET', () => {
  it('is answered with a tag, and with 304 and no body while nothing has changed', async () => {
    await app.save(buildFaqItem());
    const first = await get({ query: FAQ, t: '1' });
    const etag = first.headers.get('ETag')!;
    expect(first.body.data).toMatchObject({ faqItems: [{ question: expect.any(String) }] });
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    expect(first.headers.get('Vary')?.split(', ')).toEqual(['Authorization', 'Accept']);
    const known = { 'If-None-Match': etag, 'Cache-Control': 'no-cache' };
    const again = await get({ query: FAQ, t: '2' }, known);
    expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, undefined, etag]);
    await app.save(buildFaqItem({ question: 'Another?' }));
    expect((await get({ query: FAQ }, known)).status).toBe(200);
  });

  it('takes variables and the name of an operation', async () => {
    const query = 'query A { contentVersion } query B($id: ID!) { product(id: $id) { id } }';
    const variables = JSON.stringify({ id: '00000000-0000-4000-8000-000000000000' });
    expect((await get({ query, variables, operationName: 'B' })).body).toEqual({ data: { product: null } });
  });

  it.each([
    [{}, 'Must provide operation name if query contains multiple operations.'],
    [{ operationName: 'C' }, 'Unknown operation named "C".'],
  ])('refuses a document that does not have the operation of %o', async (named, message) => {
    const { status, body } = await get({ query: 'query A { contentVersion } query B { contentVersion }', ...named });
    expect([status, body]).toEqual([400, { errors: [{ message, extensions: { code: 'BAD_INPUT' } }] }]);
  });

  it('can be asked with HEAD for everything but the body', async () => {
    const [whole, head] = [await get({ query: FAQ }), await get({ query: FAQ }, {}, 'HEAD')];
    expect([head.status, head.body]).toEqual([200, undefined]);
    for (const name of ['ETag', 'Content-Type', 'Content-Length', 'Cache-Control', 'Vary']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
  });

  it('never makes a change', async () => {
    const { status, headers, body } = await get({ query: subscribe('sita') });
    expect([status, headers.get('Allow'), body.errors?.[0]?.extensions.code]).toEqual([405, 'POST', 'BAD_INPUT']);
    expect(await app.em.count(NewsletterSubscription)).toBe(0);
  });

  it.each([
    ['no query', {}],
    ['variables that are no JSON', { query: FAQ, variables: '{' }],
    ['variables that are no object', { query: FAQ, variables: '[]' }],
    ['an unknown field', { query: '{ nothing }' }],
  ])('answers %s as a mistake', async (_what, params) => {
    const { status, headers, body } = await get(params);
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_INPUT']);
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null]);
  });

  it('with an ended token says so, and is answered as to a guest', async () => {
    const { headers, body } = await get({ query: '{ viewer { id } }' }, { Authorization: 'Bearer old' });
    expect([headers.get('X-Session'), body.data]).toEqual(['ended', { viewer: null }]);
  });
});

it('that our own client has is known by its hash before anybody has sent it', async () => {
  const [hash, text] = Object.entries(clientDocuments).find(([, query]) => query.startsWith('query ContentVersion '))!;
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  const contentVersion = await readContentVersion(app.em);
  expect((await get({ extensions })).body).toEqual({ data: { contentVersion } });
});

describe('what is not to be kept', () => {
  it.each([
    ['the answer to a POST', () => post({ query: FAQ })],
    ['the answer to a batch', () => post([{ query: FAQ }])],
    ['data with errors', () => get({ query: '{ contentVersion notifications { totalCount } }' })],
    ['a body that nobody can read', () => post('{"query":', { 'Content-Type': JSON_TYPE })],
    ['an answer in no type that is wanted', () => get({ query: FAQ }, { Accept: 'image/png' })],
  ])('%s', async (_what, ask) => {
    const { headers } = await ask();
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null]);
  });
});

describe('the type of the answer', () => {
  it.each([
    [GRAPHQL_TYPE, GRAPHQL_TYPE],
    [`${GRAPHQL_TYPE}, ${JSON_TYPE};q=0.9`, GRAPHQL_TYPE],
    [`${GRAPHQL_TYPE};q=0.5, ${JSON_TYPE}`, JSON_TYPE],
    [`${JSON_TYPE}; charset=utf-8`, JSON_TYPE],
    ['text/html, */*;q=0.1', JSON_TYPE],
  ])('to whoever accepts %s is %s', async (accept, type) => {
    const { headers } = await post({ query: FAQ }, { Accept: accept });
    expect(headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
  });

  it('is refused before anything is changed where it can be none of ours', async () => {
    const { status, body } = await post({ query: subscribe('sita') }, { Accept: 'text/html' });
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([406, 'BAD_INPUT']);
    expect(await app.em.count(NewsletterSubscription)).toBe(0);
  });

  it.each([
    [JSON_TYPE, 200],
    [GRAPHQL_TYPE, 400],
    ['*/*', 400],
  ])('%s decides that a document which is refused answers %i', async (accept, status) => {
    const searches = Array.from({ length: 20 }, (_, at) => `a${at}: blogPosts(search: "x") { totalCount }`);
    for (const query of ['{ nothing }', `{ ${searches.join(' ')} }`, 'query ($n: Int!) { contentVersion }']) {
      const answer = await post({ query }, { Accept: accept });
      expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([status, 'BAD_INPUT']);
    }
    // this is no document
    expect((await post({ query: 5 }, { Accept: accept })).status).toBe(400);
  });
});

describe('other ways to ask', () => {
  it.each(['PUT', 'DELETE', 'PATCH'])('there is no %s', async (method) => {
    const { status, headers, body } = await app.viaRest<Answer>(method, '/graphql', { query: FAQ });
    expect([status, headers.get('Allow'), body.errors?.[0]?.extensions.code]).toEqual([405, 'GET, POST', 'BAD_INPUT']);
  });

  it('a form of another site is no request', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const { status } = await post(JSON.stringify({ query: subscribe('sita') }), { 'Content-Type': type });
      expect(status).toBe(415);
    }
    expect(await app.em.count(NewsletterSubscription)).toBe(0);
  });
});

describe('a batch', () => {
  it('has its answers in order, each with its own failure', async () => {
    const { status, body } = await post<Answer[]>([{ query: FAQ }, { query: '{ nothing }' }, 5, { query: FAQ }]);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { data: { faqItems: [] } },
      { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
      { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
      { data: { faqItems: [] } },
    ]);
  });

  it.each([
    [0, 400],
    [10, 200],
    [11, 400],
  ])('of %i operations answers %i', async (size, status) => {
    const answer = await post(Array.from({ length: size }, () => ({ query: FAQ })));
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(answer.body.errors).toMatchObject([
      { message: `A request can have 1 to 10 operations; this one has ${size}.`, extensions: { code: 'BAD_INPUT' } },
    ]);
  });

  it('makes all its changes, each with what it tells the house', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `guest${at}`);
    const { body } = await post<Answer[]>(names.map((name) => ({ query: subscribe(name) })));
    expect(body.map(({ data }) => data?.subscribeToNewsletter)).toEqual(names.map(() => true));
    expect(await app.em.count(NewsletterSubscription)).toBe(10);
    expect(await app.em.count(StoredEvent)).toBe(10);
  });

  it('says how long to wait where one of its operations hit a limit', async () => {
    const wrong = { query: 'mutation { signIn(input: { identifier: "nobody", password: "wrong 1" }) { token } }' };
    const guesses = () => post<Answer[]>(Array.from({ length: 10 }, () => wrong));
    expect((await guesses()).headers.get('Retry-After')).toBeNull();
    const { headers, body } = await guesses();
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(body[0]?.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('a persisted query', () => {
  const extensionsOf = (query: string) => ({
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
  });
  const ways: [string, (request: { query?: string; extensions: object }) => ReturnType<typeof get>][] = [
    ['GET', ({ extensions, ...query }) => get({ ...query, extensions: JSON.stringify(extensions) })],
    ['POST', (request) => post(request)],
  ];

  it.each(ways)('is known by its hash once it was sent, by %s', async (way, ask) => {
    const query = `query By${way} { contentVersion }`;
    const extensions = extensionsOf(query);
    const unknown = await ask({ extensions });
    expect([unknown.status, unknown.headers.get('Cache-Control'), unknown.body]).toEqual([
      200,
      'no-store',
      {
        errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      },
    ]);
    const contentVersion = await readContentVersion(app.em);
    expect((await ask({ query, extensions })).body).toEqual({ data: { contentVersion } });
    const known = await ask({ extensions });
    expect(known.body).toEqual({ data: { contentVersion } });
    expect(known.headers.get('Cache-Control')).toBe(way === 'GET' ? 'no-cache' : 'no-store');
  });

  it.each(ways)('that does not fit its hash is refused, by %s', async (_way, ask) => {
    const { status, body } = await ask({ query: FAQ, extensions: extensionsOf('{ contentVersion }') });
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_INPUT']);
  });

  it('that is refused is not remembered', async () => {
    const query = '{ nothing }';
    await post({ query, extensions: extensionsOf(query) });
    const { body } = await post({ extensions: extensionsOf(query) });
    expect(body.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('is held to the limits each time, whatever variables it comes with', async () => {
    const query = 'query ($n: Int) { blogPosts(first: $n) { edges { node { comments(first: $n) { totalCount } } } } }';
    const extensions = extensionsOf(query);
    expect((await post({ query, extensions, variables: { n: 1 } })).status).toBe(200);
    expect((await post({ extensions, variables: { n: 100 } })).status).toBe(400);
  });
});
