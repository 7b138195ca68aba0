import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type State = 'up' | 'down' | 'answers get lost' | 'answers never come';

/** A line between a browser and the shop that a journey breaks: wholly, or so that the shop hears and its answers get lost, or are waited for. */
export class ShakyLine {
  state: State = 'up';
  /** Counts new versions of the site: each has another service worker. */
  version = 1;
  /** How many answers to this kind of request got lost. */
  lost = 0;
  #server = createServer((request, response) => this.#pass(request, response));

  /** @param shop the address of the shop; @param losing the words of the requests whose answers can get lost */
  constructor(
    private readonly shop: () => string,
    private readonly losing: string,
  ) {}

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    if (this.state === 'down') {
      request.socket.destroy();
      return;
    }
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      const loses = this.state.startsWith('answers') && body.includes(this.losing);
      const keepsWaiting = this.state === 'answers never come';
      const { method, url } = request;
      const isWorker = url === '/service-worker.js';
      const headers = isWorker ? {} : request.headers;
      const passed = ask(this.shop() + url, { method, headers }, (answer) => {
        if (loses) {
          answer.resume();
          answer.on('end', () => {
            this.lost += 1;
            if (!keepsWaiting) request.socket.destroy();
          });
          return;
        }
        if (isWorker) {
          response.writeHead(answer.statusCode!, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
          answer.on('end', () => response.end(`\n// ${this.version}`));
        } else {
          response.writeHead(answer.statusCode!, answer.headers);
        }
        answer.pipe(response, { end: !isWorker });
      });
      passed.on('error', () => request.socket.destroy());
      passed.end(body);
    });
  }
}
