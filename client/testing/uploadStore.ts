import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the store answers to the next file: it takes it, refuses it with a sentence, or lets it wait for `release`. */
type Reply = 'take' | 'hold' | { refuse: string };

/** A stored picture's name in the grammar of our store; what it shows is of no interest. */
export const storedName = (number: number) =>
  `${String(number).padStart(32, '0')}-800x600-1QcSHQRnh493V4dIh4eXh1h4kJUI.webp`;

/**
 * A store for uploads on this machine, until the test is over. The client really sends to it.
 * @returns `answers` for `fakeServer`; what came, by name, and in which way (`sent`); `reply`, which may be changed at any time
 */
export async function openUploadStore(reply: Reply = 'take') {
  const came: string[] = [];
  const sent: { path: string; preset: string }[] = [];
  const waiting: (() => void)[] = [];
  const store = {
    came,
    sent,
    reply,
    release: () => waiting.splice(0).forEach((answer) => answer()),
  };

  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      came.push(/filename="([^"]*)"/.exec(body)?.[1] ?? '');
      sent.push({
        path: request.url ?? '',
        preset: /name="upload_preset"\s+(\S+)/.exec(body)?.[1] ?? '',
      });
      const number = came.length;
      if (store.reply === 'hold') waiting.push(() => take(response, number));
      else if (store.reply === 'take') take(response, number);
      else response.writeHead(400).end(JSON.stringify({ error: { message: store.reply.refuse } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    store.release();
    server.close();
    server.closeAllConnections();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/media/parda`;
  const addressOf = (number: number) => `${base}/image/upload/${storedName(number)}`;

  /** Where the file of this name is now; files on their way at the same time arrive in any order. */
  const addressOfFile = (name: string) => addressOf(came.indexOf(name) + 1);

  function take(response: ServerResponse, number: number): void {
    response.end(JSON.stringify({ secure_url: addressOf(number) }));
  }

  const MediaUpload = {
    mediaUpload: {
      __typename: 'MediaUpload',
      uploadBase: base,
      uploadPreset: 'parda',
      cvUploadUrl: `${base}/raw/upload`,
      privateUploadUrl: `${base}/image/upload`,
      limits: {
        __typename: 'MediaLimits',
        imageBytes: 10485760,
        imagePixels: 40000000,
        videoBytes: 15728640,
        audioBytes: 15728640,
        cvBytes: 5242880,
      },
    },
  };
  return Object.assign(store, {
    answers: { MediaUpload },
    addressOf,
    addressOfFile,
  });
}

export const picture = (name: string) => new File(['a picture'], name, { type: 'image/webp' });
