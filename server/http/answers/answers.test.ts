// @module-tag database
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.js';
import { buildFaqItem } from '../../faq/factory.js';
import { createFaqItem, deleteFaqItem } from '../../faq/service.js';
import { BOOKING } from '../../repairs/factory.js';
import { useTestApp } from '../../testing/testApp.js';
import { answerFast } from './fastPath.js';
import { guestAnswer, sharedHeaders } from './guestAnswer.js';
import { KeptAnswers } from './keptAnswers.js';

const app = useTestApp(undefined, new KeptAnswers());

const FAQ = '{ faqItems { question } }';
const ITEM = { category: 'Q', question: 'Why?', answer: 'So.', order: 1 };

type Headers = Record<string, string>;

const get = (query: string, headers: Headers = {}, method = 'GET') =>
  app.viaRest(method, `/graphql?${new URLSearchParams({ query }).toString()}`, undefined, { headers });
const post = (query: string, headers: Headers = {}) => app.viaRest('POST', '/graphql', { query }, { headers });

/** What does not belong to one request alone. */
const shared = (headers: globalThis.Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));

/** How many statements a question costs. */
const costOf = async (ask: () => Promise<unknown>) => (await app.statementsOf(ask)).length;

/** On PostgreSQL nothing is kept before the line to the database stands. */
beforeEach(() => vi.waitUntil(() => app.deps.contentVersion.known() !== null));

describe('what was answered before', () => {
  it.each([
    ['by GET', 'short', get],
    ['by GET', 'long', get],
    ['by POST', 'short', post],
  ])('is answered %s without the database, with the same %s body and the same headers', async (_how, length, ask) => {
    await app.save(buildFaqItem({ question: 'कति लाग्छ… ₹?'.repeat(length === 'long' ? 1_000 : 1) }));
    const first = await ask(FAQ);
    let again = first;
    expect(await costOf(async () => (again = await ask(FAQ)))).toBe(0);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(shared(again.headers)).toEqual(shared(first.headers));
    // it names a line of the log, and there is none of this one
    expect([first, again].map(({ headers }) => headers.has('X-Request-Id'))).toEqual([true, false]);
  });

  it('is not sent again to whoever has it', async () => {
    const etag = (await get(FAQ)).headers.get('ETag')!;
    await app.save();
    const first = await get(FAQ, { 'If-None-Match': etag });
    let again = first;
    expect(await costOf(async () => (again = await get(FAQ, { 'If-None-Match': etag })))).toBe(0);
    expect([first.status, again.status, again.body]).toEqual([304, 304, undefined]);
    expect(shared(again.headers)).toEqual(shared(first.headers));
    expect((await get(FAQ)).body).toEqual({ data: { faqItems: [] } });
  });

  it('is answered in the type that is asked for', async () => {
    const types = ['application/json', 'application/graphql-response+json'];
    for (const accept of [...types, ...types]) {
      expect((await get(FAQ, { Accept: accept })).headers.get('Content-Type')).toContain(accept);
    }
  });

  it('is forgotten with the next change of the content', async () => {
    const { ctx } = await app.admin();
    for (const ask of [get, post]) {
      await ask(FAQ);
      const { id } = await createFaqItem(ctx, ITEM);
      expect((await ask(FAQ)).body).toEqual({ data: { faqItems: [{ question: 'Why?' }] } });
      await deleteFaqItem(ctx, id);
      expect((await ask(FAQ)).body).toEqual({ data: { faqItems: [] } });
    }
  });

  it('is asked again for whoever has heard of a later version', async () => {
    await get(FAQ);
    const later = String(app.deps.contentVersion.latest + 1);
    const present = String(app.deps.contentVersion.latest);
    expect(await costOf(() => get(FAQ, { 'Content-Version': later }))).toBeGreaterThan(0);
    expect(await costOf(() => get(FAQ, { 'Content-Version': present }))).toBe(0);
    expect(await costOf(() => get(FAQ, { 'Content-Version': 'x' }))).toBe(0);
  });

  it('is asked again while the version is not known', async () => {
    let asked = 0;
    const missed = (_request: IncomingMessage, response: ServerResponse) => {
      asked++;
      response.end();
    };
    const server = createServer(
      answerFast(new KeptAnswers(), { known: () => null }, { missed, longWay: () => undefined }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql?query=x`;
    for (let times = 0; times < 2; times++) await (await fetch(url)).text();
    expect(asked).toBe(2);
    server.closeAllConnections();
    server.close();
  });
});

describe('the content version that comes with', () => {
  const BOOK = 'mutation ($input: BookRepairInput!) { bookRepair(input: $input) { id } }';
  const input = { ...BOOKING, preferredPickupTime: '2026-06-16T04:15:00Z' };
  const book = { query: BOOK, variables: { input } };
  const versionOf = ({ headers }: { headers: globalThis.Headers }) => Number(headers.get('Content-Version'));
  const latest = () => app.deps.contentVersion.latest;
  const rest = (body: unknown) => app.viaRest('POST', '/graphql', body);
  const LIST = '{ products { edges { node { name } } } }';

  it.each([
    ['an answer', () => get('{ faqItems { answer } }')],
    ['one that is not kept', () => get('{ viewer { id } }')],
    ['one of a batch', () => rest([{ query: FAQ }])],
    ['one that is asked of the database alone', () => get(LIST)],
  ])('%s is not of what was committed after it was read', async (_what, ask) => {
    const { ctx } = await app.admin();
    await get(LIST);
    await createFaqItem(ctx, ITEM);
    const before = latest();
    const span = app.deps.telemetry.span.bind(app.deps.telemetry);
    vi.spyOn(app.deps.telemetry, 'span').mockImplementationOnce(async (...work) => {
      const result = await span(...work);
      await createFaqItem(ctx, ITEM);
      return result;
    });
    expect(versionOf(await ask())).toBe(before);
    expect(latest()).toBe(before + 1);
  });

  it.each([
    ['a change', () => rest(book)],
    ['a batch with a change', () => rest([{ query: FAQ }, book])],
    ['a change by REST', () => app.viaRest('POST', '/api/content/repair-request', input)],
  ])('%s is that of the change', async (_what, ask) => {
    const before = latest();
    expect(versionOf(await ask())).toBe(before + 1);
  });
});

describe('asked of the database each time is', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['what is about the caller', () => get('{ faqItems { question } viewer { id } }')],
    [
      'the same in a fragment',
      () => get('{ ...A } fragment A on Query { myReview(targetType: GENERAL, targetId: "") { id } faqItems { id } }'),
    ],
    ['what has failed', () => get('{ faqItems { question } repairs(scope: ALL) { totalCount } }')],
    ['a HEAD', () => get(FAQ, {}, 'HEAD')],
    ['whatever comes with an Authorization', () => get(FAQ, { Authorization: 'Basic eDp5' })],
    ['a batch', () => app.viaRest('POST', '/graphql', [{ query: FAQ }])],
    ['a long document', () => post(`${FAQ}${' '.repeat(20_000)}`)],
  ])('%s', async (_what, ask) => {
    await app.save(buildFaqItem());
    await ask();
    expect(await costOf(ask)).toBeGreaterThan(0);
  });

  it('everything where the settings say so', async () => {
    const { http, stop } = await createApp({ ...app.deps, config: { ...app.deps.config, answerCache: false } });
    const server = createServer(http);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql?query=${encodeURIComponent(FAQ)}`;
    const ask = async () => (await fetch(url)).text();
    await ask();
    expect(await costOf(ask)).toBeGreaterThan(0);
    server.closeAllConnections();
    server.close();
    await stop();
  });
});

it('never gives what a signed-in person was answered to a guest, nor the other way round', async () => {
  const { token } = await app.signedIn();
  const query = '{ viewer { email } reviews { edges { node { isMine } } } }';
  const asGuest = await get(query);
  const asPerson = await get(query, { Authorization: `Bearer ${token}` });
  expect([asGuest.body, asPerson.body]).toMatchObject([
    { data: { viewer: null } },
    { data: { viewer: { email: expect.any(String) } } },
  ]);
  expect((await get(query)).body).toEqual(asGuest.body);
});

it('takes a body that comes in pieces as a whole', async () => {
  const body = JSON.stringify({ query: FAQ });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
      const request = httpRequest(`${app.url}/graphql`, { method: 'POST', headers }, async (response) => {
        resolve(Buffer.concat(await response.toArray()).toString());
      });
      request.once('error', reject);
      request.write(body.slice(0, 5), () => setImmediate(() => request.end(body.slice(5))));
    });
  for (let times = 0; times < 2; times++) expect(JSON.parse(await ask())).toEqual({ data: { faqItems: [] } });
  expect(await costOf(ask)).toBe(0);
});

