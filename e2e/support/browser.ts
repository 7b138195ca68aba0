import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { fillFolder } from './firstContent.js';
import { noteProcess, runFolder } from './run.js';
import { dataFolder, type Launched, launch, shutDown } from './server.js';

const NAMED = process.env.CHROMIUM;
export const CHROMIUM = NAMED ?? '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** Where none was named, a Chromium without the windows and menus that nobody sees and each visitor would wait for. */
export const BROWSER = NAMED || !existsSync(HEADLESS_SHELL) ? CHROMIUM : HEADLESS_SHELL;
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const SIZES = { phone: { width: 360, height: 800 }, desktop: { width: 1440, height: 900 } } as const;

export interface Visitor {
  size?: keyof typeof SIZES;
  theme?: 'light' | 'dark';
  language?: 'en' | 'ne';
}

/** @param flags more than the usual ones */
export const openBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: BROWSER, args: [...FLAGS, ...flags] });

let usual: Promise<Browser> | undefined;

/** One for all test files of this process that ask for no flags of their own: a visitor has a context to themselves. It ends with the process. */
const usualBrowser = (): Promise<Browser> => (usual ??= openBrowser());

/**
 * Waits until the client has taken over all that the server drew, so that whatever is there to be acted on acts. A text of the owner's is no
 * part of the client's tree.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [
      ...document.querySelectorAll('#root > *, #root :is(main, a, button, form, input, select, textarea)'),
    ];
    return (
      parts.length > 1 &&
      parts.every((part) =>
        Object.keys(part.closest('[data-rich-text]') ?? part).some((key) => key.startsWith('__react')),
      )
    );
  });
}

interface Shop {
  server: Launched;
  folder: string;
}

async function openShop(folder: string, env: NodeJS.ProcessEnv): Promise<Shop> {
  await fillFolder(folder, env.SEED);
  return { server: await launch({ DATA_DIR: folder, ...env }), folder };
}

let shared: Promise<Shop> | undefined;

/** Open until the run ends, which closes it (globalSetup.ts). */
const sharedShop = (): Promise<Shop> =>
  (shared ??= openShop(path.join(runFolder(), `shared-${process.pid}`), { RATE_LIMITS: 'off' }).then(async (shop) => {
    await noteProcess(shop.server.process.pid!);
    return shop;
  }));

/** A shop with demo content on the embedded database, and a browser to visit it with. */
export class Visit {
  #shop!: Shop;
  #browser!: Browser;
  readonly #contexts: BrowserContext[] = [];

  get url(): string {
    return this.#shop.server.url;
  }

  /** All that the server said. */
  get output(): string {
    return this.#shop.server.output();
  }

  /** Where the shop keeps its data; its mails are in `outbox`. */
  get folder(): string {
    return this.#shop.folder;
  }

  /** @param env for a shop of its own; without it the shared one is visited. @returns what ends the visit */
  async begin(env: NodeJS.ProcessEnv | undefined, flags: readonly string[]): Promise<() => Promise<void>> {
    const own = env && (await dataFolder());
    const shop = own ? openShop(own.folder, env) : sharedShop();
    const browser = flags.length > 0 ? openBrowser(flags) : usualBrowser();
    [this.#shop, this.#browser] = await Promise.all([shop, browser]);
    return async () => {
      await Promise.all(this.#browser.contexts().map((context) => context.close()));
      if (flags.length > 0) await this.#browser.close();
      if (!own) return;
      await shutDown(this.#shop.server);
      await own.remove();
    };
  }

  /** Starts a shop of its own again on the same folder, so much later. Whoever visits it enters anew: it has another address. */
  async openLater(days: number, env: NodeJS.ProcessEnv = {}): Promise<void> {
    const { server, folder } = this.#shop;
    await shutDown(server);
    const clock = {
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'laterClock.mjs')).href}`,
      CLOCK_AHEAD_MS: String(days * 24 * 60 * 60 * 1000),
    };
    this.#shop = { server: await launch({ DATA_DIR: folder, ...env, ...clock }), folder };
  }

  /** A new visitor with an empty browser, who stays until the caller closes it. */
  enter({ size = 'phone', theme = 'light', language = 'en' }: Visitor = {}): Promise<BrowserContext> {
    return this.#browser.newContext({
      viewport: SIZES[size],
      colorScheme: theme,
      locale: language === 'ne' ? 'ne-NP' : 'en-GB',
      timezoneId: 'Asia/Kathmandu',
      isMobile: size === 'phone',
      hasTouch: size === 'phone',
      // a matter of its own (`Device`): elsewhere it would answer what a journey wants to hear from the server
      serviceWorkers: 'block',
    });
  }

  /** A new visitor with an empty browser, who is at the given address, and leaves when the test ends. */
  async open(route: string, visitor?: Visitor): Promise<Page> {
    const context = await this.enter(visitor);
    this.#contexts.push(context);
    const page = await context.newPage();
    await page.goto(this.address(route));
    await takenOver(page);
    return page;
  }

  address(route: string): string {
    return `${this.url}/#${route}`;
  }

  async leave(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
  }
}

type Settings = () => NodeJS.ProcessEnv;

function useShop(env: Settings | undefined, flags: () => readonly string[]): Visit {
  const visit = new Visit();
  let end: () => Promise<void>;
  beforeAll(async () => {
    end = await visit.begin(env?.(), flags());
  });
  afterEach(() => visit.leave());
  afterAll(() => end());
  return visit;
}

/**
 * Opens a shop for a test file, with settings that are read when it opens; every test's visitors leave at its end.
 * @param flags more of the browser's own
 */
export const useVisit = (env: Settings = () => ({}), flags: () => readonly string[] = () => []): Visit =>
  useShop(env, flags);

/** The shop of all test files of this process that leave its content as it was, without limits to how often one calls. */
export const useSharedVisit = (): Visit => useShop(undefined, () => []);
