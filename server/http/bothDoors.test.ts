import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { buildFaqItem } from '../faq/factory.js';
import { useTestApp } from '../testing/testApp.js';

const app = useTestApp();

describe('REST', () => {
  it('answers a GET with a strong ETag, and with 304 and no body when nothing has changed', async () => {
    await app.save(buildFaqItem());
    const first = await app.viaRest('GET', '/api/content/faq-items?t=1');
    const etag = first.headers.get('ETag')!;
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    expect(first.headers.get('Vary')).toContain('Authorization');
    // the legacy client sends 'no-cache' with every GET
    const known = (tags: string) => ({ 'If-None-Match': tags, 'Cache-Control': 'no-cache' });
    for (const tags of [`W/${etag}`, '*']) {
      expect((await app.viaRest('GET', '/api/content/faq-items', undefined, { headers: known(tags) })).status).toBe(
        304,
      );
    }
    const headers = known(`"other", ${etag}`);
    const again = await app.viaRest('GET', '/api/content/faq-items?t=2', undefined, { headers });
    expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, undefined, etag]);
    await app.save(buildFaqItem({ question: 'Another?' }));
    expect((await app.viaRest('GET', '/api/content/faq-items', undefined, { headers })).status).toBe(200);
  });

  it.each<[string, string, string, unknown, Record<string, string>, number, string]>([
    [
      'malformed JSON',
      'POST',
      '/api/auth/login',
      '{"email":',
      { 'Content-Type': 'application/json' },
      400,
      'BAD_INPUT',
    ],
    ['a list for an object', 'POST', '/api/content/repair-request', [], {}, 400, 'BAD_INPUT'],
    ['a number for an object', 'POST', '/api/content/repair-request', 5, {}, 400, 'BAD_INPUT'],
    ['null for an object', 'POST', '/api/auth/login', null, {}, 400, 'BAD_INPUT'],
    ['no body', 'POST', '/api/content/repair-request', undefined, {}, 400, 'BAD_INPUT'],
    ['a body of over 1 MB', 'POST', '/api/auth/login', { email: 'x'.repeat(1_100_000) }, {}, 413, 'TOO_LARGE'],
    [
      'another content type',
      'POST',
      '/api/auth/login',
      'email=a',
      { 'Content-Type': 'text/plain' },
      415,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'a charset that nobody reads',
      'POST',
      '/api/auth/login',
      '{}',
      { 'Content-Type': 'application/json; charset=nonsense' },
      415,
      'UNSUPPORTED_MEDIA',
    ],
    ['an unknown path', 'GET', '/api/nothing', undefined, {}, 404, 'NOT_FOUND'],
    ['an unknown method', 'DELETE', '/api/stats', undefined, {}, 404, 'NOT_FOUND'],
    ['a path that cannot be decoded', 'GET', '/api/repairs/%E0%A4%A', undefined, {}, 400, 'BAD_INPUT'],
  ])('answers %s with a clear error', async (_what, method, path, body, headers, status, code) => {
    const answer = await app.viaRest(method, path, body, { headers });
    expect([answer.status, answer.body]).toMatchObject([status, { code, message: expect.any(String) }]);
  });

  it('is not shaken by hostile shapes', async () => {
    const hostile = {
      userName: {},
      contactNumber: [],
      brand: 1,
      issueDescription: null,
      preferredPickupTime: 'never',
      pickupCoordinates: 'here',
      deliveryOption: {},
      formGuard: 'x',
      __proto__: { admin: true },
    };
    const { status, body } = await app.viaRest('POST', '/api/content/repair-request', hostile);
    expect([status, body]).toMatchObject([400, { code: 'BAD_INPUT' }]);
  });

  it.each(['/api/stats', '/graphql', '/nowhere'])('knows no TRACE: %s', async (where) => {
    const sent = request(app.url + where, { method: 'TRACE', headers: { 'X-Secret': 'echo' } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await text(answer)).not.toContain('echo');
  });

  it.each(['/api/stats', '/api/nothing', '/graphql?query={contentVersion}'])(
    'gives a request that the log tells of an id, and keeps its headers tidy: %s',
    async (where) => {
      const { headers } = await app.viaRest('GET', where);
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('X-Powered-By')).toBeNull();
      // data is no page, also where somebody opens it as one
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none';base-uri 'none';frame-ancestors 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    },
  );
});

