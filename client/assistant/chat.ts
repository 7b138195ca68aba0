import { type ChatMessage, isSpoken, newMessage, sentHistory, upToLastQuestion } from './conversation';
import { ReplyError, streamReply } from './replyStream';

/** What is on screen. */
export interface ChatState {
  messages: readonly ChatMessage[];
  /** The reply that is being written; empty until its first piece; null while nothing is asked. */
  reply: ChatMessage | null;
}

interface ChatOptions {
  /** From before a reload. */
  messages: readonly ChatMessage[];
  /** Called with all that was said, whenever it changes. */
  remember: (messages: readonly ChatMessage[]) => void;
  /** So many are kept. */
  max: number;
}

/**
 * A conversation with the assistant (public-site §4, 'Chat'): one reply at a time, which fills in as it is written. Knows
 * nothing of React.
 */
export function createChat({ messages, remember, max }: ChatOptions) {
  let state: ChatState = { messages, reply: null };
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  function change(next: ChatState): void {
    state = { ...next, messages: next.messages.slice(-max) };
    // With what has come of a reply, should the page be left in the middle of it.
    remember(state.reply && isSpoken(state.reply) ? [...state.messages, state.reply] : state.messages);
    for (const listener of listeners) listener();
  }

  /** Puts what came of the running reply among the messages, and `more` below it. */
  function finish(...more: ChatMessage[]): void {
    const { messages, reply } = state;
    running = null;
    change({ messages: [...messages, ...(reply && isSpoken(reply) ? [reply] : []), ...more], reply: null });
  }

  /** @returns the sentence of a failure, empty where the server gave none; null if there was none */
  async function ask(messages: readonly ChatMessage[]): Promise<string | null> {
    const mine = new AbortController();
    running = mine;
    change({ messages, reply: newMessage('ai', '') });
    const isMine = () => running === mine;
    try {
      const sources = await streamReply(sentHistory(messages), {
        signal: mine.signal,
        onPiece(text) {
          if (isMine() && state.reply) change({ ...state, reply: { ...state.reply, text: state.reply.text + text } });
        },
      });
      if (!isMine()) return null;
      // An end without a beginning is no answer.
      if (!state.reply?.text.trim()) throw new ReplyError();
      change({ ...state, reply: { ...state.reply, sources } });
      finish();
      return null;
    } catch (error) {
      // Stopped by the reader, which is no failure.
      if (!isMine()) return null;
      const sentence = error instanceof ReplyError ? error.message : '';
      finish(newMessage('ai', sentence, { failed: true }));
      return sentence;
    }
  }

  function stop(): void {
    if (!running) return;
    running.abort();
    finish();
  }

  return {
    send: (text: string, avatar: string | null): Promise<string | null> =>
      ask([...state.messages, newMessage('user', text, { avatar })]),
    /** Asks the last question again, without what came of it. */
    retry: (): Promise<string | null> => ask(upToLastQuestion(state.messages)),
    stop,
    clear(): void {
      running?.abort();
      running = null;
      change({ messages: [], reply: null });
    },
    state: (): ChatState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
