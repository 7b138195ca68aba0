import { logGeminiQuery } from '../activity/index.js';
import type { Ctx } from '../core/context.js';
import { CitationFilter } from './citations.js';
import { bestFaqItems, type Grounding, groundAnswer } from './grounding.js';
import { askSchema, type ChatMessage, chatSchema } from './inputs.js';
import type { Passage } from './knowledge/passage.js';
import { languageOf } from './language.js';
import { countProviderCall, countQuestion } from './limits.js';
import { FailureKind, ProviderFailure } from './model/failure.js';
import { toShownFailure } from './model/failureMessages.js';
import { type Exchange, generateReply, streamReply } from './model/gemini.js';
import { type Place, writeInstruction } from './model/instruction.js';
import { NO_KEY, OFF_TOPIC, UNAVAILABLE } from './texts.js';
import type { AssistantAnswer, AssistantSource, AssistantStatus } from './views.js';

/** What a conversation gives: pieces of the answer, and at its end what it rests on. */
export type ChatEvent = { text: string } | { done: true; sources: AssistantSource[] };

const MOST_SOURCES = 3;

const isConfigured = (ctx: Ctx): boolean => ctx.config.gemini.apiKey !== undefined;

export const assistantStatus = (ctx: Ctx): AssistantStatus => ({ configured: isConfigured(ctx) });

/**
 * Answers one question from what the shop has published (public-site §7 'AI helper', decisions §8). Without a key the answer is the
 * specified sentence, with the best questions of the FAQ.
 * @param input see askSchema
 * @throws AppError BAD_INPUT, RATE_LIMITED, UNAVAILABLE, with the sentences of public-site §8
 */
export async function askAssistant(ctx: Ctx, input: unknown): Promise<AssistantAnswer> {
  const { question } = askSchema.parse(input);
  const messages: ChatMessage[] = [{ sender: 'user', text: question }];
  try {
    await countQuestion(ctx);
    if (!isConfigured(ctx)) return { answer: UNAVAILABLE, sources: await suggestions(ctx, question) };
    const grounding = await groundAnswer(ctx, messages);
    if (grounding.isOffTopic) return { answer: await decline(ctx, question), sources: [] };
    await countProviderCall(ctx);
    const filter = new CitationFilter();
    const reply = await generateReply(ctx, toExchange('faq', messages, grounding));
    const answer = (filter.push(reply) + filter.end()).trim();
    assertSaysSomething(answer);
    await keepExchange(ctx, { question, answer });
    return { answer, sources: sourcesOf(grounding, filter) };
  } catch (error) {
    throw toShownFailure(ctx, 'faq', error);
  }
}

/**
 * Answers the newest question of a conversation, piece by piece. It ends when the caller goes away; only a finished answer is logged.
 * @param input see chatSchema
 * @throws AppError BAD_INPUT, RATE_LIMITED, UNAVAILABLE, also in the middle
 */
export async function* chatWithAssistant(ctx: Ctx, input: unknown): AsyncGenerator<ChatEvent, void, undefined> {
  const { messages, question } = chatSchema.parse(input);
  try {
    await countQuestion(ctx);
    if (!isConfigured(ctx)) {
      yield { text: NO_KEY };
      yield { done: true, sources: await suggestions(ctx, question) };
      return;
    }
    const grounding = await groundAnswer(ctx, messages);
    if (grounding.isOffTopic) {
      yield { text: await decline(ctx, question) };
      yield { done: true, sources: [] };
      return;
    }
    await countProviderCall(ctx);
    const filter = new CitationFilter();
    let answer = '';
    for await (const shown of withoutCitations(streamReply(ctx, toExchange('chat', messages, grounding)), filter)) {
      answer += shown;
      yield { text: shown };
    }
    assertSaysSomething(answer);
    await keepExchange(ctx, { question, answer });
    yield { done: true, sources: sourcesOf(grounding, filter) };
  } catch (error) {
    throw toShownFailure(ctx, 'chat', error);
  }
}

/** Numbers of passages alone are no answer. @throws ProviderFailure EMPTY */
function assertSaysSomething(answer: string): void {
  if (answer.trim() === '') throw new ProviderFailure(FailureKind.EMPTY, 'only numbers of passages');
}

async function* withoutCitations(pieces: AsyncIterable<string>, filter: CitationFilter): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const shown = filter.push(piece);
    if (shown) yield shown;
  }
  const rest = filter.end();
  if (rest) yield rest;
}

const toExchange = (place: Place, messages: readonly ChatMessage[], { passages, likely }: Grounding): Exchange => ({
  instruction: writeInstruction(place, languageOf(messages.at(-1)!.text), passages, likely),
  messages,
});

/**
 * What the answer names; an answer that rests on nothing says so with a 0. Only where it says neither, it is what seemed to be about the
 * question.
 */
function sourcesOf({ passages, likely }: Grounding, { cited }: CitationFilter): AssistantSource[] {
  const numbers = cited.size > 0 ? [...cited] : likely;
  return toSources(numbers.flatMap((number) => passages[number - 1] ?? []));
}

/** Each page or item once. */
function toSources(passages: readonly Passage[]): AssistantSource[] {
  const byLink = new Map<string, AssistantSource>();
  for (const { title, link } of passages) if (!byLink.has(link)) byLink.set(link, { title, link });
  return [...byLink.values()].slice(0, MOST_SOURCES);
}

const suggestions = async (ctx: Ctx, question: string): Promise<AssistantSource[]> =>
  toSources(await bestFaqItems(ctx, question, MOST_SOURCES));

/** An answer that was given is not taken back because it could not be logged. */
async function keepExchange(ctx: Ctx, exchange: { question: string; answer: string }): Promise<void> {
  await logGeminiQuery(ctx, exchange).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'an exchange with the assistant was not logged');
  });
}

/** What has nothing to do with the shop is declined without asking the provider. */
async function decline(ctx: Ctx, question: string): Promise<string> {
  const answer = OFF_TOPIC[languageOf(question)];
  await keepExchange(ctx, { question, answer });
  return answer;
}
