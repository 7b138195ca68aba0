import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { NO_TELEMETRY } from '../infra/telemetry/telemetry.js';
import { requestEndsIn, useLogLines } from '../testing/logLines.js';
import { APART, useTestApp } from '../testing/testApp.js';
import { arrival, requestEnds } from './requestLog.js';

const lines = useLogLines();
const app = useTestApp(APART);

const ends = () => requestEndsIn(lines);

const firstEnd = () => vi.waitUntil(() => ends()[0]);

const lineOf = (method: string, path: string, status: number, msg: string, level = 30) => ({
  level,
  time: expect.stringMatching(/Z$/),
  req: { id: expect.any(String), method, path },
  res: { status },
  responseTime: expect.any(Number),
  msg,
});

it('names a request by its id, and holds nothing of its query', async () => {
  const { headers } = await app.viaRest('GET', '/api/products?search=secret');
  const line = await firstEnd();
  expect(line).toEqual(lineOf('GET', '/api/products', 200, 'request completed'));
  expect(line.req.id).toBe(headers.get('X-Request-Id'));
});

it.each([
  ['a repair', '/api/repairs/RF-7K3M9Q2X4W8P', '/api/repairs/:id'],
  ['a repair, by an id without a digit', '/api/repairs/abcd-efgh-jkmn', '/api/repairs/:id'],
  ['a repair, by an id with a letter too many', '/api/repairs/7K3M-9Q2X-4W8PP', '/api/repairs/:id'],
  ['a file', `/media/parda/image/upload/${'0f'.repeat(16)}-1200x800.webp`, '/media/parda/image/upload/:id.webp'],
  ['an account', `/api/admin/users/${crypto.randomUUID()}`, '/api/admin/users/:id'],
  ['a new password', '/reset-password/short', expect.stringMatching(/^\/[^/]+\/:id$/)],
  ['a token', `/unsubscribe/${'x'.repeat(43)}`, '/unsubscribe/:id'],
])('does not hold what opens %s', async (_what, path, shown) => {
  await app.viaRest('GET', path);
  expect(await firstEnd()).toMatchObject({ req: { path: shown }, msg: 'request completed' });
});

it.each(['/api/notifications', '/api/admin/email-campaigns', '/privacy-policy', '/why-choose-us'])(
  'calls %s by its name',
  async (path) => {
    await app.viaRest('GET', path);
    expect(await firstEnd()).toMatchObject({ req: { path } });
  },
);

it('says of a failure of ours that it was one', async () => {
  vi.spyOn(app.deps.database.em, 'fork').mockImplementation(() => {
    throw new Error('Broken.');
  });
  await app.viaRest('GET', '/api/products');
  vi.restoreAllMocks();
  expect(await firstEnd()).toEqual(lineOf('GET', '/api/products', 500, 'request errored', 50));
});

it('says of a caller who hung up that there was nobody to answer', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  const body = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: x\r\n${body}`, () => setTimeout(() => socket.destroy(), 50));
  expect(await firstEnd()).toMatchObject({ msg: 'request aborted', req: { path: '/api/auth/login' } });
});

it('says nothing of probes', async () => {
  await app.viaRest('GET', '/healthz');
  await app.viaRest('GET', '/readyz');
  await app.viaRest('GET', '/api/products');
  await firstEnd();
  expect(ends()).toHaveLength(1);
});

it.each([
  ['a file that was built', 200, true, 20, 'request completed'],
  ['one that nobody waited for', 200, false, 20, 'request aborted'],
  ['one that is not there', 404, true, 30, 'request completed'],
])('has little to say of %s', async (_what, statusCode, writableFinished, level, msg) => {
  const request = { method: 'GET', url: '/assets/shell-1.js', headers: {} } as IncomingMessage;
  const response = Object.assign(new EventEmitter(), { statusCode, writableFinished }) as unknown as ServerResponse;
  requestEnds({ log: app.deps.log, telemetry: NO_TELEMETRY })(request, response, arrival());
  response.emit('close');
  expect(await firstEnd()).toEqual(lineOf('GET', '/assets/shell-1.js', statusCode, msg, level));
});
