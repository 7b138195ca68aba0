import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';

/** What a webhook says, as far as a till looks at it. */
export interface Message {
  id: string;
  type: string;
  data: { repair?: { id: string; status: string }; from?: string; to?: string };
}

/** Somebody else's program, on the same machine as the shop. */
export class Till {
  readonly received: { headers: Record<string, string>; body: string }[] = [];
  /** The status of its answers. */
  answers = 200;
  #server!: Server;

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      void buffer(request).then((bytes) => {
        this.received.push({ headers: request.headers as Record<string, string>, body: bytes.toString('utf8') });
        return response.writeHead(this.answers).end('thank you');
      });
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  stop = () => void this.#server.close();
}

/** Waits until a till has got so many messages. @returns the last one, its signature checked */
export async function trustedMessage(till: Till, count: number, secret: string): Promise<Message> {
  await expect.poll(() => till.received.length, { timeout: 20_000 }).toBe(count);
  const { headers, body } = till.received.at(-1)!;
  return new Webhook(secret).verify(body, headers) as Message;
}
