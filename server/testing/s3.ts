import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll } from 'vitest';
import type { S3Settings } from '../core/config/config.js';

const BUCKET = 'parda-media';
/** The only keys that it lets in. */
const KEY = 'S3RVER';

/** A service that speaks S3 on a real socket, with one bucket, empty at the start. */
export class S3Service {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'parda-s3-'));
  #server!: S3rver;
  #port = 0;

  async start(): Promise<void> {
    this.#server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: this.#folder,
      configureBuckets: [{ name: BUCKET }],
    });
    this.#port = (await this.#server.run()).port;
  }

  async stop(): Promise<void> {
    this.#server.httpServer.closeAllConnections();
    await this.#server.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** What the bucket is reached with; known once it has started. */
  get settings(): S3Settings {
    return {
      endpoint: `http://127.0.0.1:${this.#port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: KEY,
      secretAccessKey: KEY,
    };
  }
}

/** Starts the service for a test file; to be called before `useTestApp`, whose settings name its bucket. */
export function useS3(): S3Service {
  const service = new S3Service();
  beforeAll(() => service.start());
  afterAll(() => service.stop());
  return service;
}
