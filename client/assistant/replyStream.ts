import { createParser } from 'eventsource-parser';
import { sessionToken } from '../lib/token';
import type { AnswerSourceFragment } from './assistant.gen';
import type { SentMessage } from './conversation';

const CHAT_URL = '/api/assistant/chat';

/** A reply that did not come, or broke off. The message is a sentence of the server's for the visitor, or empty. */
export class ReplyError extends Error {
  override name = 'ReplyError';
}

interface Passage {
  signal: AbortSignal;
  onPiece: (text: string) => void;
}

/** What an event of the stream may hold. */
interface ReplyEvent {
  text?: unknown;
  done?: unknown;
  sources?: unknown;
  error?: unknown;
}

/**
 * Asks for the next reply of a conversation and hands it out piece by piece, as it is written. By `fetch`, since Apollo
 * reads no such stream; breaking it off ends the answer on the server, too.
 * @returns what the reply rests on
 * @throws ReplyError, or whatever `fetch` throws when the server is out of reach or the signal is aborted
 */
export async function streamReply(
  messages: readonly SentMessage[],
  { signal, onPiece }: Passage,
): Promise<AnswerSourceFragment[]> {
  const token = sessionToken.get();
  const response = await fetch(CHAT_URL, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ messages }),
    signal,
  });
  sessionToken.heed(response.headers.get('x-session'), token);
  if (!response.ok || !response.body) throw new ReplyError(await refusalOf(response));

  const end: { sources: AnswerSourceFragment[] | null } = { sources: null };
  const parser = createParser({
    onEvent({ data }) {
      const event = parsed(data);
      if (event.error) throw new ReplyError();
      if (typeof event.text === 'string') onPiece(event.text);
      if (event.done) end.sources = sourcesOf(event.sources);
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    while (!end.sources) {
      const { done, value } = await reader.read();
      // An end without the word that it is one is a connection that was cut.
      if (done) throw new ReplyError();
      parser.feed(decoder.decode(value, { stream: true }));
    }
    return end.sources;
  } finally {
    // What still comes is of no use; a stream that failed cannot be cancelled, and need not be.
    void reader.cancel().catch(() => undefined);
  }
}

function parsed(text: string): ReplyEvent {
  try {
    return Object(JSON.parse(text)) as ReplyEvent;
  } catch {
    throw new ReplyError();
  }
}

/** Only that there were too many questions is of use to the visitor; the rest is ours to look after. */
async function refusalOf(response: Response): Promise<string> {
  if (response.status !== 429) return '';
  const { message } = parsed(await response.text()) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

function sourcesOf(value: unknown): AnswerSourceFragment[] {
  return (Array.isArray(value) ? value : [])
    .map((source) => Object(source) as Partial<Record<keyof AnswerSourceFragment, unknown>>)
    .filter(
      (source): source is AnswerSourceFragment => typeof source.title === 'string' && typeof source.link === 'string',
    )
    .map(({ title, link }) => ({ title, link }));
}