describe('GraphQL', () => {
  it.each<[string, string]>([
    ['a syntax error', '{'],
    ['an unknown field', '{ nothing }'],
    ['a missing argument', '{ trackRepair { id } }'],
    ['an operation that it does not have', 'subscription { x }'],
    ['a value of the wrong kind', '{ publicRepairs(first: "x") { totalCount } }'],
  ])('answers %s with a clear error', async (_what, query) => {
    const { errors } = await app.viaGraphql(query);
    expect(errors).toMatchObject([{ message: expect.any(String), extensions: { code: 'BAD_INPUT' } }]);
    expect(JSON.stringify(errors)).not.toMatch(/stacktrace|node_modules/);
  });

  it.each<[string, unknown, Record<string, string>, number, string]>([
    ['malformed JSON', '{"query":', { 'Content-Type': 'application/json' }, 400, 'BAD_INPUT'],
    ['a body of over 1 MB', { query: 'x'.repeat(1_100_000) }, {}, 413, 'TOO_LARGE'],
    [
      'another content type',
      'query=%7Ba%7D',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA',
    ],
  ])('answers %s in its own shape', async (_what, body, headers, status, code) => {
    const answer = await app.viaRest<{ errors: object[] }>('POST', '/graphql', body, { headers });
    expect([answer.status, answer.body.errors]).toMatchObject([status, [{ extensions: { code } }]]);
  });

  it('answers introspection', async () => {
    const { data } = await app.viaGraphql<{ __schema: { queryType: { name: string } } }>(
      '{ __schema { queryType { name } } }',
    );
    expect(data.__schema.queryType.name).toBe('Query');
  });
});

describe('a failure before the door', () => {
  it('has the shape of the door', async () => {
    const { token } = await app.signedIn();
    await app.em.execute('alter table session rename to gone');
    const rest = await app.viaRest('GET', '/api/stats', undefined, { token });
    const graphql = await app.viaGraphql('{ contentVersion }', {}, { token });
    await app.em.execute('alter table gone rename to session');
    expect([rest.status, rest.body]).toMatchObject([500, { code: 'INTERNAL' }]);
    expect(graphql.errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
  });
});

describe('a failure of our own', () => {
  it('is masked through both doors, with an id to find it in the log', async () => {
    const { statsBaseline } = app.deps.config;
    Object.defineProperty(app.deps.config, 'statsBaseline', {
      configurable: true,
      get: () => {
        throw new Error('secret detail');
      },
    });
    try {
      const rest = await app.viaRest<{ requestId: string }>('GET', '/api/stats');
      expect([rest.status, rest.body]).toMatchObject([
        500,
        { code: 'INTERNAL', message: 'Something went wrong. Please try again later.' },
      ]);
      expect(rest.body.requestId).toBe(rest.headers.get('X-Request-Id'));
      const graphql = await app.viaGraphql('{ siteStats { totalRequests } }');
      expect(graphql.errors).toMatchObject([
        {
          message: 'Something went wrong. Please try again later.',
          extensions: { code: 'INTERNAL', requestId: graphql.headers.get('X-Request-Id') },
        },
      ]);
      expect(JSON.stringify([rest.body, graphql.errors])).not.toContain('secret');
    } finally {
      Object.defineProperty(app.deps.config, 'statsBaseline', { value: statsBaseline, writable: true });
    }
  });
});

describe('health', () => {
  it('says that the process is up and that it can work', async () => {
    expect((await app.viaRest('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await app.viaRest('GET', '/readyz')).body).toEqual({ status: 'ready' });
  });

  it('says so when the database is behind its migrations', async () => {
    const [row] = await app.em.execute<{ name: string }[]>('select name from migration order by id desc limit 1');
    await app.em.execute('delete from migration where name = ?', [row!.name]);
    const { status, body } = await app.viaRest('GET', '/readyz');
    await app.em.execute('insert into migration (name) values (?)', [row!.name]);
    expect([status, body]).toEqual([503, { status: 'unavailable' }]);
  });
});
