import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { watched } from './contract.js';

/** What is found in the answer of a server that answers so. */
async function violationsOf(path: string, answer: RequestListener, init: RequestInit = {}): Promise<string[]> {
  const found: string[] = [];
  const server = createServer(watched(answer, (violation) => found.push(violation))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  server.close();
  return found;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const COUNTS = { completedRequests: 1, totalRequests: 2, currentlyServicing: 3 };
const FAILED = { code: 'NOT_FOUND', message: 'Not found.' };

/** @param taken the body of the request, as Express leaves it */
const sending =
  (status: number, body: unknown, headers: Record<string, string>, taken?: unknown): RequestListener =>
  (request, response) => {
    Object.assign(request, { body: taken });
    response.statusCode = status;
    response.setHeaders(new Map(Object.entries(headers)));
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const KEPT = { ...JSON_TYPE, ETag: '"1"' };

it.each<[string, string, RequestListener]>([
  ['what is declared', '/api/stats', sending(200, COUNTS, KEPT)],
  ['304 without a body', '/api/stats', sending(304, '', { ETag: '"1"' })],
  ['a path that nobody declared, refused', '/api/nothing', sending(404, FAILED, JSON_TYPE)],
  ['a page of the site', '/products', sending(200, '<p>', { 'Content-Type': 'text/html' })],
])('finds nothing in %s', async (_what, path, answer) => {
  expect(await violationsOf(path, answer)).toEqual([]);
});

it.each<[string, string, RequestListener, RegExp]>([
  ['a status', '/api/stats', sending(409, FAILED, JSON_TYPE), /GET \/api\/stats 409: the status 409 is not declared/],
  ['a field', '/api/stats', sending(200, { ...COUNTS, secret: 1 }, KEPT), /the answer: .*additional.*"secret"/],
  ['a type', '/api/stats', sending(200, { ...COUNTS, totalRequests: '2' }, KEPT), /\/totalRequests must be number/],
  ['a missing field', '/api/stats', sending(200, {}, KEPT), /must have required property/],
  ['a missing header', '/api/stats', sending(200, COUNTS, JSON_TYPE), /the header ETag is missing/],
  ['a wrong header', '/api/stats', sending(200, COUNTS, { ...KEPT, ETag: 'W/"1"' }), /the header ETag: it must match/],
  ['a content type', '/api/stats', sending(200, 'a', { ...KEPT, 'Content-Type': 'text/plain' }), /text\/plain is not/],
  ['an error of another shape', '/api/stats', sending(500, { code: 'OOPS', message: '' }, JSON_TYPE), /\/code must be/],
  ['an undeclared call', '/api/nothing', sending(200, {}, JSON_TYPE), /the call is not declared/],
  ['its error', '/api/nothing', sending(404, { error: 1 }, JSON_TYPE), /the error: it must have/],
  [
    'a query that was taken',
    '/api/products?limit=0',
    sending(200, [], { ...KEPT, 'X-Total-Count': '0' }),
    /the query limit/,
  ],
])('finds %s that is not as declared', async (_what, path, answer, violation) => {
  expect(await violationsOf(path, answer)).toEqual([expect.stringMatching(violation)]);
});

it('finds a request that was taken though the document does not let it through', async () => {
  const taken = (body: unknown) =>
    violationsOf('/api/newsletter', sending(200, { success: true, message: '' }, JSON_TYPE, body), { method: 'POST' });
  expect(await taken({ email: 'a@example.com', unknown: 1 })).toEqual([]);
  expect(await taken({ email: 5 })).toEqual([expect.stringMatching(/the request: \/email must be string/)]);
});
