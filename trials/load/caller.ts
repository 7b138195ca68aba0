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

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, body: error.message });
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const { request } = this.url.startsWith('https:') ? https : http;
      const sent = request(
        this.url + path,
        {
          method,
          agent: this.#agent,
          signal,
          headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        },
        (response) =>
          void text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), fail),
      );
      sent.once('error', fail);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
