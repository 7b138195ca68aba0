import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESEWA_ACCOUNT, EsewaServer } from '../server/testing/payments/esewaServer.js';
import { KHALTI_KEY, KhaltiServer } from '../server/testing/payments/khaltiServer.js';
import { openTab, ownerEnters } from './support/admin.js';
import { SIZES, useVisit } from './support/browser.js';
import { booked } from './support/repairs.js';
import { adminHeaders, call } from './support/server.js';

/** Deposit and rest, paid on a phone with each provider's stand-in (decisions §15). */

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
    await phone.getByText('Nothing was paid. You can try again from your repair.').waitFor();
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
