import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawing } from '../server/testing/mediaFiles.js';
import { useVisit } from './support/browser.js';
import { Device } from './support/device.js';
import { violationsOn } from './support/faults.js';
import { Owner } from './support/owner.js';
import { fillIn } from './support/routes.js';
import { ShakyLine } from './support/shakyLine.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));
const owner = new Owner(visit);
const line = new ShakyLine(() => visit.url, 'bookRepair');
let url: string;
let device: Device;

beforeAll(async () => {
  url = await line.open();
});
beforeEach(async () => {
  line.state = 'up';
  line.lost = 0;
  line.version = 1;
  device = new Device();
  await device.make();
});
afterEach(() => device.remove());
afterAll(() => line.close());

const main = (page: Page) => page.getByRole('main');
const waits = (page: Page) => page.getByRole('region', { name: 'Requests on this device' });

/** Somebody who was here before: the worker is in charge, and what was read is kept. */
async function openKnown(route: string): Promise<Page> {
  const page = await device.open(`${url}/#${route}`);
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return page;
}

async function goOffline(): Promise<void> {
  line.state = 'down';
  await device.setOffline(true);
}

async function comeBack(): Promise<void> {
  line.state = 'up';
  await device.setOffline(false);
}

const inTheShop = async (name: string) => {
  const all = await owner.reads<{ id: string; userName: string; issueImageUrls: string[] }[]>('/repairs');
  return all.filter(({ userName }) => userName === name);
};

async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Contact number').fill('9841234567');
  await page.getByLabel('Brand').fill('Samsung');
  await page.getByLabel('Issue description').fill('Sound, but no picture.');
  await page.getByLabel('Pickup address').fill('Lazimpat, Kathmandu');
}

async function addPicture(page: Page): Promise<void> {
  // the form's code comes with somebody, and without a connection
  await page.mouse.move(1, 1);
  const picture = { name: 'tv.png', mimeType: 'image/png', buffer: await drawing() };
  await page.getByLabel('Add pictures').setInputFiles(picture);
}

/** Books where there is no connection, and waits until the device keeps the request. */
async function bookOffline(page: Page, name: string): Promise<void> {
  await fillForm(page, name);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await waits(page).getByText('Your repair request is waiting for a connection.').waitFor();
}

describe('without a connection', () => {
  it('the site opens, and what was read can be read again', async () => {
    const route = await fillIn(visit, '/blog/{post}');
    const page = await openKnown(route);
    const title = await main(page).getByRole('heading', { level: 1 }).innerText();
    await page.goto(`${url}/#/`);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await goOffline();

    await page.goto(`${url}/#${route}`);
    await page.reload();
    await expect.poll(() => main(page).getByRole('heading', { level: 1 }).innerText()).toBe(title);
    await page.getByText(/^You are offline. You see what this device has saved/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // a page whose content was never read says so, with its own code there
    await page.goto(`${url}/#/faq`);
    await main(page).getByRole('button', { name: 'Try again' }).waitFor();

    await comeBack();
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await main(page).getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  });

  it('a repair is booked once, with its picture, also when the browser is killed in between', async () => {
    const page = await openKnown('/repair');
    await goOffline();
    await addPicture(page);
    await bookOffline(page, 'Killed Browser');
    expect(await page.getByLabel('Full name').inputValue()).toBe('');
    await device.kill();
    expect(await inTheShop('Killed Browser')).toEqual([]);

    line.state = 'up';
    const again = await device.open(`${url}/#/`);
    await waits(again).getByText('Your repair request has reached the shop.').waitFor();
    const [repair, ...more] = await inTheShop('Killed Browser');
    expect(more).toEqual([]);
    expect(repair!.issueImageUrls).toHaveLength(1);
    expect(await violationsOn(again)).toEqual([]);
    await waits(again).getByRole('link', { name: 'Track your repair' }).click();
    await again.waitForURL(`**/#/track/${repair!.id}`);
    await waits(again).waitFor({ state: 'hidden' });
  });

  it('a kept repair that was put back into the form stands there, with its picture, when the browser was killed', async () => {
    const page = await openKnown('/repair');
    await goOffline();
    await addPicture(page);
    await bookOffline(page, 'Put Back');
    await waits(page).getByRole('button', { name: 'Change it' }).click();
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Put Back');
    await waits(page).waitFor({ state: 'hidden' });
    await device.kill();

    line.state = 'up';
    const again = await device.open(`${url}/#/repair`);
    await again.mouse.move(1, 1);
    await expect.poll(() => again.getByLabel('Full name').inputValue()).toBe('Put Back');
    await again.getByText('We kept what you typed last time.').waitFor();
    await again.getByRole('button', { name: /^Remove/ }).waitFor();
    expect(await inTheShop('Put Back')).toEqual([]);
    // once it has travelled, it is one picture after a reload, too
    await again.reload();
    await again.mouse.move(1, 1);
    await again.getByRole('button', { name: /^Remove/ }).waitFor();
    await again.getByRole('button', { name: 'Submit request' }).click();
    await again.waitForURL('**/#/track/*');
    const [repair, ...more] = await inTheShop('Put Back');
    expect(more).toEqual([]);
    expect(repair!.issueImageUrls).toHaveLength(1);
  });

  it('a picture that was taken out of a request that came back stays out', async () => {
    const page = await openKnown('/repair');
    await goOffline();
    await addPicture(page);
    await bookOffline(page, 'No Picture');
    await waits(page).getByRole('button', { name: 'Change it' }).click();
    await page.getByRole('button', { name: /^(Cancel|Remove)/ }).click();
    await page.waitForTimeout(500);
    await page.reload();
    await page.mouse.move(1, 1);
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('No Picture');
    await page.getByLabel('Add pictures').waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: /^(Cancel|Remove)/ }).count()).toBe(0);
  });

  it('a repair whose answer got lost is sent again, and stays one', async () => {
    const page = await openKnown('/repair');
    await goOffline();
    await bookOffline(page, 'Lost Answer');
    line.state = 'answers get lost';
    await device.setOffline(false);
    await expect.poll(() => line.lost).toBeGreaterThan(0);
    await device.kill();
    expect(await inTheShop('Lost Answer')).toHaveLength(1);

    line.state = 'up';
    const again = await device.open(`${url}/#/faq`);
    await waits(again).getByText('Your repair request has reached the shop.').waitFor();
    expect(await inTheShop('Lost Answer')).toHaveLength(1);
  });
});

