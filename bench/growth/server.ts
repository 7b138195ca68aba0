import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ADMIN = { email: 'admin@example.com', password: 'a password for the bench 1' };
const ROOT = path.join(import.meta.dirname, '..', '..');
const SERVER = path.join(ROOT, 'dist', 'server', 'main.js');
/** How often a starting server is asked whether it is ready. */
const PATIENCE_MS = 5;

/** The built server as a process of its own, without its answer cache. */
export class BuiltServer {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly url: string;

  private constructor(process: ChildProcess, folder: string, url: string) {
    this.#process = process;
    this.#folder = folder;
    this.url = url;
  }

  /**
   * Starts it and waits until it is ready.
   * @param databaseUrl the embedded database if not given
   * @param folder where it keeps its data; one of its own if not given
   */
  static async start(port: number, databaseUrl?: string, folder?: string): Promise<BuiltServer> {
    const dataDir = folder ?? (await mkdtemp(path.join(tmpdir(), 'parda-bench-')));
    const child = spawn(process.execPath, [SERVER], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        // as `npm start` does
        NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'parda'),
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        JWT_SECRET: 'a secret that only the bench knows, long enough',
        SEED: 'none',
        RATE_LIMITS: 'off',
        ANSWER_CACHE: 'off',
        LOG_LEVEL: 'error',
      },
    });
    // a run that fails leaves no server behind
    process.once('exit', () => child.kill());
    const server = new BuiltServer(child, folder ? '' : dataDir, `http://127.0.0.1:${port}`);
    await server.#ready();
    return server;
  }

  async #ready(): Promise<void> {
    while (this.#process.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await pause(PATIENCE_MS);
    }
    throw new Error('The server ended before it was ready.');
  }

  get pid(): number {
    return this.#process.pid!;
  }

  /** Signs its admin in. @returns the token */
  async signIn(): Promise<string> {
    const response = await fetch(`${this.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
    });
    const { token } = (await response.json()) as { token?: string };
    if (!token) throw new Error(`Signing in was answered with ${response.status}.`);
    return token;
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    await once(this.#process, 'exit');
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }
}
