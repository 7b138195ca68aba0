import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { useS3 } from '../../testing/s3.js';
import { isOutage } from '../database/outage.js';
import { s3Store } from './s3.store.js';

const s3 = useS3();
const bytes = Buffer.from('a picture');
const IMPATIENT = { connection: 300, request: 300, silence: 300, writing: 300 };

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  if (server?.listening) await new Promise((resolve) => server!.close(resolve));
});

/** A service that misbehaves, and the settings for it. */
async function serviceThat(answers: RequestListener) {
  server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { ...s3.settings, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('removes more than a page of files', async () => {
  const store = await s3Store(s3.settings, { pageSize: 10 });
  const keys = Array.from({ length: 21 }, (_, index) => `image/many/${index}.webp`);
  await Promise.all(keys.map((key) => store.put(key, bytes)));
  await store.removeAll('image/many/');
  expect((await Promise.all(keys.map((key) => store.size(key)))).filter((size) => size !== null)).toEqual([]);
  store.close();
});

it('fails when nobody listens there', async () => {
  const settings = await serviceThat(() => undefined);
  await new Promise((resolve) => server!.close(resolve));
  const store = await s3Store(settings);
  await expect(store.put('image/a.webp', bytes)).rejects.toThrow('ECONNREFUSED');
  await expect(store.read('image/a.webp')).rejects.toThrow('ECONNREFUSED');
  await expect(store.removeAll('image/')).rejects.toThrow('ECONNREFUSED');
  store.close();
});

it('fails when no answer comes, after three attempts', async () => {
  let asked = 0;
  const store = await s3Store(await serviceThat(() => void asked++), { patience: IMPATIENT });
  await expect(store.size('image/a.webp')).rejects.toThrow('requestTimeout');
  expect(asked).toBe(3);
  store.close();
});

it.each([
  ['bytes', bytes],
  ['a file', import.meta.filename],
])('gives up writing %s when no answer comes, after one patience for all attempts', async (_what, source) => {
  let asked = 0;
  const store = await s3Store(await serviceThat(() => void asked++), { patience: { ...IMPATIENT, request: 10 } });
  await expect(store.put('image/a.webp', source)).rejects.toSatisfy(isOutage);
  expect(asked).toBe(1);
  store.close();
});

it.each([
  [503, true],
  [403, false],
])('tells a service that answers %s from a mistake of ours: it is away, %s', async (status, isAway) => {
  const store = await s3Store(await serviceThat((_request, response) => void response.writeHead(status).end()));
  const failure = await store.size('image/a.webp').catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(isAway);
  store.close();
});

it('tells apart what is missing and what is refused', async () => {
  const store = await s3Store({ ...s3.settings, accessKeyId: 'somebody' });
  await expect(store.put('image/a.webp', bytes)).rejects.toThrow('does not exist in our records');
  await expect(store.read('image/a.webp')).rejects.toThrow('does not exist in our records');
  const elsewhere = await s3Store({ ...s3.settings, bucket: 'another' });
  await expect(elsewhere.read('image/a.webp')).rejects.toThrow('bucket does not exist');
  await expect(elsewhere.removeAll('image/')).rejects.toThrow('bucket does not exist');
  store.close();
  elsewhere.close();
});

it('an answer that breaks off is an error of the stream, also before anybody listens', async () => {
  const breaksOff: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('the beginning', () => response.destroy());
  };
  const store = await s3Store(await serviceThat(breaksOff));
  const reading = (await store.read('image/a.webp'))!;
  await expect(buffer(reading)).rejects.toThrow('aborted');
  const unread = (await store.read('image/a.webp'))!;
  unread.resume();
  await new Promise((resolve) => unread.once('close', resolve));
  await expect(buffer(unread)).rejects.toThrow('aborted');
  store.close();
});

it('an answer that stops in the middle is an error of the stream', async () => {
  const stops: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('the beginning');
  };
  const store = await s3Store(await serviceThat(stops), { patience: IMPATIENT });
  await expect(buffer((await store.read('image/a.webp'))!)).rejects.toThrow('timed out');
  store.close();
});
