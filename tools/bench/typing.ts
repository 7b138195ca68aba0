/// <reference lib="dom" />
/**
 * Whether a letter gets lost, and how long a key waits for its letter, where somebody types at once: `npm run build && npm run bench:typing
 * [-- --only 'repair|contact']`. A sentence goes into a field of every public form of the built site with its demo content, at the first
 * touch, three seconds after that, and as soon as the page is there, with keys that come whether the page has answered the last one or
 * not, on a processor as fast as this one, four and six times slower. It fails when a letter is lost.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM, FLAGS } from '../../e2e/support/browser.js';
import { fillIn } from '../../e2e/support/routes.js';
import { dataFolder, launch, shutDown } from '../../e2e/support/server.js';
import { fieldOf, PUBLIC_FORMS, tapField, typeKeys } from '../../e2e/support/typing.js';

const SENTENCE = 'Ram Bahadur Thapa Magar';
const SLOWDOWNS = [1, 4, 6];
/** Between the page and the first touch, in milliseconds. */
const WAITS = [0, 300, 3000];
/** Between two keys, in milliseconds: somebody quick, and somebody who is not. */
const PAUSES = [30, 120];
const PHONE = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, locale: 'en-GB' };

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const only = new RegExp(values.only);

/** What the browser tells of keys: from the press to the frame that shows its letter, in milliseconds. */
const seenKeys = () =>
  (window as unknown as { keys: PerformanceEventTiming[] }).keys
    .filter(({ name }) => name === 'keydown')
    .map(({ duration }) => duration);

async function type(browser: Browser, url: string, field: string, rate: number, wait: number, pause: number) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const keys: PerformanceEntry[] = [];
    Object.assign(window, { keys });
    new PerformanceObserver((list) => keys.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(url, { waitUntil: 'commit' });
  await fieldOf(page, field).waitFor();
  await page.waitForTimeout(wait);
  await tapField(page, field);
  await typeKeys(session, SENTENCE, pause);
  // the browser tells of a key after the frame that shows its letter
  await page.waitForTimeout(1000);
  const typed = await fieldOf(page, field).inputValue();
  const keys = await page.evaluate(seenKeys);
  await context.close();
  return { isLost: typed !== SENTENCE, typed, keys };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const data = await dataFolder();
const server = await launch({ DATA_DIR: data.folder, RATE_LIMITS: 'off' });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  console.log(`| form | slower | lost | key to letter, median (ms) | longest |\n|---|---|---|---|---|`);
  for (const { route, fields } of PUBLIC_FORMS.filter(({ route }) => only.test(route))) {
    const url = server.url + (await fillIn(server, route));
    for (const rate of SLOWDOWNS) {
      const tries = [];
      for (const wait of WAITS) {
        for (const pause of PAUSES) tries.push(await type(browser, url, fields[0]!, rate, wait, pause));
      }
      const lost = tries.filter(({ isLost }) => isLost);
      const keys = tries.flatMap((each) => each.keys);
      // a key that takes less than a frame is not told
      const longest = Math.max(16, ...keys);
      console.log(`| ${route} | ${rate}× | ${lost.length} of ${tries.length} | ${median(keys) ?? 16} | ${longest} |`);
      for (const { typed } of lost) console.log(`  '${typed}'`);
      if (lost.length > 0) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await shutDown(server);
  await data.remove();
}
