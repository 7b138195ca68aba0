import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { PublicError } from '../errors.js';

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
  let event = await iterator.next();
  async function* written() {
    try {
      for (; !event.done; event = await iterator.next()) yield asEvent(event.value);
    } catch (error) {
      const { code, message } = describe(error);
      yield asEvent({ error: { code, message } });
    }
  }
  // no proxy may wait for the end
  response.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  await unlessGoneAway(pipeline(Readable.from(written()), response));
}

/** Whoever goes away in the middle of an answer ends it, and that is no failure. */
export async function unlessGoneAway(sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  });
}
