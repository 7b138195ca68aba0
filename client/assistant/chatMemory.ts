import { tabMemory } from '../lib/tabMemory';
import { sessionToken } from '../lib/token';
import type { AnswerSourceFragment } from './assistant.gen';
import type { ChatMessage } from './conversation';

/** So many messages of a conversation are kept. */
export const MAX_KEPT = 60;

const memory = tabMemory('parda.chat');

const isSource = (value: unknown): value is AnswerSourceFragment => {
  const { title, link } = Object(value) as Partial<AnswerSourceFragment>;
  return typeof title === 'string' && typeof link === 'string';
};

const isMessage = (value: unknown): value is ChatMessage => {
  const { id, sender, text, timestamp, avatar, sources, failed } = Object(value) as Partial<ChatMessage>;
  return (
    typeof id === 'string' &&
    (sender === 'user' || sender === 'ai') &&
    typeof text === 'string' &&
    typeof timestamp === 'string' &&
    !Number.isNaN(Date.parse(timestamp)) &&
    (avatar === null || typeof avatar === 'string') &&
    typeof failed === 'boolean' &&
    Array.isArray(sources) &&
    sources.every(isSource)
  );
};

/** The conversation of this tab, which outlives a reload of the page (public-site §2, 'Search and chat'). */
export const chatMemory = {
  read(): ChatMessage[] {
    const messages = memory.read()?.messages;
    return Array.isArray(messages) ? messages.filter(isMessage) : [];
  },
  save(messages: readonly ChatMessage[]): void {
    if (messages.length > 0) memory.save({ messages });
    else memory.forget();
  },
  forget: memory.forget,
};

/** The next person at this device is not to read what was talked about, whichever page the session ends on. */
export function forgetChatAtSessionEnd(): void {
  sessionToken.onEnd(memory.forget);
}
