import type { Visit } from './browser.js';
import { adminHeaders, call } from './server.js';

/** What the owner does and reads through REST while visitors look on. */
export class Owner {
  readonly #visit: Visit;
  #headers?: Promise<Record<string, string>>;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** Signed in once, however much is done. */
  async headers(): Promise<Record<string, string>> {
    this.#headers ??= adminHeaders(this.#visit.url);
    return this.#headers;
  }

  async does<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await call<Body>(this.#visit.url, method, `/api${path}`, body, await this.headers());
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  reads<Body>(path: string): Promise<Body> {
    return this.does('GET', path);
  }

  /** Gives a page its content. */
  writes<Body = { lastUpdated: string }>(slug: string, content: object): Promise<Body> {
    return this.does('PUT', `/content/${slug}`, { content });
  }

  /** Puts a picture or a film into the shop's store. @returns the path where it is found */
  async uploads(content: Buffer, type: 'image/png' | 'video/webm', preset = 'parda'): Promise<string> {
    const form = new FormData();
    form.append('upload_preset', preset);
    form.append('file', new Blob([new Uint8Array(content)], { type }), 'upload');
    const address = `${this.#visit.url}/media/parda/${type.split('/')[0]}/upload`;
    const answer = await fetch(address, { method: 'POST', body: form, headers: await this.headers() });
    const { secure_url: url } = (await answer.json()) as { secure_url: string };
    return new URL(url).pathname;
  }
}
