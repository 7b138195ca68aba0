import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takenOver, useVisit } from './support/browser.js';
import { withoutLine } from './support/line.js';
import { hold } from './support/operations.js';
import { booked } from './support/repairs.js';
import { adminHeaders, call } from './support/server.js';

const visit = useVisit();

const NUMBER = '9841-765432';

/** A guest's repair that the workshop has looked at. */
async function quoted(estimatedCost: number): Promise<string> {
  const id = await booked(visit, { contactNumber: NUMBER });
  await change(id, { status: 'DIAGNOSED', estimatedCost });
  return id;
}

const change = async (id: string, changes: object) =>
  call(visit.url, 'PUT', `/api/admin/repairs/${id}`, changes, await adminHeaders(visit.url));

const status = async (id: string) =>
  (await call<{ status: string }>(visit.url, 'GET', `/api/repairs/${id}`)).body.status;

async function decide(page: Page, decision: 'Approve quote' | 'Reject quote', number: string): Promise<void> {
  await page.getByRole('button', { name: decision }).click();
  await page.getByLabel('Contact number').fill(number);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

describe('a guest who holds the link, on a phone', () => {
  it('approves the quote with the contact number, and sees the repair move on', async () => {
    const id = await quoted(3500);
    const page = await visit.open(`/track/${id}`);
    await page.getByText('Rs. 3,500').first().waitFor();
    await decide(page, 'Approve quote', '9800000000');
    await page.getByText('This contact number does not match the repair.').first().waitFor();
    expect(await status(id)).toBe('DIAGNOSED');
    await page.getByLabel('Contact number').fill('+977 9841765432');
    await page.getByRole('button', { name: 'Confirm' }).dblclick();
    await page.getByText('Quote approved. We start the repair.').first().waitFor();
    await page.getByRole('main').getByText('Quote Approved - Repairing', { exact: true }).first().waitFor();
    expect(await status(id)).toBe('QUOTE_APPROVED');
  });

  it('sees the cost change as the workshop changes it, and what it was before', async () => {
    const id = await quoted(3500);
    const page = await visit.open(`/track/${id}`);
    await page.getByText('Rs. 3,500').first().waitFor();
    await page.getByRole('button', { name: 'Approve quote' }).click();
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    await change(id, { estimatedCost: 4800 });
    await page.getByText('Rs. 4,800').first().waitFor();
    await page.getByText('before: Rs. 3,500').first().waitFor();
    // the question was about the old one
    expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
    expect(await status(id)).toBe('DIAGNOSED');
  });

  it('is shown the new cost when it has changed unseen, and decides about that', async () => {
    const id = await quoted(3500);
    const context = await visit.enter();
    const page = await context.newPage();
    await withoutLine(page);
    // nor does it hear in another way
    const letThrough = await hold(page, 'ContentVersion');
    await page.goto(visit.address(`/track/${id}`));
    await takenOver(page);
    await page.getByText('Rs. 3,500').first().waitFor();
    await change(id, { estimatedCost: 4800 });
    await decide(page, 'Approve quote', NUMBER);
    const changed = 'The cost has changed since you opened this page. Please look at the new cost and decide again.';
    await page.getByText(changed).first().waitFor();
    await page.getByText('Rs. 4,800').first().waitFor();
    expect(await status(id)).toBe('DIAGNOSED');
    await page.getByRole('button', { name: 'Reject quote' }).click();
    const number = page.getByLabel('Contact number');
    if ((await number.count()) > 0) await number.fill(NUMBER);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Quote rejected. We will contact you about returning your TV.').first().waitFor();
    expect(await status(id)).toBe('QUOTE_REJECTED');
    letThrough();
    await context.close();
  });

  it('has five tries', async () => {
    const id = await quoted(3500);
    const page = await visit.open(`/track/${id}`);
    await page.getByRole('button', { name: 'Approve quote' }).click();
    for (let tries = 0; tries < 5; tries++) {
      await page.getByLabel('Contact number').fill(`980000000${tries}`);
      const answered = page.waitForResponse('**/graphql');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await answered;
    }
    await page.getByLabel('Contact number').fill(NUMBER);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Too many attempts. Please try again in an hour.').first().waitFor();
    expect(await status(id)).toBe('DIAGNOSED');
  });
});
