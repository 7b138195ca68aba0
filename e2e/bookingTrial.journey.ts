import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { takenOver, useVisit } from './support/browser.js';
import { Owner } from './support/owner.js';
import { ShakyLine } from './support/shakyLine.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));
const owner = new Owner(visit);
const line = new ShakyLine(() => visit.url, 'bookRepair');
let url: string;

beforeAll(async () => {
  url = await line.open();
});
afterAll(() => line.close());

const ROUNDS = FULL ? 60 : 6;
const SEED = Number(process.env.SEED_OF_TRIAL ?? Date.now() % 1_000_000);

/** Numbers that come again with the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = numbersFrom(SEED);
const oneOf = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(next() * things.length)]!;

const nameField = (page: Page) => page.getByLabel('Full name');

async function fillIn(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await page.getByLabel('Contact number').fill('9841234567');
  await page.getByLabel('Brand').fill('Samsung');
  await page.getByLabel('Issue description').fill('Sound, but no picture.');
  await page.getByLabel('Pickup address').fill('Lazimpat, Kathmandu');
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // a changed request is never sent where it is asked about
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(`${url}/#/repair`);
  await takenOver(page);
  await nameField(page).waitFor();
  return page;
}

/** Without waiting for what comes of it. */
const submit = async (page: Page) => {
  if (!page.url().includes('/repair')) return;
  await page
    .getByRole('button', { name: 'Submit request' })
    .click({ timeout: 2_000 })
    .catch(() => undefined);
};
const pause = (page: Page) => page.waitForTimeout(Math.floor(next() * 900));

/** What a hand may do that is in a hurry, on a line that breaks. */
const whims: Record<string, (pages: readonly Page[]) => Promise<void>> = {
  'sends again': async (pages) => submit(oneOf(pages)),
  'sends in both tabs': async (pages) => void (await Promise.all(pages.map(submit))),
  'loads anew': async (pages) => void (await oneOf(pages).reload()),
  'looks elsewhere and comes back': async (pages) => {
    const page = oneOf(pages);
    await page.goto(`${url}/#/faq`);
    await pause(page);
    await page.goto(`${url}/#/repair`);
  },
  'keeps it for later': async ([page]) => {
    const button = page!.getByRole('button', { name: 'Send it later' });
    if (await button.isVisible()) await button.click();
  },
  'opens what waits': async (pages) => {
    const button = oneOf(pages).getByRole('button', { name: 'Change it' });
    if (await button.isVisible()) await button.click();
  },
};

const inTheShop = async (name: string) => {
  const all = await owner.reads<{ userName: string }[]>('/repairs');
  return all.filter(({ userName }) => userName === name).length;
};

it(`in two tabs, on a line that breaks, each of ${ROUNDS} repairs is booked once (seed ${SEED})`, async () => {
  const context = await visit.enter();
  let pages: Page[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const name = `Round ${round}`;
    const done: string[] = [];
    line.state = 'up';
    for (const page of pages) await page.close();
    const first = await openTab(context);
    pages = [first];
    await first.getByRole('button', { name: 'Start over' }).last().click();
    await fillIn(first, name);
    if (next() < 0.7) pages.push(await openTab(context));
    // no shorter than a person takes (decisions §5)
    await first.waitForTimeout(3_100);
    line.state = oneOf(['up', 'down', 'answers get lost', 'answers never come'] as const);
    done.push(`${line.state}: sends`);
    await submit(first);
    for (let step = 0; step < 4; step++) {
      await pause(first);
      const whim = oneOf(Object.keys(whims));
      done.push(`${line.state}: ${whim}`);
      // without a line there may be no page, and so no button
      await whims[whim]!(pages).catch(() => undefined);
      line.state = oneOf(['up', 'down', 'answers get lost'] as const);
    }
    line.state = 'up';
    // whatever is in a form is sent, and whatever waits goes out
    for (const page of pages) await page.close();
    pages = [await openTab(context), await openTab(context)];
    for (const page of pages) {
      if ((await nameField(page).inputValue()) === name) await submit(page);
    }
    const message = `${name}: ${done.join(', ')}`;
    await expect.poll(() => inTheShop(name), { message, timeout: 40_000 }).toBe(1);
    for (const page of pages) {
      for (const button of await page.getByRole('button', { name: 'Close', exact: true }).all()) {
        await button.click({ timeout: 2_000 }).catch(() => undefined);
      }
    }
    await pages[0]!.waitForTimeout(300);
    await expect.poll(() => inTheShop(name), { message }).toBe(1);
  }
}, 1_800_000);
