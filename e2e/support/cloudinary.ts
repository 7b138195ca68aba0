import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { selfSignedCertificate } from './certificate.js';

/** What Cloudinary was sent. */
export interface CloudinaryUpload {
  path: string;
  preset: FormDataEntryValue | null;
  file: { name: string; type: string; bytes: number };
  authorization: string | undefined;
}

/**
 * A process of our own in Cloudinary's place: it speaks its unsigned upload protocol over TLS, to whom the browser is led
 * by `flags`.
 */
export class Cloudinary {
  readonly uploads: CloudinaryUpload[] = [];
  #server!: Server;

  async start(): Promise<void> {
    this.#server = createServer(selfSignedCertificate('api.cloudinary.com'), (request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      void this.#take(request.url!, request.headers, request).then((answer) => response.end(JSON.stringify(answer)));
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async #take(where: string, headers: NodeJS.Dict<string | string[]>, body: AsyncIterable<Uint8Array>) {
    const content = await buffer(body);
    const form = await new Response(content, {
      headers: { 'Content-Type': String(headers['content-type']) },
    }).formData();
    const file = form.get('file') as File;
    this.uploads.push({
      path: where,
      preset: form.get('upload_preset'),
      file: { name: file.name, type: file.type, bytes: file.size },
      authorization: headers.authorization as string | undefined,
    });
    return { secure_url: `https://res.cloudinary.com/demo/image/upload/v1/${this.uploads.length}.jpg` };
  }

  /** Lead a browser that looks for Cloudinary here. */
  get flags(): string[] {
    const { port } = this.#server.address() as AddressInfo;
    return [`--host-resolver-rules=MAP api.cloudinary.com:443 127.0.0.1:${port}`, '--ignore-certificate-errors'];
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
