import { expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { newUuid } from '../core/entities/ids.js';
import { buildProduct } from '../products/factory.js';
import { useTestApp } from '../testing/testApp.js';

/** What a refused call answers: `{message, code, fields?}` under the status of its code (decisions §2). */

const app = useTestApp();

const aSentence: unknown = expect.stringMatching(/^[A-Z].*[.?]$/);
const LOGIN = { email: 'sita', password: 'wrong' };
const REVIEW = { targetType: 'product', rating: 5, authorName: 'Ram', authorEmail: 'ram@example.com' };
const MEGABYTE = 1024 * 1024;

it.each<[status: number, code: string, why: string, call: string, body?: unknown, type?: string]>([
  [400, 'BAD_INPUT', 'half of a JSON body', 'POST /auth/login', '{"email":'],
  [400, 'BAD_INPUT', 'a path that cannot be read', 'GET /repairs/%E0%A4%A'],
  [401, 'UNAUTHENTICATED', 'a guest at the admin', 'GET /admin/users'],
  [401, 'UNAUTHENTICATED', 'a wrong password', 'POST /auth/login', LOGIN],
  [404, 'NOT_FOUND', 'an unknown path', 'GET /nothing'],
  [404, 'NOT_FOUND', 'an unknown path of the admin', 'POST /admin/nothing', {}],
  [404, 'NOT_FOUND', 'a method that a path does not have', 'PUT /stats', {}],
  [404, 'NOT_FOUND', 'the base alone', 'GET /'],
  [404, 'NOT_FOUND', 'a thing that is not there', `GET /products/${newUuid()}`],
  [404, 'NOT_FOUND', 'an id that is none', 'GET /products/1'],
  [404, 'NOT_FOUND', 'a page that is none', 'GET /content/nothing'],
  [413, 'TOO_LARGE', 'a body of over 1 MB', 'POST /auth/login', { ...LOGIN, more: 'x'.repeat(MEGABYTE) }],
  [415, 'UNSUPPORTED_MEDIA', 'a form', 'POST /auth/login', 'email=a', 'application/x-www-form-urlencoded'],
  [415, 'UNSUPPORTED_MEDIA', 'a plain text', 'POST /reviews', '{}', 'text/plain'],
])('%i %s: %s', async (status, code, _why, call, body, type) => {
  const [method, path] = call.split(' ') as [string, string];
  const answer = await app.viaRest(method, `/api${path}`, body, { headers: type ? { 'Content-Type': type } : {} });
  expect([answer.status, answer.body]).toEqual([status, { code, message: aSentence }]);
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
});

it('400 names each field that is wrong', async () => {
  const { status, body } = await app.viaRest('POST', '/api/content/repair-request', { tvType: 'LASER', model: 7 });
  const wrong = ['userName', 'contactNumber', 'brand', 'issueDescription', 'pickupAddress', 'preferredPickupTime'];
  const fields = Object.fromEntries([...wrong, 'tvType', 'model'].map((field) => [field, aSentence]));
  expect([status, body]).toEqual([400, { code: 'BAD_INPUT', message: aSentence, fields }]);
});

it('403 FORBIDDEN: somebody who is no admin at the admin', async () => {
  const { token } = await app.signedIn();
  const { status, body } = await app.viaRest('GET', '/api/admin/users', undefined, { token });
  expect([status, body]).toEqual([403, { code: 'FORBIDDEN', message: aSentence }]);
});

it('409 CONFLICT: what may be there only once', async () => {
  const product = buildProduct();
  await app.save<object>(product, buildUser({ username: 'sita', email: 'sita@example.com' }));
  const register = (account: object) =>
    app.viaRest('POST', '/api/auth/register', { name: 'Ram', password: 'secret', ...account });
  const review = () => app.viaRest('POST', '/api/reviews', { ...REVIEW, targetId: product.id });
  expect((await review()).status).toBe(201);
  const refused = [
    await review(),
    await register({ username: 'SITA', email: 'ram@example.com' }),
    await register({ username: 'ram', email: 'Sita@Example.com' }),
    // a name that nobody may have answers like one that somebody has
    await register({ username: 'Guest_User', email: 'ram@example.com' }),
  ];
  const conflict = { status: 409, body: { code: 'CONFLICT', message: expect.any(String) } };
  expect(refused).toMatchObject([conflict, conflict, conflict, conflict]);
});

it.each<[call: string, times: number, body: object]>([
  ['POST /auth/login', 10, LOGIN],
  ['POST /auth/password-reset', 20, { email: 'sita@example.com' }],
  ['POST /reviews', 30, REVIEW],
  ['POST /newsletter', 20, { email: 'sita@example.com' }],
])('429 RATE_LIMITED: %s more than %i times, with the seconds to wait', async (call, times, body) => {
  const [method, path] = call.split(' ') as [string, string];
  const send = () => app.viaRest(method, `/api${path}`, body);
  for (let time = 0; time < times; time += 1) expect((await send()).status).not.toBe(429);
  const answer = await send();
  expect([answer.status, answer.body]).toEqual([429, { code: 'RATE_LIMITED', message: aSentence }]);
  expect(answer.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
});

it('a body of just under 1 MB is read', async () => {
  const body = JSON.stringify({ ...LOGIN, more: '' });
  const filled = body.replace('""', `"${'x'.repeat(MEGABYTE - body.length)}"`);
  expect(filled).toHaveLength(MEGABYTE);
  expect((await app.viaRest('POST', '/api/auth/login', filled)).status).toBe(401);
});
