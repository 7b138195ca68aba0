import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';

/** What a receiver got. */
export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  body: string;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** Answers with a status and nothing else. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end();

/** Somebody else's server that takes webhooks, on loopback. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  /** What comes next is answered so, one after the other; then with `answer`. */
  readonly answers: Answer[] = [];
  answer: Answer = status(204);
  #server!: Server;

  /** Opens it, with nothing received and nothing to say but 204. */
  async start(): Promise<void> {
    this.received.length = 0;
    this.answers.length = 0;
    this.answer = status(204);
    this.#server = createServer((request, response) => void this.#take(request, response));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await buffer(request)).toString('utf8');
    this.received.push({ headers: request.headers, body });
    await (this.answers.shift() ?? this.answer)(response, request);
  }

  /** Told of each connection, whatever comes through it. */
  onConnection(listener: () => void): void {
    this.#server.on('connection', listener);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  /** The ids of the messages, as they came. */
  get ids(): unknown[] {
    return this.received.map(({ headers }) => headers['webhook-id']);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A receiver that is open during each test of a file. */
export function useWebhookReceiver(): WebhookReceiver {
  const receiver = new WebhookReceiver();
  beforeEach(() => receiver.start());
  afterEach(() => receiver.stop());
  return receiver;
}