describe('with a connection', () => {
  it('what was typed is there again when the browser is killed soon after', async () => {
    const page = await openKnown('/repair');
    await page.mouse.move(1, 1);
    await page.getByLabel('Issue description').fill('Lines from top to bottom.');
    await page.waitForTimeout(2_000);
    await device.kill();
    const again = await device.open(`${url}/#/repair`);
    await again.mouse.move(1, 1);
    await expect.poll(() => again.getByLabel('Issue description').inputValue()).toBe('Lines from top to bottom.');
  });

  it('a repair is booked once when the page is loaded anew before the answer', async () => {
    const page = await openKnown('/repair');
    await page.mouse.move(1, 1);
    await fillForm(page, 'Impatient');
    line.state = 'answers never come';
    await page.getByRole('button', { name: 'Submit request' }).click();
    await expect.poll(() => line.lost).toBe(1);
    // longer than a draft waits before it is written down
    await page.waitForTimeout(1_000);
    line.state = 'up';
    await page.reload();
    await waits(page).getByText('Your repair request has reached the shop.').waitFor();
    await page.mouse.move(1, 1);
    await page.getByRole('button', { name: 'Submit request' }).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('');
    expect(await inTheShop('Impatient')).toHaveLength(1);
  });

  it('a repair that two tabs show is booked once', async () => {
    const page = await openKnown('/repair');
    await page.mouse.move(1, 1);
    await fillForm(page, 'Two Tabs');
    await page.waitForTimeout(1_000);
    const other = await page.context().newPage();
    await other.goto(`${url}/#/repair`);
    await other.mouse.move(1, 1);
    await expect.poll(() => other.getByLabel('Full name').inputValue()).toBe('Two Tabs');
    line.state = 'answers get lost';
    await page.getByRole('button', { name: 'Submit request' }).click();
    await page.getByRole('button', { name: 'Send it later' }).waitFor();
    line.state = 'up';
    await other.getByRole('button', { name: 'Submit request' }).click();
    await other.waitForURL('**/#/track/*');
    expect(await inTheShop('Two Tabs')).toHaveLength(1);
  });

  it('two repairs in two tabs are booked once each', async () => {
    const page = await openKnown('/repair');
    const other = await page.context().newPage();
    await other.goto(`${url}/#/repair`);
    // opened later, it would show what is typed into the first
    await other.getByLabel('Full name').waitFor();
    line.state = 'answers get lost';
    const tabs = [
      [page, 'First Tab'],
      [other, 'Second Tab'],
    ] as const;
    for (const [tab, name] of tabs) {
      await tab.mouse.move(1, 1);
      await fillForm(tab, name);
      await tab.getByRole('button', { name: 'Submit request' }).click();
      await tab.getByRole('button', { name: 'Send it later' }).waitFor();
    }
    line.state = 'up';
    for (const [tab, name] of tabs) {
      await tab.getByRole('button', { name: 'Submit request' }).click();
      await tab.waitForURL('**/#/track/*');
      expect(await inTheShop(name)).toHaveLength(1);
    }
  });

  it('a repair is booked once when the browser is killed before the answer', async () => {
    const page = await openKnown('/repair');
    await page.mouse.move(1, 1);
    await fillForm(page, 'No Answer Yet');
    line.state = 'answers never come';
    await page.getByRole('button', { name: 'Submit request' }).click();
    await expect.poll(() => line.lost).toBe(1);
    expect(await waits(page).isVisible()).toBe(false);
    await device.kill();
    expect(await inTheShop('No Answer Yet')).toHaveLength(1);

    line.state = 'up';
    const again = await device.open(`${url}/#/repair`);
    await waits(again).getByText('Your repair request has reached the shop.').waitFor();
    await again.mouse.move(1, 1);
    await again.getByRole('button', { name: 'Submit request' }).waitFor();
    expect(await again.getByLabel('Full name').inputValue()).toBe('');
    expect(await inTheShop('No Answer Yet')).toHaveLength(1);
  });

  it('after a lost answer the same is sent again as one, and a change is asked about', async () => {
    const page = await openKnown('/repair');
    await page.mouse.move(1, 1);
    await fillForm(page, 'Changed Mind');
    line.state = 'answers get lost';
    await page.getByRole('button', { name: 'Submit request' }).click();
    await page.getByRole('button', { name: 'Send it later' }).waitFor();
    await device.kill();

    line.state = 'up';
    const again = await device.open(`${url}/#/repair`);
    await again.mouse.move(1, 1);
    await expect.poll(() => again.getByLabel('Full name').inputValue()).toBe('Changed Mind');
    const asked: string[] = [];
    again.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await again.getByLabel('Brand').fill('Sony');
    await again.getByRole('button', { name: 'Submit request' }).click();
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^We do not know whether your earlier request has reached the shop/);
    await again.getByLabel('Brand').fill('Samsung');
    await again.getByRole('button', { name: 'Submit request' }).click();
    await again.waitForURL('**/#/track/*');
    expect(asked).toHaveLength(1);
    expect(await inTheShop('Changed Mind')).toHaveLength(1);
  });
});

