import type { GenerateContentParameters, GenerateContentResponse, Models } from '@google/genai';
import type { GeminiSettings } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import type { ChatMessage } from '../inputs.js';
import { constant, FailureKind, ProviderFailure, toFailure } from './failure.js';

/** decisions §8. */
const TEMPERATURE = 0.7;
const MAX_OUTPUT_TOKENS = 500;
const GOOGLE = 'https://generativelanguage.googleapis.com';
const API_VERSION = 'v1';
/** As long as somebody looks at a page on which nothing happens; so many tokens take a few seconds. */
const FIRST_WORD_MS = 12_000;
/** Longer than an answer ever takes that comes piece by piece. */
const PATIENCE_MS = 60_000;

/** What the provider is asked: rules and passages, and the conversation with the question at its end. */
export interface Exchange {
  instruction: string;
  messages: readonly ChatMessage[];
}

/** Asks the provider for the whole answer at once; given up when the caller goes away. @throws ProviderFailure */
export async function generateReply(ctx: Ctx, exchange: Exchange): Promise<string> {
  const reply = new Reply();
  try {
    const { models, parameters } = await prepare(ctx, exchange, AbortSignal.timeout(FIRST_WORD_MS));
    const answer = await asked(ctx, () => models.generateContent(parameters));
    return reply.read(answer) + reply.end();
  } catch (error) {
    throw toFailure(error);
  }
}

/** The same piece by piece, as it is made. @throws ProviderFailure, also in the middle */
export async function* streamReply(ctx: Ctx, exchange: Exchange): AsyncGenerator<string, void, undefined> {
  const reply = new Reply();
  const noWord = AbortSignal.timeout(FIRST_WORD_MS);
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  noWord.addEventListener('abort', giveUp);
  try {
    const patience = AbortSignal.any([silence.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const { models, parameters } = await prepare(ctx, exchange, patience);
    const parts = await asked(ctx, () => models.generateContentStream(parameters));
    for await (const part of parts) {
      noWord.removeEventListener('abort', giveUp);
      yield reply.read(part);
    }
    yield reply.end();
  } catch (error) {
    throw toFailure(error);
  }
}

/** Until it answers, or begins to; neither question nor answer is told. */
const asked = <Answer>({ telemetry, config }: Ctx, ask: () => Promise<Answer>): Promise<Answer> => {
  const { model } = config.gemini;
  const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model };
  return telemetry.span(`chat ${model}`, { kind: 'client', attributes }, ask);
};

async function prepare(
  { config: { gemini }, signal }: Ctx,
  { instruction, messages }: Exchange,
  patience: AbortSignal,
): Promise<{ models: Models; parameters: GenerateContentParameters }> {
  const parameters: GenerateContentParameters = {
    model: gemini.model,
    contents: messages.map(({ sender, text }) => ({ role: sender === 'ai' ? 'model' : 'user', parts: [{ text }] })),
    config: {
      systemInstruction: instruction,
      temperature: TEMPERATURE,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      // thoughts count as output, and would leave no room for the answer; other models do not let them be turned off
      ...(/^gemini-2\.5-flash(?!-image)/.test(gemini.model) && { thinkingConfig: { thinkingBudget: 0 } }),
      abortSignal: AbortSignal.any([signal, patience]),
    },
  };
  return { models: await modelsOf(gemini), parameters };
}

/** One client for each set of settings, which are as old as the process. */
const clients = new WeakMap<GeminiSettings, Promise<Models>>();

function modelsOf(gemini: GeminiSettings): Promise<Models> {
  const models = clients.get(gemini) ?? connect(gemini);
  clients.set(gemini, models);
  return models;
}

/** All that the library would otherwise look for in the environment is said: the key goes nowhere else. */
async function connect({ apiKey, baseUrl }: GeminiSettings): Promise<Models> {
  // loaded with the first question: a start need not wait for it
  const { GoogleGenAI } = await import('@google/genai');
  const httpOptions = { baseUrl: baseUrl ?? GOOGLE, apiVersion: API_VERSION };
  return new GoogleGenAI({ apiKey: apiKey!, vertexai: false, apiVersion: API_VERSION, httpOptions }).models;
}

/** Ends of an answer that are none of the provider's objections. */
const WHOLE = 'STOP';
const CUT_AT_LIMIT = 'MAX_TOKENS';

/** An answer as its parts come in. */
class Reply {
  #finishReason: string | undefined;
  #saysSomething = false;

  /** The text of the next part. @throws ProviderFailure BLOCKED */
  read({ candidates, promptFeedback }: GenerateContentResponse): string {
    if (promptFeedback?.blockReason)
      throw new ProviderFailure(FailureKind.BLOCKED, constant(promptFeedback.blockReason));
    const { content, finishReason } = candidates?.[0] ?? {};
    this.#finishReason = finishReason ?? this.#finishReason;
    const text =
      content?.parts
        ?.map((part) => (part.thought ? '' : (part.text ?? '')))
        .join('')
        .replaceAll('\0', '') ?? '';
    this.#saysSomething ||= text.trim() !== '';
    return text;
  }

  /** What is to be said after the last part. @throws ProviderFailure if that was not the end, or not an answer */
  end(): string {
    const reason = this.#finishReason;
    if (reason === undefined) throw new ProviderFailure(FailureKind.UNREACHABLE, 'cut off');
    if (reason !== WHOLE && reason !== CUT_AT_LIMIT) throw new ProviderFailure(FailureKind.BLOCKED, constant(reason));
    // a model that has thought all its words away: another one, or another setting, is needed
    const isEmpty = reason === WHOLE ? FailureKind.EMPTY : FailureKind.CONFIGURATION;
    if (!this.#saysSomething) throw new ProviderFailure(isEmpty, `${reason} without a text`);
    return reason === CUT_AT_LIMIT ? ' …' : '';
  }
}
