import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasEnded } from '../support/server.js';
import { freePort } from './freePort.js';

const USER = 'parda';
const HOST = '127.0.0.1';

/** Where Debian puts the newest one's programs; undefined where PostgreSQL is not installed. */
const programs = globSync('/usr/lib/postgresql/*/bin')
  .filter((folder) => existsSync(path.join(folder, 'initdb')))
  .toSorted((a, b) => Number(a.split('/').at(-2)) - Number(b.split('/').at(-2)))
  .at(-1);

/** Whether this machine can run a PostgreSQL of our own. */
export const hasPostgres = programs !== undefined;

/** A PostgreSQL of our own, whose data lies in a folder; it can be stopped and started again. */
export class PostgresServer {
  #process: ChildProcess | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
    /** What it says when it is open. */
    private readonly ready: string,
  ) {}

  /** Makes an empty primary in a folder that is not there yet, and starts it. */
  static async primary(folder: string): Promise<PostgresServer> {
    makeFolder(folder);
    await run('initdb', '-D', folder, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
    const server = new PostgresServer(folder, await freePort(), 'ready to accept connections');
    await server.start();
    return server;
  }

  /** Copies a running primary into a folder that is not there yet, and follows it from then on. */
  static async replica(primary: PostgresServer, folder: string): Promise<PostgresServer> {
    makeFolder(folder);
    const from = ['-d', `host=${HOST} port=${primary.port} user=${USER}`];
    await run('pg_basebackup', '-D', folder, ...from, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync');
    const server = new PostgresServer(folder, await freePort(), 'ready to accept read-only connections');
    await server.start();
    return server;
  }

  url(database: string): string {
    return `postgres://${USER}@${HOST}:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    const settings = [`port=${this.port}`, `listen_addresses=${HOST}`, 'unix_socket_directories='];
    const args = ['-D', this.folder, ...settings.flatMap((setting) => ['-c', setting])];
    // a group of its own: Ctrl+C at a terminal reaches whoever stops the servers first, and then this
    const child = spawn(path.join(programs!, 'postgres'), args, {
      ...owner(),
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes(this.ready)) resolve();
      });
      child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
    });
  }

  /** Whether it runs; a disk without room ends it. */
  get isUp(): boolean {
    return this.#process !== undefined && !hasEnded(this.#process);
  }

  /** Ends it at once but cleanly: open connections are cut, nothing committed is lost. */
  stop(): Promise<void> {
    return this.#end('SIGINT');
  }

  /** Ends it as a crash would: it has to recover when it is started again. */
  crash(): Promise<void> {
    return this.#end('SIGQUIT');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isUp) return;
    this.#process!.kill(signal);
    await once(this.#process!, 'exit');
  }
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(folder, uid, gid!);
}

const execute = promisify(execFile);
const run = (program: string, ...args: string[]) =>
  execute(path.join(programs!, program), args, { ...owner(), cwd: path.parse(process.cwd()).root });
