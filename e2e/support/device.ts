import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM, FLAGS } from './browser.js';

/** A phone whose browser remembers, also when it is killed: a Chromium of its own with a profile on disk. */
export class Device {
  #profile!: string;
  #process: ChildProcess | null = null;
  #context!: BrowserContext;

  async make(): Promise<void> {
    this.#profile = await mkdtemp(path.join(tmpdir(), 'parda-device-'));
  }

  /** Starts the browser. @returns its only page, at an address */
  async open(address: string): Promise<Page> {
    const started = spawn(
      CHROMIUM,
      [
        ...FLAGS,
        '--headless=new',
        '--lang=en-GB',
        '--window-size=360,800',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      // a group of its own, so that all its processes can be killed at once
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    this.#process = started;
    const endpoint = await new Promise<string>((resolve, reject) => {
      let said = '';
      started.stderr.on('data', (words: Buffer) => {
        said += words.toString();
        const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      started.once('exit', () => reject(new Error(`the browser ended: ${said}`)));
    });
    const browser = await chromium.connectOverCDP(endpoint);
    this.#context = browser.contexts()[0]!;
    const page = this.#context.pages()[0] ?? (await this.#context.newPage());
    await page.goto(address);
    return page;
  }

  setOffline(offline: boolean): Promise<void> {
    return this.#context.setOffline(offline);
  }

  /** Kills the browser in the middle of whatever it does. */
  async kill(): Promise<void> {
    const killed = this.#process;
    if (!killed) return;
    this.#process = null;
    const gone = once(killed, 'exit');
    process.kill(-killed.pid!, 'SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
