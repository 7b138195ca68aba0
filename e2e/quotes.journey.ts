import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTab, ownerEnters } from './support/admin.js';
import { useVisit } from './support/browser.js';
import { booked, tomorrow } from './support/repairs.js';
import { adminHeaders, call } from './support/server.js';

/** A quote from the bench to the customer's phone and back (decisions §14). */

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

const NUMBER = '9841-765432';

interface Record {
  status: string;
  estimatedCost: number | null;
  approvedCost?: number;
}

let owner: BrowserContext;
beforeEach(async () => {
  owner = await ownerEnters(visit);
});
afterEach(() => owner.close());

const recordOf = async (id: string) =>
  (await call<Record>(visit.url, 'GET', `/api/repairs/${id}`, undefined, await adminHeaders(visit.url))).body;

const panelOf = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Quote' });

async function openRecord(id: string): Promise<Page> {
  const page = await openTab(visit, owner, `repairs?view=${id}`);
  await panelOf(page).waitFor();
  return page;
}

async function writeLine(page: Page, number: number, text: string, price: string): Promise<void> {
  const line = panelOf(page).getByRole('group', { name: `Line ${number}` });
  await line.getByLabel('What it is for').fill(text);
  await line.getByLabel('Price (Rs.)').fill(price);
}

async function offer(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Save draft' }).click();
  await panelOf(page).getByRole('button', { name: 'Offer to the customer' }).click();
  await page.getByText('Quote offered to the customer.').first().waitFor();
}

describe('three lines, one of them optional', () => {
  it('are written, offered, approved without it on a phone; a dearer version waits while the first one holds', async () => {
    const id = await booked(visit, { contactNumber: NUMBER });
    const admin = await openRecord(id);
    await panelOf(admin).getByRole('button', { name: 'Write a quote' }).click();
    await writeLine(admin, 1, 'Backlight strips', '2700');
    await panelOf(admin).getByRole('button', { name: 'Add a line' }).click();
    await writeLine(admin, 2, 'Changing them', '1000');
    await panelOf(admin).getByRole('button', { name: 'Add a line' }).click();
    await writeLine(admin, 3, 'Cleaning', '800');
    await panelOf(admin).getByRole('group', { name: 'Line 3' }).getByRole('checkbox').check();
    await panelOf(admin).getByText('Total: Rs. 4,500').waitFor();
    await offer(admin);
    expect(await recordOf(id)).toMatchObject({ status: 'DIAGNOSED', estimatedCost: 4500 });

    const phone = await visit.open(`/track/${id}`);
    await phone.getByText('Backlight strips').first().waitFor();
    await phone.getByRole('checkbox', { name: 'Include this: Cleaning' }).uncheck();
    await phone.getByText('With everything included: Rs. 4,500.').waitFor();
    await phone.getByRole('button', { name: 'Approve quote' }).click();
    await phone.getByText('Approve Rs. 3,700?').waitFor();
    await phone.getByLabel('Contact number').fill(NUMBER);
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await phone.getByText('Quote approved. We start the repair.').first().waitFor();
    expect(await recordOf(id)).toMatchObject({ status: 'QUOTE_APPROVED', approvedCost: 3700 });

    // dearer after all
    const again = await openRecord(id);
    await panelOf(again).getByRole('button', { name: 'New version' }).click();
    await writeLine(again, 1, 'Backlight strips', '3500');
    await offer(again);
    await phone.getByText('Approved before; it applies until you decide').waitFor();
    expect(await recordOf(id)).toMatchObject({ status: 'QUOTE_APPROVED', estimatedCost: 5300, approvedCost: 3700 });
    await phone.getByRole('button', { name: 'Approve quote' }).click();
    await phone.getByLabel('Contact number').fill(NUMBER);
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await phone.getByText('Quote approved. We go on with the repair.').first().waitFor();
    expect(await recordOf(id)).toMatchObject({ status: 'QUOTE_APPROVED', approvedCost: 5300 });
  });

  it('withdrawn, there is nothing to decide any more', async () => {
    const id = await booked(visit, { contactNumber: NUMBER });
    const admin = await openRecord(id);
    await panelOf(admin).getByRole('button', { name: 'Write a quote' }).click();
    await writeLine(admin, 1, 'Panel', '9000');
    await offer(admin);
    const phone = await visit.open(`/track/${id}`);
    await phone.getByRole('button', { name: 'Approve quote' }).waitFor();
    await panelOf(admin).getByRole('button', { name: 'Withdraw' }).click();
    await admin.getByText('Quote withdrawn.').first().waitFor();
    await phone.getByRole('button', { name: 'Approve quote' }).waitFor({ state: 'detached' });
    expect(await recordOf(id)).toMatchObject({ status: 'DIAGNOSED', estimatedCost: null });
  });
});

describe('a price list', () => {
  it('fills a quote with one press, which is approved on the phone; what comes back under warranty costs nothing', async () => {
    const headers = await adminHeaders(visit.url);
    const post = <Answer>(path: string, body: object) => call<Answer>(visit.url, 'POST', path, body, headers);
    const strips = { kind: 'PART', text: 'Strips of the journey', warrantyMonths: 6 };
    await post('/api/admin/price-items', { ...strips, price: 3800 });
    const work = { kind: 'LABOUR', text: 'Changing them', unitPrice: 1200 };
    const lines = [{ ...strips, unitPrice: 3800 }, work];
    await post('/api/admin/price-templates', { name: 'Template of the journey', lines });

    const id = await booked(visit, { contactNumber: NUMBER });
    const admin = await openRecord(id);
    const panel = panelOf(admin);
    await panel.getByRole('button', { name: 'Write a quote' }).click();
    await panel.getByLabel('Use template').selectOption({ label: 'Template of the journey, Rs. 5,000' });
    await panel.getByText('Total: Rs. 5,000').waitFor();
    await panel.getByLabel('From the price list').fill('strips of the');
    await panel.getByRole('option', { name: /Strips of the journey/ }).click();
    await panel.getByText('Total: Rs. 8,800').waitFor();
    await panel.getByRole('button', { name: 'Remove line 3' }).click();
    await offer(admin);
    await panel.getByRole('button', { name: 'Customer has answered' }).click();
    await panel.getByLabel('Note for the customer').fill('Called back at noon.');
    await panel.getByRole('button', { name: 'Note the approval of Rs. 5,000' }).click();
    await admin.getByText("The customer's answer is noted.").first().waitFor();
    expect(await recordOf(id)).toMatchObject({ status: 'QUOTE_APPROVED', approvedCost: 5000 });
    await call(visit.url, 'PUT', `/api/admin/repairs/${id}`, { status: 'DELIVERED' }, headers);

    const { body: back } = await post<{ id: string }>('/api/admin/repairs', {
      userName: 'Hari Thapa',
      contactNumber: NUMBER,
      brand: 'Sony',
      issueDescription: 'Dark again.',
      pickupAddress: 'Bhaktapur',
      preferredPickupTime: tomorrow(),
      comesBackFrom: id,
    });
    const again = await openRecord(back.id);
    await panelOf(again)
      .getByText(/not charged/)
      .first()
      .waitFor();
    await panelOf(again).getByRole('button', { name: 'Write a quote' }).click();
    await panelOf(again).getByText('Restart warranty').waitFor();
    await offer(again);
    expect(await recordOf(back.id)).toMatchObject({ estimatedCost: 0 });
  });
});
