import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';

/** What came back, or why nothing did. */
export interface Answered {
  /** 0 where there was no answer. */
  status: number;
  body: string;
}

/** As long as a person waits; what takes longer has failed for them. */
const PATIENCE_MS = 15_000;

/** Calls a shop as browsers do: few connections, kept open. */
export class Caller {
  readonly #agent: http.Agent;

  constructor(
    private readonly url: string,
    /** Of a shop behind TLS. */
    certificate?: string | Buffer,
  ) {
    const settings = { keepAlive: true, maxSockets: 16 };
    this.#agent = certificate ? new https.Agent({ ...settings, ca: certificate }) : new http.Agent(settings);
  }

  /** @param body a form as it is, anything else as JSON */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const sending = await encode(body);
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, body: error.message });
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const { request } = this.url.startsWith('https:') ? https : http;
      const sent = request(
        this.url + path,
        { method, agent: this.#agent, signal, headers: { ...headers, ...sending?.headers } },
        (response) =>
          void text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), fail),
      );
      sent.once('error', fail);
      sent.end(sending?.content);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function encode(body: unknown): Promise<{ content: Buffer; headers: Record<string, string> } | undefined> {
  if (body === undefined) return undefined;
  if (!(body instanceof FormData)) {
    return { content: Buffer.from(JSON.stringify(body)), headers: { 'content-type': 'application/json' } };
  }
  const form = new Response(body);
  const headers = { 'content-type': form.headers.get('content-type')! };
  return { content: Buffer.from(await form.arrayBuffer()), headers };
}
