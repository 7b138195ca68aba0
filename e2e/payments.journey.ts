import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESEWA_ACCOUNT, EsewaServer } from '../server/testing/payments/esewaServer.js';
import { KHALTI_KEY, KhaltiServer } from '../server/testing/payments/khaltiServer.js';
import { openTab, ownerEnters } from './support/admin.js';
import { SIZES, useVisit } from './support/browser.js';
import { booked } from './support/repairs.js';
import { adminHeaders, call } from './support/server.js';

/** Money that is paid on a phone with each provider's stand-in, at the counter, and counted at the end of the day (decisions §15). */

const [esewa, khalti] = [new EsewaServer(), new KhaltiServer()];
beforeAll(() => Promise.all([esewa.start(), khalti.start()]));
afterAll(() => Promise.all([esewa.stop(), khalti.stop()]));

const visit = useVisit(() => ({
  RATE_LIMITS: 'off',
  ESEWA_PRODUCT_CODE: ESEWA_ACCOUNT.productCode,
  ESEWA_SECRET_KEY: ESEWA_ACCOUNT.secretKey,
  ESEWA_FORM_BASE_URL: esewa.url,
  ESEWA_STATUS_BASE_URL: esewa.url,
  KHALTI_SECRET_KEY: KHALTI_KEY,
  KHALTI_BASE_URL: `${khalti.url}/api/v2/`,
}));

/** In Kathmandu. */
const today = () => new Date(Date.now() + (5 * 60 + 45) * 60_000).toISOString().slice(0, 10);

const NUMBER = '9841-765432';

let owner: BrowserContext;
beforeEach(async () => {
  esewa.reset();
  khalti.reset();
  owner = await ownerEnters(visit);
});
afterEach(() => owner.close());

/** A repair whose quote of Rs. 4,500 is approved. */
async function approved(): Promise<string> {
  const id = await booked(visit, { contactNumber: NUMBER });
  const headers = await adminHeaders(visit.url);
  await call(visit.url, 'PUT', `/api/admin/repairs/${id}`, { estimatedCost: 4500, status: 'QUOTE_APPROVED' }, headers);
  return id;
}

const panelOf = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Payments' });

async function openRecord(id: string): Promise<Page> {
  const page = await openTab(visit, owner, `repairs?view=${id}`);
  await panelOf(page).getByText('To be paid in all').waitFor();
  return page;
}

async function openPhone(id: string): Promise<Page> {
  const phone = await visit.open(`/track/${id}`);
  await phone.setViewportSize(SIZES.phone);
  return phone;
}

/** Leaves for a provider and does something on its page. */
async function payAt(phone: Page, provider: 'eSewa' | 'Khalti', deed: 'Pay' | 'Cancel'): Promise<void> {
  await phone.getByRole('button', { name: provider, exact: true }).click();
  await phone.getByRole('heading', { name: provider }).waitFor();
  await phone.getByRole('button', { name: deed, exact: true }).click();
  await phone.getByRole('heading', { name: 'Your payment' }).waitFor();
}

describe.each([
  ['eSewa', 'Khalti'],
  ['Khalti', 'eSewa'],
] as const)('a deposit by %s and the rest by %s', (first, second) => {
  it('are paid on a phone, and stand in the record', async () => {
    const id = await approved();
    const admin = await openRecord(id);
    await panelOf(admin).getByRole('button', { name: 'Ask for a deposit' }).click();
    await panelOf(admin).getByLabel('Deposit (Rs.)').fill('1500');
    await panelOf(admin).getByRole('button', { name: 'Ask for it' }).click();
    await panelOf(admin).getByText('Deposit asked for').waitFor();

    const phone = await openPhone(id);
    await phone.getByRole('button', { name: 'Pay a deposit of Rs. 1,500' }).click();
    await payAt(phone, first, 'Pay');
    await phone.getByText('Thank you. The shop has your payment.').waitFor();
    await phone.getByRole('link', { name: 'Back to the repair' }).click();

    // somebody who changes their mind, and comes back
    await phone.getByText('Rs. 3,000').waitFor();
    await phone.getByRole('button', { name: 'Pay now' }).click();
    await payAt(phone, second, 'Cancel');
    await phone.getByText('Nothing was paid. You can go back and try again.').waitFor();
    await phone.getByRole('link', { name: 'Back to the repair' }).click();
    await phone.getByRole('button', { name: 'Pay now' }).click();
    await payAt(phone, second, 'Pay');
    await phone.getByText('Thank you. The shop has your payment.').waitFor();
    await phone.getByRole('link', { name: 'Back to the repair' }).click();
    await phone.getByRole('heading', { name: 'Track a Repair' }).waitFor();
    await phone.getByRole('button', { name: 'Pay now' }).waitFor({ state: 'detached' });

    const again = await openRecord(id);
    await panelOf(again).getByText('Payments on the site (3)').waitFor();
    const { body } = await call<{ kind: string; amount: number }[]>(
      visit.url,
      'GET',
      `/api/admin/payments?search=${id}`,
      undefined,
      await adminHeaders(visit.url),
    );
    expect(body.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['PAYMENT', 3000],
      ['DEPOSIT', 1500],
    ]);
  });
});

