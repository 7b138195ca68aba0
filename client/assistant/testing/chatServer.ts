import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { SentMessage } from '../conversation';

const bytes = new TextEncoder();

/** A question on its way, answered by the test. */
interface Asked {
  messages: SentMessage[];
  headers: Headers;
  signal: AbortSignal;
  /** Sends so many characters of the stream as they are: also half an event. */
  raw: (text: string) => Promise<void>;
  piece: (text: string) => Promise<void>;
  done: (sources?: { title: string; link: string }[]) => Promise<void>;
  /** Says that the answer broke off. */
  breakOff: () => Promise<void>;
  /** Ends the stream without a word. */
  cut: () => Promise<void>;
  /** Answers with an error before the first piece. */
  refuse: (status: number, message: string) => Promise<void>;
  /** The network is gone. */
  lose: () => Promise<void>;
}

/** Lets something happen, and what follows from it: a stream hands on what it was given some turns later. */
const step = (take: () => void) =>
  act(async () => {
    take();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The server's end of the chat, under the test's control: every question waits until the test answers it. */
export function chatServer() {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: string, { body, headers, signal }: RequestInit) => {
    if (url !== '/api/assistant/chat') throw new Error(`The test gave no answer for ${url}.`);
    const response = Promise.withResolvers<Partial<Response>>();
    let controller!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (given) => void (controller = given) });
    const answer = (status: number, message = '') =>
      response.resolve({
        ok: status === 200,
        status,
        headers: new Headers(),
        body: stream,
        text: () => Promise.resolve(JSON.stringify({ message })),
      });
    signal?.addEventListener('abort', () => {
      response.reject(signal.reason as Error);
      controller.error(signal.reason);
    });
    const raw = (text: string) =>
      step(() => {
        answer(200);
        controller.enqueue(bytes.encode(text));
      });
    const event = (content: object) => raw(`data: ${JSON.stringify(content)}\n\n`);
    asked.push({
      messages: (JSON.parse(body as string) as { messages: SentMessage[] }).messages,
      headers: new Headers(headers),
      signal: signal!,
      raw,
      piece: (text) => event({ text }),
      done: (sources = []) => event({ done: true, sources }),
      breakOff: () => event({ error: { code: 'INTERNAL', message: 'The assistant broke off.' } }),
      cut: () =>
        step(() => {
          answer(200);
          controller.close();
        }),
      refuse: (status, message) => step(() => answer(status, message)),
      lose: () => step(() => response.reject(new TypeError('Failed to fetch'))),
    });
    return response.promise;
  });
  return {
    asked,
    /** The newest question. */
    last: (): Asked => asked.at(-1)!,
  };
}
