import { fitText } from '../lib/fitText';
import { newUuid } from '../lib/uuid';
import type { AnswerSourceFragment } from './assistant.gen';

/** A message of the chat (public-site §3, 'Chat message'). */
export interface ChatMessage {
  id: string;
  sender: 'user' | 'ai' | 'system';
  text: string;
  /** ISO 8601. */
  timestamp: string;
  /** A picture of the sender; without one there is our own drawing, or none. */
  avatar: string | null;
  /** What an answer of the assistant rests on. */
  sources: AnswerSourceFragment[];
  /** In place of an answer that did not come; the text is the server's sentence, or empty where it gave none. */
  failed: boolean;
}

/** What the server is told of a message. */
export type SentMessage = { sender: 'user' | 'ai'; text: string };

/** How long a question may be. */
export const MAX_QUESTION = 1000;
/** What the server reads of a conversation. */
const MAX_SENT = 20;
const MAX_SENT_TEXT = 2000;

export const newMessage = (
  sender: ChatMessage['sender'],
  text: string,
  over: Partial<ChatMessage> = {},
): ChatMessage => ({
  id: newUuid(),
  sender,
  text,
  timestamp: new Date().toISOString(),
  avatar: null,
  sources: [],
  failed: false,
  ...over,
});

/** Whether somebody said it, so that it is part of what was talked about. */
export const isSpoken = (message: ChatMessage): message is ChatMessage & SentMessage =>
  message.sender !== 'system' && !message.failed && message.text.trim() !== '';

/** The newest part of a conversation for the server, which begins with something that the visitor said. */
export function sentHistory(messages: readonly ChatMessage[]): SentMessage[] {
  const newest = messages.filter(isSpoken).slice(-MAX_SENT);
  const begin = newest.findIndex(({ sender }) => sender === 'user');
  return newest
    .slice(Math.max(0, begin))
    .map(({ sender, text }) => ({ sender, text: fitText(text.toWellFormed(), MAX_SENT_TEXT) }));
}

/** The question that is to be asked again, and all before it: what came after it is taken back. */
export const upToLastQuestion = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.slice(0, messages.findLastIndex(({ sender }) => sender === 'user') + 1);

/** Whether the last question has no answer: it failed, was stopped before it began, or was cut off by a reload. */
export function isUnanswered(messages: readonly ChatMessage[]): boolean {
  const last = messages.at(-1);
  return last !== undefined && (last.failed || last.sender === 'user');
}
