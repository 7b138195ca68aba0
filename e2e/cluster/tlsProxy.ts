import { once } from 'node:events';
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { createProxyServer } from 'http-proxy-3';
import { type Certificate, selfSignedCertificate } from '../support/certificate.js';

/** So long a process that refused a connection is left alone. */
const REST_MS = 1_000;
const UNSENT = new Set(['GET', 'HEAD']);

/**
 * What is in front of several processes: it ends TLS, speaks HTTP/2 and HTTP/1.1, goes round the processes, passes a process that is
 * gone, lets WebSockets through, and leaves answers as they are, packed or not. The rehearsal of the proxy in docker-compose.yml.
 */
export class TlsProxy {
  /** The addresses of the processes; may change at any time. */
  readonly targets: string[] = [];
  readonly certificate: Certificate = selfSignedCertificate('localhost', '127.0.0.1');
  readonly #agent = new Agent({ keepAlive: true });
  readonly #proxy = createProxyServer({ xfwd: true, xfwdWsProtoAsHttp: true, agent: this.#agent });
  readonly #resting = new Map<string, number>();
  readonly #sockets = new Set<Socket>();
  #server: Http2SecureServer | undefined;
  #turn = 0;

  /** @param port 0 lets the system choose one @returns its address */
  async start(port = 0): Promise<string> {
    const server = createSecureServer({ ...this.certificate, allowHTTP1: true }, (request, response) =>
      // the proxy knows both by what they have in common
      this.#pass(request as unknown as IncomingMessage, response as unknown as ServerResponse),
    );
    // of a browser that has left; whoever waits for an answer is told below
    this.#proxy.on('error', () => undefined);
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      const target = this.#next();
      if (target) this.#proxy.ws(request, socket, head, { target }, () => socket.destroy());
      else socket.destroy();
    });
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    this.#server = server;
    return `https://localhost:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#agent.destroy();
    await once(server, 'close');
  }

  #pass(request: IncomingMessage, response: ServerResponse, tried = 1): void {
    const target = this.#next();
    if (!target) return void response.writeHead(503).end();
    this.#proxy.web(request, response, { target }, (error: Error & { code?: string }) => {
      const isRefused = error.code === 'ECONNREFUSED';
      if (isRefused) this.#resting.set(target, performance.now() + REST_MS);
      if (response.headersSent) response.destroy();
      // nothing has been sent that another could not be asked for as well
      else if (isRefused && UNSENT.has(request.method!) && tried < this.targets.length) {
        this.#pass(request, response, tried + 1);
      } else response.writeHead(502).end();
    });
  }

  #next(): string | undefined {
    const now = performance.now();
    const open = this.targets.filter((target) => (this.#resting.get(target) ?? 0) <= now);
    this.#turn += 1;
    return open[this.#turn % open.length];
  }
}
