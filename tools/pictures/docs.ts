/// <reference lib="dom" />
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser, takenOver } from '../../e2e/support/browser.js';
import type { Repair } from '../../e2e/support/repairs.js';
import { adminHeaders, call, dataFolder, launch, shutDown } from '../../e2e/support/server.js';

/**
 * Takes the screenshots of the README from the built site with its demo content: `npm run build && npm run pictures:docs`.
 * They are committed.
 */
const FOLDER = path.resolve('docs/pictures');
const QUALITY = 62;

const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 };
const DESKTOP = { viewport: { width: 1366, height: 706 } };

interface Shot {
  name: string;
  route: string;
  screen: BrowserContextOptions;
  /** Whose token the browser has; a guest's without. */
  token?: string;
  /** Waits for what the server did not draw. */
  ready: (page: Page) => Promise<unknown>;
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();

async function take(browser: Browser, url: string, { name, route, screen, token, ready }: Shot): Promise<void> {
  const context = await browser.newContext({
    ...screen,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (token) await context.addInitScript((value) => localStorage.setItem('parda.token', value), token);
  const page = await context.newPage();
  await page.goto(`${url}/#${route}`, { waitUntil: 'networkidle' });
  await takenOver(page);
  await ready(page);
  // What the second page of a visit looks like: the first is shown in a font of the device, which may not have Nepali (client/ui/pageFonts.ts).
  await page.evaluate(() => delete document.documentElement.dataset.fonts);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(500);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  const content = await sharp(picture).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer();
  await writeFile(path.join(FOLDER, `${name}.webp`), content);
  console.log(`${name}.webp: ${Math.round(content.length / 1000)} kB`);
  await context.close();
}

const data = await dataFolder();
const server = await launch({ DATA_DIR: data.folder, SEED: 'demo' });
const browser = await openBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  const token = (await adminHeaders(server.url)).Authorization!.replace('Bearer ', '');
  const { body: repairs } = await call<Repair[]>(server.url, 'GET', '/api/repairs');
  const shown = repairs.find(({ status }) => status === 'REPAIRING') ?? repairs[0]!;
  await take(browser, server.url, { name: 'home', route: '/', screen: PHONE, ready: title });
  await take(browser, server.url, { name: 'tracking', route: `/track/${shown.id}`, screen: PHONE, ready: title });
  await take(browser, server.url, {
    name: 'admin-repairs',
    route: '/admin/repairs',
    screen: DESKTOP,
    token,
    ready: (page) => page.getByRole('main').getByRole('row').nth(5).waitFor(),
  });
} finally {
  await browser.close();
  await shutDown(server);
  await data.remove();
}
