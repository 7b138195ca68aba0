import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { LocalServer } from './localServer.js';

/** The shop's key with the provider. */
export const GEMINI_KEY = 'AIza-only-the-server-knows-this-key';

/** A request as the provider got it. */
export interface GeminiRequest {
  path: string;
  key: string | undefined;
  body: {
    contents: { role: string; parts: { text: string }[] }[];
    systemInstruction: { parts: { text: string }[] };
    generationConfig: { temperature: number; maxOutputTokens: number; thinkingConfig?: { thinkingBudget: number } };
  };
}

/** Answers in place of the provider. */
type Script = (request: GeminiRequest, response: ServerResponse) => void | Promise<void>;

const inOne = (text: string, more: object = {}) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...more }],
  modelVersion: 'gemini-2.5-flash',
});

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

const sendPart = (response: ServerResponse, part: object): boolean =>
  response.write(`data: ${JSON.stringify(part)}\r\n\r\n`);

const isStream = ({ path }: GeminiRequest) => path.includes(':streamGenerateContent');

/** Sends parts as the provider does, each as an event of a stream, or all of them in one answer. */
function sendParts(request: GeminiRequest, response: ServerResponse, parts: readonly object[]): void {
  if (!isStream(request)) return sendJson(response, parts.at(-1)!);
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const part of parts) sendPart(response, part);
  response.end();
}

const sendError = (response: ServerResponse, code: number, status: string, message: string, reason?: string): void =>
  sendJson(
    response,
    {
      error: {
        code,
        message,
        status,
        ...(reason && { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] }),
      },
    },
    code,
  );

/** The ways in which the provider answers, or does not. */
export const scripts = {
  /** Says these pieces, one event each. */
  says:
    (...pieces: string[]): Script =>
    (request, response) => {
      if (!isStream(request)) return sendJson(response, inOne(pieces.join(''), { finishReason: 'STOP' }));
      const parts = pieces.map((piece, index) =>
        inOne(piece, index === pieces.length - 1 ? { finishReason: 'STOP' } : {}),
      );
      sendParts(request, response, parts);
    },
  /** Says these parts at once. */
  saysParts:
    (...parts: object[]): Script =>
    (request, response) =>
      sendParts(request, response, [{ candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] }]),
  /** The same with a pause before each piece. */
  saysSlowly:
    (milliseconds: number, ...pieces: string[]): Script =>
    async (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const piece of pieces) {
        await pause(milliseconds);
        sendPart(response, inOne(piece));
      }
      sendPart(response, inOne('', { finishReason: 'STOP' }));
      response.end();
    },
  /** Says a piece and then nothing, for as long as somebody listens. */
  hangsAfter:
    (piece: string): Script =>
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      sendPart(response, inOne(piece));
    },
  /** The connection breaks in the middle. */
  breaksAfter:
    (piece: string): Script =>
    async (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      sendPart(response, inOne(piece));
      await pause(20);
      response.destroy();
    },
  /** The stream ends as if all were well, but was not finished. */
  endsAfter:
    (piece: string): Script =>
    (request, response) =>
      sendParts(request, response, [inOne(piece)]),
  /** Stopped by the limit of tokens. */
  runsOutAfter:
    (piece: string): Script =>
    (request, response) =>
      sendParts(request, response, [inOne(piece, { finishReason: 'MAX_TOKENS' })]),
  refusesKey: ((_request, response) =>
    sendError(
      response,
      400,
      'INVALID_ARGUMENT',
      `API key not valid. Please pass a valid API key. (${GEMINI_KEY})`,
      'API_KEY_INVALID',
    )) satisfies Script,
  suspendsKey: ((_request, response) =>
    sendError(
      response,
      403,
      'PERMISSION_DENIED',
      `Permission denied: Consumer 'api_key:${GEMINI_KEY}' has been suspended.`,
    )) satisfies Script,
  isBusy: ((_request, response) =>
    sendError(response, 429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.')) satisfies Script,
  fails: ((_request, response) =>
    sendError(response, 500, 'INTERNAL', 'An internal error has occurred.')) satisfies Script,
  failsAfter:
    (piece: string): Script =>
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      sendPart(response, inOne(piece));
      sendPart(response, { error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } });
      response.end();
    },
  blocksQuestion: ((request, response) =>
    sendParts(request, response, [{ promptFeedback: { blockReason: 'SAFETY' } }])) satisfies Script,
  blocksAnswer: ((request, response) =>
    sendParts(request, response, [{ candidates: [{ finishReason: 'SAFETY', index: 0 }] }])) satisfies Script,
  saysNothing: ((request, response) =>
    sendParts(request, response, [inOne('', { finishReason: 'STOP' })])) satisfies Script,
};

/** A provider on a real socket that speaks Gemini's protocol and answers as it is told. */
export class GeminiServer extends LocalServer {
  /** How it answers. */
  script: Script = scripts.says('Yes.');
  /** What it was asked. */
  asked: GeminiRequest[] = [];
  /** How often somebody hung up before the answer had ended. */
  hungUp = 0;

  reset(): void {
    this.script = scripts.says('Yes.');
    this.asked = [];
    this.hungUp = 0;
  }

  /** The rules and passages of the last question. */
  get instruction(): string {
    return this.asked
      .at(-1)!
      .body.systemInstruction.parts.map(({ text }) => text)
      .join('');
  }

  protected async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    response.once('close', () => {
      if (!response.writableFinished) this.hungUp += 1;
    });
    const request: GeminiRequest = {
      path: incoming.url!,
      key: incoming.headers['x-goog-api-key'] as string | undefined,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as GeminiRequest['body'],
    };
    this.asked.push(request);
    await this.script(request, response);
  }
}

/** Starts a provider for a test file. */
export function useGeminiServer(): GeminiServer {
  const gemini = new GeminiServer();
  beforeAll(() => gemini.start());
  beforeEach(() => gemini.reset());
  afterAll(() => gemini.stop());
  return gemini;
}

/** The settings of a shop whose key the provider knows. */
export const withGemini = (gemini: GeminiServer) => ({
  gemini: { apiKey: GEMINI_KEY, model: 'gemini-2.5-flash', baseUrl: gemini.url },
});