/**
 * Lets a new version in, and waits for its page. Chromium stops a worker that has nothing to do; started again under a debugger, at
 * whatever moment, it waits until that one speaks to it.
 */
async function letNewVersionIn(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  const speaking = setInterval(() => {
    for (const worker of page.context().serviceWorkers()) void worker.evaluate(() => null).catch(() => undefined);
  }, 250);
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded.finally(() => clearInterval(speaking));
}

describe('a new version', () => {
  it('waits until the person lets it in, and asks no more then', async () => {
    const page = await openKnown('/faq');
    const prompt = page.getByText('A new version of Parda is ready.');
    const waitingWorker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null);
    line.version = 2;
    await page.reload();
    await prompt.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await prompt.count()).toBe(0);
    expect(await waitingWorker()).toBe('installed');

    await page.reload();
    await prompt.waitFor();
    await letNewVersionIn(page);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await waitingWorker()).toBeNull();
    expect(await prompt.count()).toBe(0);
  });

  it('is let in by a second tab as well, when the first one did so already', async () => {
    const first = await openKnown('/faq');
    const second = await first.context().newPage();
    await second.goto(`${url}/#/tips`);
    await main(second).getByRole('heading', { level: 1 }).waitFor();
    line.version = 2;
    await first.reload();
    for (const page of [first, second]) await page.getByText('A new version of Parda is ready.').waitFor();
    await letNewVersionIn(first);
    await letNewVersionIn(second);
    await main(second).getByRole('heading', { level: 1 }).waitFor();
    expect(await second.getByText('A new version of Parda is ready.').count()).toBe(0);
  });
});