it('is entered at the counter, taken back, and asked about before the set leaves', async () => {
  const id = await approved();
  const admin = await openRecord(id);
  await panelOf(admin).getByRole('button', { name: 'Enter a payment' }).click();
  await panelOf(admin).getByLabel('Amount (Rs.)').fill('2000');
  await panelOf(admin).getByRole('button', { name: 'Save payment' }).click();
  await panelOf(admin).getByText('Payment, Cash').waitFor();
  admin.once('dialog', (question) => void question.accept());
  await panelOf(admin).getByRole('button', { name: 'Take back Rs. 2,000' }).click();
  await panelOf(admin).getByText('Taken back').waitFor();

  const questions: string[] = [];
  admin.on('dialog', (question) => {
    questions.push(question.message());
    void question.accept();
  });
  await admin.getByLabel('New status').selectOption('DELIVERED');
  await admin.getByRole('button', { name: 'Save status' }).click();
  await admin.getByText('Repair status updated.').first().waitFor();
  expect(questions).toEqual(['Rs. 4,500 is still open. Hand the set over all the same?']);
});

it('a set that is kept for somebody is paid for on its page: a deposit, and the rest', async () => {
  const headers = await adminHeaders(visit.url);
  const { body: set } = await call<{ id: string }>(visit.url, 'POST', '/api/admin/sets', { brand: 'Sony' }, headers);
  const product = { name: 'Sony Bravia 43', description: '<p>Bright.</p>', price: 20_000, setId: set.id };
  const made = await call<{ id: string }>(visit.url, 'POST', '/api/admin/products', product, headers);
  expect([made.status, made.body]).toEqual([201, made.body]);
  const { id } = made.body;
  await call(visit.url, 'POST', `/api/admin/products/${id}/reserve`, { reservedFor: 'Sita' }, headers);

  const admin = await openTab(visit, owner, 'products?search=Bravia+43');
  await admin.getByRole('button', { name: 'Payments', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ask for a deposit' }).click();
  await dialog.getByLabel('Deposit (Rs.)').fill('5000');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await dialog.getByText('Deposit asked for').waitFor();

  const phone = await visit.open(`/products/${id}`);
  await phone.setViewportSize(SIZES.phone);
  await phone.getByRole('button', { name: 'Pay a deposit of Rs. 5,000' }).click();
  await payAt(phone, 'Khalti', 'Pay');
  await phone.getByText('Thank you. The shop has your payment.').waitFor();
  await phone.getByRole('link', { name: 'Back to the set' }).click();
  await phone.getByText('Rs. 15,000').waitFor();
  expect(await phone.getByText('Sita').count()).toBe(0);
  await phone.getByRole('button', { name: 'Pay the rest' }).click();
  await payAt(phone, 'eSewa', 'Pay');
  await phone.getByRole('link', { name: 'Back to the set' }).click();
  await phone.getByRole('heading', { name: 'Sony Bravia 43' }).waitFor();
  await phone.getByRole('heading', { name: 'Reserved for you?' }).waitFor({ state: 'detached' });
});

it('the day is counted and closed, and opened again by the main admin', async () => {
  const id = await approved();
  const headers = await adminHeaders(visit.url);
  const pay = { repairId: id, kind: 'PAYMENT', method: 'CASH', amount: 1234.5 };
  await call(visit.url, 'POST', '/api/admin/payments', pay, headers);
  const { body: day } = await call<{ cash: number }>(
    visit.url,
    'GET',
    `/api/admin/cash-ups/${today()}`,
    undefined,
    headers,
  );

  const ledger = await openTab(visit, owner, `ledger?search=${id}&from=${today()}&flow=IN`);
  const row = ledger.getByRole('table', { name: 'Ledger' }).getByRole('row', { name: /Rs. 1,234.50/ });
  await row.waitFor();
  const [file] = await Promise.all([
    ledger.waitForEvent('download'),
    ledger.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength(2);
  await row.getByRole('link').click();
  await panelOf(ledger).getByText('Payment, Cash').waitFor();

  const page = await openTab(visit, owner, 'cashUp');
  await page.getByRole('table', { name: 'Takings by method' }).waitFor();
  await page.getByRole('link', { name: id }).waitFor();
  await page.getByLabel('Counted cash (Rs.)').fill(String(day.cash - 100));
  await page.getByText('Rs. 100 less than in the ledger').waitFor();
  await page.getByLabel('Note').fill('Petrol');
  await page.getByRole('button', { name: 'Close the day' }).click();
  await page.getByRole('region', { name: 'Closed', exact: true }).getByText('− Rs. 100').waitFor();
  await page.getByRole('table', { name: 'Closed days' }).getByText('Petrol').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^cash-ups.*\.csv$/);

  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Open the day again' }).click();
  await page.getByLabel('Counted cash (Rs.)').waitFor();
  await expect
    .poll(async () => {
      const { body } = await call<{ description: string }[]>(
        visit.url,
        'GET',
        '/api/admin/activity-log',
        undefined,
        headers,
      );
      return body.filter(({ description }) => description.startsWith('Cash-up of')).length;
    })
    .toBe(2);
});
