import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { PublicError } from '../../core/errors.js';

/** The content type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream; charset=utf-8';

const asEvent = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

/**
 * Sends what is told bit by bit as server-sent events, each as it comes. What fails before the first is thrown, so that it gets
 * a status; after that it is the last event, `{"error": {"code", "message"}}`.
 * @param describe what the caller may see of a failure
 */
export async function sendEvents(
  response: Response,
  events: AsyncIterable<object>,
  describe: (error: unknown) => PublicError,
): Promise<void> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  // no proxy may wait for the end
  response.set({ 'Content-Type': EVENT_STREAM, 'X-Accel-Buffering': 'no' });
  try {
    if (response.destroyed) return;
    await unlessGoneAway(pipeline(Readable.from(written(first, iterator, describe)), response));
  } finally {
    await iterator.return?.();
  }
}

async function* written(
  first: IteratorResult<object>,
  iterator: AsyncIterator<object>,
  describe: (error: unknown) => PublicError,
): AsyncGenerator<string> {
  let event = first;
  while (!event.done) {
    yield asEvent(event.value);
    try {
      event = await iterator.next();
    } catch (error) {
      const { code, message } = describe(error);
      yield asEvent({ error: { code, message } });
      return;
    }
  }
}

/** Whoever goes away in the middle of an answer ends it, and that is no failure. */
export async function unlessGoneAway(sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  });
}