describe('the memory', () => {
  const answer = (version: number, body: string) => guestAnswer(sharedHeaders({}), Buffer.from(body), version);
  const asked = (text: string, accept?: string, method = 'GET') => ({ method, accept, text });
  const [A, B] = [asked('a'), asked('b')] as const;

  it('gives an answer only in its own version', () => {
    const kept = new KeptAnswers();
    kept.keep(A, answer(2, 'two'));
    expect([1, 2, 3].map((version) => kept.find(A, version)?.body)).toEqual([undefined, 'two', undefined]);
  });

  it('does not take an older answer for a newer one that came faster', () => {
    const kept = new KeptAnswers();
    kept.keep(A, answer(2, 'two'));
    kept.keep(A, answer(1, 'one'));
    expect(kept.find(A, 2)?.body).toBe('two');
  });

  it('does not keep one answer at the cost of all others', () => {
    const kept = new KeptAnswers();
    kept.keep(A, answer(1, 'small'));
    kept.keep(B, answer(1, 'x'.repeat(2 * 1024 * 1024)));
    expect([kept.find(A, 1)?.body, kept.find(B, 1)]).toEqual(['small', undefined]);
  });

  it('tells apart by what method and for which types the same is asked', () => {
    const kept = new KeptAnswers();
    const ways = [A, asked('a', 'text/html'), asked('a', undefined, 'POST')];
    ways.forEach((way, index) => kept.keep(way, answer(1, String(index))));
    kept.keep(A, answer(2, 'newer'));
    expect(ways.map((way) => kept.find(way, 1)?.body)).toEqual([undefined, '1', '2']);
    expect(kept.find(A, 2)?.body).toBe('newer');
    expect(kept.find(asked('a', 'text/plain'), 1)).toBeUndefined();
  });

  it('keeps the latest of the ways of asking the same, however many others find', () => {
    const kept = new KeptAnswers();
    const ways = Array.from({ length: 10 }, (_, way) => asked('a', `text/${way}`));
    for (const way of ways) kept.keep(way, answer(1, way.accept!));
    const found = ways.map((way) => kept.find(way, 1)?.body);
    expect([found.at(-1), found[0]]).toEqual(['text/9', undefined]);
  });
});
