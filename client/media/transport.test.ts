import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionToken } from '../lib/token';
import { goodToken } from '../testing/session';
import { NOT_THROUGH, sendFile } from './transport';

/** A store on this machine; happy-dom really sends to it. It keeps what came and answers as the test says. */
const came: { url?: string; authorization?: string; body: string }[] = [];
let answer: (response: ServerResponse, request: IncomingMessage) => void;

const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*');
  if (request.method === 'OPTIONS') {
    response.end();
    return;
  }
  let body = '';
  request.setEncoding('latin1');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    came.push({ url: request.url, authorization: request.headers.authorization, body });
    answer(response, request);
  });
});

const json = (status: number, body: unknown, headers = {}) => {
  answer = (response) => response.writeHead(status, headers).end(JSON.stringify(body));
};

let origin: string;
const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
const before = location.href;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  happyDOM.setURL(`${origin}/`);
  json(200, { secure_url: `${origin}/media/parda/image/upload/x.webp` });
});
afterEach(() => {
  came.length = 0;
  happyDOM.setURL(before);
  localStorage.clear();
  sessionToken.reload();
  vi.restoreAllMocks();
});

const file = new File(['the picture'], 'set.webp', { type: 'image/webp' });
const send = (over: Partial<Parameters<typeof sendFile>[2]> = {}) =>
  sendFile(file, file.name, {
    url: '/media/parda/image/upload',
    preset: 'parda',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...over,
  });

describe('a file', () => {
  test('is sent with the preset before it, and its address comes back without our domain', async () => {
    expect(await send()).toBe('/media/parda/image/upload/x.webp');
    const [{ url, body, authorization }] = came as [(typeof came)[0]];
    expect(url).toBe('/media/parda/image/upload');
    expect(body).toMatch(/name="upload_preset"\s+parda\s[^]*name="file"; filename="set.webp"[^]*the picture/);
    expect(authorization).toBeUndefined();
  });

  test('keeps the address of another host', async () => {
    json(200, { secure_url: 'https://res.cloudinary.com/shop/image/upload/v1/x.jpg' });
    expect(await send()).toBe('https://res.cloudinary.com/shop/image/upload/v1/x.jpg');
  });

  test('tells how far it has come', async () => {
    const parts: number[] = [];
    const open = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      const step = (loaded: number, lengthComputable = true) =>
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 8, lengthComputable }));
      step(2);
      step(3, false);
      step(8);
      this.dispatchEvent(new Event('error'));
    });
    await expect(send({ onProgress: (part) => parts.push(part) })).rejects.toThrow(NOT_THROUGH);
    expect(open).toHaveBeenCalledOnce();
    expect(parts).toEqual([0.25, 1]);
  });
});

describe('who is signed in', () => {
  test('is told to our own store only', async () => {
    const token = goodToken();
    sessionToken.set(token);
    await send();
    happyDOM.setURL('http://localhost:1/');
    await send({ url: `${origin}/v1_1/shop/image/upload` });
    expect(came.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`, undefined]);
  });

  test('is nobody any more when our store says that the session has ended', async () => {
    sessionToken.set(goodToken());
    json(200, { secure_url: '/media/x.webp' }, { 'X-Session': 'ended' });
    await send();
    expect(sessionToken.get()).toBeNull();
  });

  test('stays whoever signed in meanwhile', async () => {
    const next = `${goodToken()}2`;
    sessionToken.set(goodToken());
    answer = (response) => {
      sessionToken.set(next);
      response.writeHead(200, { 'X-Session': 'ended' }).end('{"secure_url":"/media/x.webp"}');
    };
    await send();
    expect(sessionToken.get()).toBe(next);
  });
});

describe('a failure', () => {
  const ours = (message: string) => ({ error: { message }, message, code: 'BAD_INPUT' });

  test.each([
    [
      'our store refuses',
      400,
      ours('The file is damaged or incomplete.'),
      {},
      'The file is damaged or incomplete.',
      false,
    ],
    ['Cloudinary refuses', 400, { error: { message: 'Bad preset' } }, {}, 'Bad preset', false],
    ['too many', 429, ours('Too many uploads. Please try again later.'), { 'Retry-After': '7' }, /^Too many/, true],
    ['too many, for good', 429, ours('Too many uploads. Please try again later.'), {}, /^Too many/, false],
    ['the store stumbles', 503, ours('Something went wrong. Please try again later.'), {}, /^Something/, true],
    ['a proxy speaks', 502, '<html>', {}, NOT_THROUGH, true],
    ['there is no address', 200, { public_id: 'x' }, {}, NOT_THROUGH, false],
    ['the address is none', 200, { secure_url: 'javascript:alert(1)' }, {}, NOT_THROUGH, false],
    ['nothing readable comes', 200, null, {}, NOT_THROUGH, false],
  ])('is told in words: %s', async (_what, status, body, headers, message, isTemporary) => {
    json(status, body, headers);
    const error = await send().catch((error: unknown) => error);
    expect(error).toMatchObject({
      name: 'UploadError',
      isTemporary,
      message: expect.stringMatching(message) as string,
    });
  });

  test('says how long to wait', async () => {
    json(429, {}, { 'Retry-After': '7' });
    await expect(send()).rejects.toMatchObject({ retryAfter: 7 });
  });

  test('of the line is temporary', async () => {
    answer = (_response, request) => request.socket.destroy();
    await expect(send()).rejects.toMatchObject({ name: 'UploadError', message: NOT_THROUGH, isTemporary: true });
  });
});

describe('cancelling', () => {
  test('stops what is under way', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    await expect(send({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('beforehand sends nothing', async () => {
    await expect(send({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(came).toEqual([]);
  });
});
