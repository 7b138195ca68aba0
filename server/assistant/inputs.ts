import { z } from 'zod';
import { cutText, isStorable, isVisible } from '../core/fields/text.js';

const BLANK = 'Please enter a question.';
const LONGEST_QUESTION = 1000;
/** Of what was said before, the end of a conversation is enough, and of a turn the beginning. */
const REMEMBERED_TURNS = 20;
const REMEMBERED_CHARACTERS = 2000;
const MOST_TURNS = 500;

const question = z
  .string({ error: BLANK })
  .refine(isVisible, BLANK)
  .max(LONGEST_QUESTION, `Your question can have at most ${LONGEST_QUESTION} characters.`)
  .refine(isStorable, 'Your question contains a character that cannot be stored.');

/** public-site §5 'AI question'. */
export const askSchema = z.object({ question }, { error: BLANK });

/** One turn of a conversation (public-site §3 'Chat message'). */
export interface ChatMessage {
  sender: 'user' | 'ai';
  text: string;
}

/** The provider's names are understood, too. Nobody but the house gives the assistant orders: a visitor's 'system' is passed over. */
const SENDERS = new Map<unknown, ChatMessage['sender'] | null>(
  Object.entries({
    user: 'user',
    ai: 'ai',
    assistant: 'ai',
    model: 'ai',
    system: null,
  }),
);

const WHO = 'A message is from user or ai.';
const WHAT = 'A message needs a text.';

const turn = z
  .object(
    {
      sender: z.string({ error: WHO }).nullish(),
      role: z.string({ error: WHO }).nullish(),
      text: z.string({ error: WHAT }).nullish(),
      content: z.string({ error: WHAT }).nullish(),
    },
    { error: WHAT },
  )
  .refine(({ sender, role }) => SENDERS.has(sender ?? role), WHO)
  .refine(({ text, content }) => typeof (text ?? content) === 'string', WHAT)
  .transform(({ sender, role, text, content }) => ({
    sender: SENDERS.get(sender ?? role) ?? null,
    text: (text ?? content)!,
  }));

/** A conversation, its newest turn a question. */
export const chatSchema = z
  .object(
    { messages: z.array(turn, { error: BLANK }).max(MOST_TURNS, 'This conversation is too long.') },
    { error: BLANK },
  )
  .transform(({ messages }, context) => {
    const said = messages.flatMap(({ sender, text }) => (sender && isVisible(text) ? { sender, text } : []));
    const newest = messages.findLast(({ sender }) => sender !== null);
    const asked = question.safeParse(newest?.sender === 'user' ? newest.text : undefined);
    if (!asked.success) {
      context.addIssue({ code: 'custom', message: asked.error.issues[0]!.message, path: ['messages'] });
      return z.NEVER;
    }
    const newestTurns = said.slice(-REMEMBERED_TURNS);
    const conversation: ChatMessage[] = newestTurns
      // it begins with the visitor
      .slice(newestTurns.findIndex(({ sender }) => sender === 'user'))
      .map(({ sender, text }) => ({ sender, text: cutText(text.toWellFormed(), REMEMBERED_CHARACTERS) }));
    return { messages: conversation, question: asked.data };
  });
