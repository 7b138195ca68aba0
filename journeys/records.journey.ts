import { expect, it } from 'vitest';
import { useVisit } from './support/browser.js';

const visit = useVisit();

it('a visitor searches, filters, sorts and pages the public records, and the address keeps it all', async () => {
  const page = await visit.open('/records', { size: 'desktop' });
  const rows = page.getByRole('row');
  await page.getByRole('heading', { name: 'Public Repair Records' }).waitFor();
  await expect.poll(() => rows.count()).toBe(11);
  expect(await page.getByRole('main').textContent()).not.toMatch(/Sharma|98410|Baneshwor/);

  await page.getByRole('link', { name: /next/i }).click();
  await page.waitForURL(/after=/);
  await page.goBack();
  await page.waitForURL((url) => !url.href.includes('after='));

  await page.getByPlaceholder('Search by ID, name, brand...').fill('samsung');
  await page.waitForURL(/samsung/);
  await expect
    .poll(async () => (await rows.allTextContents()).slice(1).every((text) => text.includes('Samsung')))
    .toBe(true);

  await page.getByRole('button', { name: 'Customer' }).click();
  await expect
    .poll(() => page.getByRole('columnheader', { name: /Customer/ }).getAttribute('aria-sort'))
    .toBe('ascending');
  const names = async () => (await rows.allTextContents()).slice(1).map((text) => text.toLowerCase());
  await expect.poll(async () => (await names()).join()).toBe((await names()).toSorted().join());
  const sorted = await rows.allTextContents();
  await page.reload();
  await expect.poll(() => rows.allTextContents()).toEqual(sorted);

  await page.getByPlaceholder('Search by ID, name, brand...').fill('no such television');
  await page.getByText('No records match your criteria.').waitFor();
});

it('a record leads to its tracking page, and back to the same place', async () => {
  const page = await visit.open('/records?search=lg');
  const details = page.getByRole('link', { name: /Details/ });
  await details.first().click();
  await page.waitForURL(/#\/track\/[0-9A-Z]{12}$/);
  await page.goBack();
  await page.waitForURL(/search=lg/);
});
