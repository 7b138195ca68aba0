import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { openTab, ownerEnters } from './support/admin.js';
import { SIZES, takenOver, useVisit } from './support/browser.js';
import { emptyDatabase, onPostgres, postgresUrl } from './support/postgres.js';
import { booked } from './support/repairs.js';
import { adminHeaders, call, type Launched, launch, shutDown } from './support/server.js';

/** Receipts and bills (decisions §15): their numbers under kills, and the way of a receipt from the record to the customer. */

const BILLS = FULL ? 1000 : 60;
const KILLS = FULL ? 30 : 3;
const AT_ONCE = 9;

/** Does the same with each thing, so many at once. */
async function withEach<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<unknown>): Promise<void> {
  const waiting = [...things];
  const hand = async () => {
    // oxlint-disable-next-line no-await-in-loop -- a hand does one thing after the other
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await work(thing);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

it.runIf(postgresUrl)(
  `${BILLS} bills that three processes issue at once, ${KILLS} of them killed, have the numbers from 1, each once`,
  async () => {
    const { url, drop } = await emptyDatabase('parda_journey_bills');
    const env = { DATABASE_URL: url, JWT_SECRET: randomUUID(), SEED: 'none', RATE_LIMITS: 'off' };
    const shops: Launched[] = [await launch(env)];
    shops.push(...(await Promise.all([launch(env), launch(env)])));
    const headers = await adminHeaders(shops[0]!.url);
    const settings = { sellerName: 'Parda', mode: 'PAN', taxNumber: '301234567' };
    expect((await call(shops[0]!.url, 'PUT', '/api/admin/bill-settings', settings, headers)).status).toBe(200);
    const ids: string[] = [];
    await withEach(
      Array.from({ length: BILLS }, (_, index) => index),
      async (index) => {
        const shop = shops[index % shops.length]!;
        const id = await booked(shop);
        await call(shop.url, 'PUT', `/api/admin/repairs/${id}`, { actualCost: 1500, status: 'REPAIRED' }, headers);
        ids.push(id);
      },
    );

    let issued = 0;
    let killed = 0;
    let planned = 0;
    let killing = Promise.resolve();
    const killOne = async () => {
      const place = killed++ % shops.length;
      const { process } = shops[place]!;
      process.kill('SIGKILL');
      await once(process, 'exit');
      shops[place] = await launch(env);
    };
    let calls = 0;
    /** A call that got no answer is sent again under the same key, to the next process. */
    const issue = async (repairId: string, key: string): Promise<void> => {
      const shop = shops[calls++ % shops.length]!.url;
      const sent = { ...headers, 'Idempotency-Key': key };
      const answer = await call(shop, 'POST', '/api/admin/bills', { repairId, kind: 'PAN_BILL' }, sent).catch(
        () => null,
      );
      if (answer?.status === 201) return;
      if (answer && answer.status < 500) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
      await killing;
      return issue(repairId, key);
    };
    await withEach(ids, async (repairId) => {
      await issue(repairId, randomUUID());
      issued += 1;
      if (planned >= KILLS || issued < ((planned + 1) * BILLS) / (KILLS + 1)) return;
      planned++;
      killing = killing.then(killOne);
    });
    await killing;
    expect(killed).toBe(KILLS);
    const rows = await onPostgres<{ number: number; repair_id: string }>(
      url,
      `select "number", repair_id from bill where kind = 'PAN_BILL' order by "number"`,
    );
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: BILLS }, (_, index) => index + 1));
    expect(new Set(rows.map(({ repair_id: id }) => id))).toEqual(new Set(ids));
    await Promise.all(shops.map(shutDown));
    await drop();
  },
  1_800_000,
);

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

const NUMBER = '9841-765432';

let owner: BrowserContext;
beforeEach(async () => {
  owner = await ownerEnters(visit);
});
afterEach(() => owner.close());

/** What is on the paper in both languages and on both papers. */
async function readPaper(page: Page, code: string): Promise<void> {
  const paper = page.getByRole('article');
  await paper.getByText(code).waitFor();
  await paper.getByText('Rupees two thousand only').waitFor();
  const width = async () => Math.round((await paper.boundingBox())!.width);
  const wide = await width();
  await page.getByRole('button', { name: '80 mm' }).click();
  await expect.poll(width).toBeLessThan(wide);
  await page.getByRole('button', { name: 'नेपाली (Nepali)' }).click();
  await paper.getByText('दुई हजार रुपैयाँ मात्र').waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'A5' }).click();
}

it('a receipt is issued in the record, printed as the original once, and read by the customer', async () => {
  const id = await booked(visit, { contactNumber: NUMBER });
  const headers = await adminHeaders(visit.url);
  await call(visit.url, 'PUT', `/api/admin/repairs/${id}`, { estimatedCost: 4500, status: 'QUOTE_APPROVED' }, headers);
  const payment = { repairId: id, kind: 'DEPOSIT', method: 'CASH', amount: 2000 };
  await call(visit.url, 'POST', '/api/admin/payments', payment, headers);

  const admin = await openTab(visit, owner, `repairs?view=${id}`);
  const panel = admin.getByRole('dialog').getByRole('region', { name: 'Payments' });
  await panel.getByRole('button', { name: 'Issue a receipt or bill' }).click();
  await panel.getByRole('button', { name: 'Issue', exact: true }).click();
  const print = panel.getByRole('link', { name: /^Print REC-/ });
  await print.waitFor();
  const [code] = /REC-\S+/.exec((await print.getAttribute('aria-label'))!)!;

  const opened = owner.waitForEvent('page');
  await print.click();
  const paper = await opened;
  await paper.evaluate(() => Object.assign(window, { print: () => undefined }));
  await readPaper(paper, code);
  const mark = paper.getByRole('article').getByText(/^(?:Original|Copy.*)$/);
  expect(await mark.textContent()).toBe('Copy');
  await paper.getByRole('button', { name: 'Print' }).click();
  await paper.getByText('Original', { exact: true }).waitFor();
  await paper.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await paper.getByRole('button', { name: 'Print' }).click();
  await paper.getByText('Copy 1', { exact: true }).waitFor();

  const phone = await visit.open(`/track/${id}`);
  await phone.setViewportSize(SIZES.phone);
  await takenOver(phone);
  expect(await phone.getByRole('link', { name: code }).count()).toBe(0);
  await phone.getByRole('button', { name: 'Show the state of the set' }).click();
  await phone.getByLabel('Contact number').fill(NUMBER);
  await phone.getByRole('button', { name: 'Show', exact: true }).click();
  await phone.getByRole('link', { name: code }).click();
  await readPaper(phone, code);
});
