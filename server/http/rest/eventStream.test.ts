import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { afterEach, expect, it } from 'vitest';
import { unavailable } from '../../core/errors.js';
import { sendEvents } from './eventStream.js';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Serves the events, and tells how the sending ended. */
async function serve(events: () => AsyncIterable<object>) {
  const described: unknown[] = [];
  const app = express();
  let ended!: (outcome: unknown) => void;
  const outcome = new Promise((resolve) => (ended = resolve));
  let arrived!: (response: Response) => void;
  const arrival = new Promise<Response>((resolve) => (arrived = resolve));
  app.get('/', async (_request, response) => {
    arrived(response);
    await sendEvents(response, events(), (error) => {
      described.push(error);
      return { code: 'UNAVAILABLE', message: 'Gone.' };
    }).then(() => ended('sent'), ended);
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  request.on('error', () => undefined);
  return { request, outcome, arrival, described };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
}

it('sends each event as it comes, and a failure as the last one', async () => {
  const { request, outcome, described } = await serve(async function* () {
    yield { text: 'a' };
    yield { text: 'b\n\n' };
    throw unavailable('Secret.');
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.headers['x-accel-buffering']).toBe('no');
  expect(await textOf(answer)).toBe(
    'data: {"text":"a"}\n\ndata: {"text":"b\\n\\n"}\n\ndata: {"error":{"code":"UNAVAILABLE","message":"Gone."}}\n\n',
  );
  expect([await outcome, described]).toEqual(['sent', [unavailable('Secret.')]]);
});

it('throws what fails before the first event', async () => {
  const { outcome } = await serve(async function* () {
    if (server.listening) throw unavailable('Secret.');
    yield {};
  });
  expect(await outcome).toEqual(unavailable('Secret.'));
});

it.each(['before the first event', 'in the middle'])('ends the telling when the listener leaves %s', async (when) => {
  let tell!: () => void;
  const received = new Promise<void>((resolve) => (tell = resolve));
  let isEnded = false;
  const { request, outcome, arrival, described } = await serve(async function* () {
    try {
      if (when === 'in the middle') yield { text: 'a' };
      await received;
      for (;;) yield { text: 'b'.repeat(100_000) };
    } finally {
      isEnded = true;
    }
  });
  const response = await arrival;
  if (when === 'in the middle') await once(request, 'response');
  request.destroy();
  await once(response, 'close');
  tell();
  expect(await outcome).toBe('sent');
  expect([isEnded, described]).toEqual([true, []]);
});
