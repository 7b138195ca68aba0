/// <reference lib="dom" />
/**
 * How long a press waits for the frame that shows its answer (INP), on a processor four times slower than this one, in the
 * built site with its demo content: `npm run build && npm run bench:interactions [-- --only 'menu|booking']`. Every press is done in a
 * page of its own, three times; the median counts. It fails when one takes more than 200 ms.
 */
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { CHROMIUM, takenOver } from '../../e2e/support/browser.js';
import { adminHeaders, dataFolder, launch, shutDown } from '../../e2e/support/server.js';

const ROUNDS = 3;
const SLOWDOWN = 4;
const LIMIT_MS = 200;
const FLICK_MS = 500;
const PHONE = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const only = new RegExp(values.only, 'i');

/** What a hand does: a thumb taps, a mouse has come near before it presses. */
type Hand = (target: Locator) => Promise<void>;

const comesNear = (target: Locator) => target.page().waitForTimeout(150);
const thumb: Hand = async (target) => {
  const scrollY = () => target.page().evaluate(() => window.scrollY);
  const before = await scrollY();
  await target.scrollIntoViewIfNeeded();
  // a page is scrolled in flicks, of which this is the shortest
  if ((await scrollY()) !== before) await target.page().waitForTimeout(FLICK_MS);
  await comesNear(target);
  await target.tap();
};
const mouse: Hand = async (target) => {
  // a box may lie below its label
  await target.hover({ force: true });
  await comesNear(target);
  await target.click();
};

interface Press {
  name: string;
  route: string;
  screen: typeof PHONE | typeof DESKTOP;
  asAdmin?: boolean;
  /** What was done before, which is not measured. */
  before?: (page: Page) => Promise<void>;
  /** Waits until there is something to press, and presses it. */
  press: (page: Page, hand: Hand) => Promise<void>;
}

const button =
  (name: string | RegExp) =>
  (page: Page, hand: Hand = thumb) =>
    hand(page.getByRole('button', { name }).first());
const type = (label: string, text: string) => (page: Page) => page.getByLabel(label).first().pressSequentially(text);

/** What the assistant says, as its stream comes. */
const REPLY = {
  contentType: 'text/event-stream',
  body: 'data: {"text":"Yes, six months "}\n\ndata: {"text":"on parts and work."}\n\ndata: {"done":true,"sources":[]}\n\n',
};

const presses: Press[] = [
  { name: 'open the menu', route: '/', screen: PHONE, press: button('Menu') },
  { name: 'open the search', route: '/', screen: PHONE, press: button('Search') },
  { name: 'open the chat', route: '/', screen: PHONE, press: button('Chat with the AI Assistant') },
  { name: 'change the theme', route: '/', screen: DESKTOP, press: button(/^Colours/) },
  { name: 'change the language', route: '/', screen: DESKTOP, press: button(/नेपाली/) },
  { name: 'next slide', route: '/', screen: DESKTOP, press: button('Next slide') },
  { name: 'open a question', route: '/faq', screen: PHONE, press: button(/repair\?/) },
  {
    name: 'go to another page',
    route: '/',
    screen: DESKTOP,
    press: (page, hand) => hand(page.getByRole('link', { name: 'Records' }).first()),
  },
  { name: 'type a name into the booking form', route: '/repair', screen: PHONE, press: type('Full name', 'Sita') },
  { name: 'send an empty booking', route: '/repair', screen: PHONE, press: button('Submit request') },
  {
    name: 'send a booking that lacks most',
    route: '/repair',
    screen: PHONE,
    before: type('Full name', 'Sita'),
    press: button('Submit request'),
  },
  {
    name: 'send a review without stars',
    route: '/leave-review',
    screen: PHONE,
    press: button('Submit Review'),
  },
  {
    name: 'choose stars',
    route: '/leave-review',
    screen: PHONE,
    press: (page, hand) => hand(page.locator('label', { has: page.getByRole('radio', { name: '4 stars' }) })),
  },
  {
    name: 'filter the reviews',
    route: '/reviews',
    screen: PHONE,
    // the list that opens is the browser's own; a key chooses without it
    before: (page) => page.getByRole('main').getByRole('combobox').first().focus(),
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  { name: 'open a job opening', route: '/careers', screen: PHONE, press: button('View Details') },
  {
    name: 'send a message in the chat',
    route: '/',
    screen: PHONE,
    before: async (page) => {
      await page.route('**/api/assistant/chat', (route) => route.fulfill(REPLY));
      await button('Chat with the AI Assistant')(page);
      await page.getByRole('textbox', { name: 'Your message' }).fill('Is there a warranty on repairs?');
    },
    press: (page) => page.getByRole('textbox', { name: 'Your message' }).press('Enter'),
  },
  {
    name: 'sort the records',
    route: '/records',
    screen: DESKTOP,
    press: (page, hand) => hand(page.getByRole('columnheader', { name: 'Customer' }).getByRole('button')),
  },
  {
    name: 'search the records',
    route: '/records',
    screen: DESKTOP,
    press: (page) => page.getByRole('main').getByRole('searchbox').first().pressSequentially('sony'),
  },
  {
    name: 'filter the products',
    route: '/products',
    screen: DESKTOP,
    press: (page, hand) => hand(page.getByRole('main').getByRole('link', { name: /parts/i }).first()),
  },
  {
    name: 'select a page of the admin',
    route: '/admin/repairs',
    screen: DESKTOP,
    asAdmin: true,
    press: (page, hand) => hand(page.getByRole('checkbox', { name: 'Select this page' }).first()),
  },
  {
    name: 'open a tab of the admin',
    route: '/admin/repairs',
    screen: DESKTOP,
    asAdmin: true,
    press: (page, hand) => hand(page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link').nth(2)),
  },
];

/** The longest of the interactions from now on, by the browser's own clock. */
async function longestOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    type Interaction = PerformanceEntry & { interactionId: number };
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Interaction[]) if (entry.interactionId > 0) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press();
  // the browser tells of an interaction after the frame that answers it
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen));
}

async function measure(browser: Browser, url: string, token: string, { route, screen, asAdmin, before, press }: Press) {
  const context: BrowserContext = await browser.newContext({ ...screen, locale: 'en-GB' });
  if (asAdmin) await context.addInitScript((value) => localStorage.setItem('parda.token', value), token);
  const page = await context.newPage();
  await page.goto(`${url}/#${route}`);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  // what the service worker fetches beforehand has come, and takes nothing away from the press
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await before?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  page.setDefaultTimeout(10_000);
  const longest = await longestOf(page, () => press(page, screen === PHONE ? thumb : mouse));
  await context.close();
  return longest;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const data = await dataFolder();
const server = await launch({ DATA_DIR: data.folder, RATE_LIMITS: 'off', GEMINI_API_KEY: 'never-asked' });
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const token = (await adminHeaders(server.url)).Authorization!.replace('Bearer ', '');
  console.log(`| press | where | INP (ms, ${SLOWDOWN}× slower) | rounds |\n|---|---|---|---|`);
  for (const press of presses.filter(({ name }) => only.test(name))) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, server.url, token, press));
    const inp = median(rounds);
    console.log(`| ${press.name} | ${press.route} | ${inp} | ${rounds.join(', ')} |`);
    if (inp > LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shutDown(server);
  await data.remove();
}
