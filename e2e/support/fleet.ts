import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { hasEnded, launch, type Launched, shutDown } from './server.js';

/** Servers of one shop that are killed while they work, and started again. */
export class Fleet {
  kills = 0;
  readonly #env: NodeJS.ProcessEnv;
  readonly #count: number;
  #servers: Launched[] = [];
  #restarts = new Set<Promise<void>>();

  constructor(env: NodeJS.ProcessEnv, count: number) {
    this.#env = env;
    this.#count = count;
  }

  async start(): Promise<void> {
    // one after the other, since the first makes the tables
    for (let number = 0; number < this.#count; number++) this.#servers.push(await launch(this.#env));
  }

  /** The address of one that is open. */
  async url(): Promise<string> {
    const open = this.#servers.filter(({ process: child }) => !hasEnded(child));
    if (open.length > 0) return open[Math.floor(Math.random() * open.length)]!.url;
    // a server that was killed may still be on its way out
    await Promise.all([...this.#restarts, setTimeout(10)]);
    return this.url();
  }

  /** Kills one in a moment, wherever it is in its work then, and starts it again. What was sent to it meanwhile is lost. */
  killIn(ms: number): void {
    const restart = this.#replaceIn(ms).finally(() => this.#restarts.delete(restart));
    this.#restarts.add(restart);
  }

  async #replaceIn(ms: number): Promise<void> {
    await setTimeout(ms);
    const victim = this.#servers[Math.floor(Math.random() * this.#servers.length)]!;
    // somebody else has killed it
    if (victim.process.killed || hasEnded(victim.process)) return;
    this.kills += 1;
    const gone = once(victim.process, 'exit');
    victim.process.kill('SIGKILL');
    await gone;
    const next = await launch(this.#env);
    this.#servers = this.#servers.map((server) => (server === victim ? next : server));
  }

  /** Waits until all are open again. */
  async whole(): Promise<void> {
    await Promise.all(this.#restarts);
  }

  async stop(): Promise<void> {
    await this.whole();
    await Promise.all(this.#servers.map(shutDown));
  }
}
