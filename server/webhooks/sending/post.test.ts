import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { status, useWebhookReceiver, WebhookReceiver } from '../../testing/webhookReceiver.js';
import { postJson, problemOf } from './post.js';

const receiver = useWebhookReceiver();

const NEVER = new AbortController().signal;

const post = ({ signal = NEVER, ...options }: { signal?: AbortSignal; timeoutMs?: number } = {}, body = '{}') =>
  postJson(new URL(receiver.url), body, {
    lookup: undefined,
    headers: { 'webhook-id': '1' },
    signal,
    ...options,
  }).catch(problemOf);

it('posts the bytes as they are, with their headers', async () => {
  const body = '{"name":"सीता","price":"रु. 5"}';
  expect(await post({}, body)).toBe(204);
  expect(receiver.received).toMatchObject([
    {
      body,
      headers: {
        'webhook-id': '1',
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Parda-Webhooks',
      },
    },
  ]);
});

it('follows no redirect', async () => {
  const elsewhere = new WebhookReceiver();
  await elsewhere.start();
  receiver.answer = status(307, { Location: elsewhere.url });
  expect(await post()).toBe(307);
  expect(elsewhere.received).toEqual([]);
  await elsewhere.stop();
});

describe('does not wait', () => {
  it('for an answer that does not come', async () => {
    receiver.answer = () => undefined;
    expect(await post({ timeoutMs: 50 })).toBe('It did not answer in time.');
  });

  it('for the rest of an answer that comes to no end', async () => {
    receiver.answer = (response) => void response.writeHead(200).write('{');
    expect(await post({ timeoutMs: 1000 })).toBe(200);
  });

  it('for one that changes the protocol', async () => {
    receiver.answer = ({ socket }) =>
      void socket!.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: nothing\r\n\r\n');
    expect(await post({ timeoutMs: 1000 })).toBe('It could not be reached.');
  });

  it('when the house closes', async () => {
    const closing = new AbortController();
    receiver.answer = () => closing.abort();
    expect(await post({ signal: closing.signal })).toBe('It could not be reached (ABORT_ERR).');
  });
});

it('reads no more than a little of an answer', async () => {
  let closed: Promise<unknown> | undefined;
  let sent = 0;
  receiver.answer = (response) => {
    closed = once(response, 'close');
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
    };
    response.on('drain', pour).on('error', () => undefined);
    pour();
  };
  expect(await post()).toBe(200);
  await closed;
  expect(sent).toBeLessThan(10_000_000);
});

it('says that nobody listens', async () => {
  await receiver.start();
  const { url } = receiver;
  await receiver.stop();
  const refused = postJson(new URL(url), '{}', { lookup: undefined, headers: {}, signal: NEVER }).catch(problemOf);
  expect(await refused).toBe('Nobody listens at this address.');
});

it('trusts no certificate that nobody has signed', async () => {
  // which comes with one of its own
  const server = new SMTPServer({ secure: true, logger: false }).on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const url = new URL(`https://127.0.0.1:${(server.server.address() as AddressInfo).port}/`);
  const outcome = postJson(url, '{}', { lookup: undefined, headers: {}, signal: NEVER }).catch(problemOf);
  expect(await outcome).toMatch(/^Its certificate cannot be trusted \(\w+\)\.$/);
  await new Promise<void>((resolve) => server.close(resolve));
});

it.each([
  [{ code: 'ENOTFOUND' }, 'The host of this address cannot be found.'],
  [{ code: 'EAI_AGAIN' }, 'The host of this address cannot be found.'],
  [{ code: 'ECONNRESET' }, 'It could not be reached (ECONNRESET).'],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'Its certificate cannot be trusted (DEPTH_ZERO_SELF_SIGNED_CERT).'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'Its certificate cannot be trusted (ERR_TLS_CERT_ALTNAME_INVALID).'],
  [{ code: 'secret <b>word</b>' }, 'It could not be reached.'],
  [{}, 'It could not be reached.'],
])('says of %j: %s', (properties, words) => {
  expect(problemOf(Object.assign(new Error('a secret word'), properties))).toBe(words);
});
