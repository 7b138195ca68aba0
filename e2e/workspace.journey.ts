import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { ownerEnters, openTab } from './support/admin.js';
import { Owner } from './support/owner.js';
import { booked } from './support/repairs.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ STATUS_UNDO_SECONDS: '120' }));

/** Somebody without an account, an hour from now. */
const book = () =>
  booked(visit, {
    userName: 'Bishnu Thapa',
    contactNumber: '9841 234567',
    brand: 'Sony',
    pickupAddress: 'House 4, Thamel, Kathmandu',
    preferredPickupTime: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
  });

describe('a new booking', () => {
  it('is taken from the bell to its changed status in four actions, and told in two', async () => {
    const context = await ownerEnters(visit);
    await context.route(/wa\.me/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>WhatsApp</p>' }));
    const page = await openTab(visit, context, 'users');
    await page.getByRole('button', { name: /Notifications/ }).waitFor();
    const id = await book();
    // 1: the bell, 2: what it tells, 3: the status, 4: save
    await page.getByRole('button', { name: /1 unread/ }).click({ timeout: 90_000 });
    await page.getByText('Sony from Bishnu Thapa.').click();
    const record = page.getByRole('dialog', { name: /^Repair/ });
    await record.getByLabel('New status').selectOption('PICKED_UP');
    await record.getByRole('button', { name: 'Save status' }).click();
    await expectToast(page, 'success', 'Repair status updated.');
    const { status } = await new Owner(visit).reads<{ status: string }>(`/repairs/${id}`);
    expect(status).toBe('PICKED_UP');
    await page.goto(visit.address(`/admin/repairs?view=${id}`));
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' }).last().click(),
    ]);
    await opened.close();
    await page
      .getByRole('dialog')
      .getByText(/Notified by WhatsApp/)
      .waitFor();
    await context.close();
  }, 180_000);
});

describe('a customer without an account', () => {
  it('is on the page of today, and found by the number however it is written', async () => {
    await book();
    const context = await ownerEnters(visit, { size: 'phone' });
    const page = await openTab(visit, context, 'today');
    await page.getByRole('region', { name: 'Pickups of the week' }).getByText('Bishnu Thapa').first().waitFor();
    await page.goto(visit.address('/admin/customers'));
    await page.getByRole('main').getByRole('textbox', { name: 'Search' }).fill('+977 98412');
    await page
      .getByRole('region', { name: 'Found' })
      .getByRole('link', { name: /Bishnu Thapa/ })
      .click();
    await page.getByRole('region', { name: 'Repairs' }).waitFor();
    await page.getByLabel('New note').last().fill('Rings twice');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('region', { name: 'Notes of the shop' }).getByText('Rings twice', { exact: true }).waitFor();
    // in other digits, the same page
    await page.goto(visit.address(`/admin/customers?view=${encodeURIComponent('९८४१-२३४५६७')}`));
    await page.getByRole('region', { name: 'Notes of the shop' }).getByText('Rings twice', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Repairs' }).getByRole('link', { name: /Sony/ }).first().click();
    await page.getByRole('dialog', { name: /^Repair/ }).waitFor();
    await context.close();
  }, 180_000);
});

describe('Ctrl+K', () => {
  it('leads by typing alone to a repair, in any digits, and to a customer', async () => {
    const id = await book();
    const context = await ownerEnters(visit);
    const page = await openTab(visit, context, 'today');
    await page.keyboard.press('Control+K');
    const search = page.getByRole('dialog', { name: 'Search the workspace' });
    await search.getByRole('textbox').waitFor();
    await page.keyboard.type('९८४१-२३४५६७');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Repair/ }).waitFor();
    expect(page.url()).toContain(`view=${id}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+K');
    await search.getByRole('textbox').fill('Bishnu');
    await search
      .getByRole('region', { name: 'Customers' })
      .getByRole('link', { name: /Bishnu Thapa/ })
      .click();
    await page.getByRole('region', { name: 'Repairs' }).waitFor();
    await context.close();
  }, 180_000);
});

describe('what a customer is told', () => {
  it('is the text of the owner, changed for one customer before it goes', async () => {
    const id = await book();
    const context = await ownerEnters(visit);
    const page = await openTab(visit, context, 'customerMessages');
    await page.getByLabel('Message about').selectOption('PICKED_UP');
    await page.getByLabel(/^Message, English/).fill('We have your {set}.\nOpen {hours}.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'success', 'Message saved.');
    await page.goto(visit.address(`/admin/repairs?view=${id}`));
    const record = page.getByRole('dialog', { name: /^Repair/ });
    await record.getByLabel('New status').selectOption('PICKED_UP');
    await record.getByText('We have your Sony.').waitFor();
    await record.getByRole('button', { name: 'Save status' }).click();
    await record.getByRole('button', { name: 'Edit message' }).click();
    await record.getByLabel('Message to the customer').fill('Your Sony is here, Bishnu.');
    await record.getByRole('button', { name: 'Save message' }).click();
    await record.getByText(/Parda: Your Sony is here, Bishnu\./).waitFor();
    const href = await record.getByRole('link', { name: 'WhatsApp' }).last().getAttribute('href');
    expect(new URL(href!).searchParams.get('text')).toContain('Your Sony is here, Bishnu.');
    await context.close();
  }, 180_000);
});

describe('a table', () => {
  it('shows the columns that were chosen on this device', async () => {
    await book();
    const context = await ownerEnters(visit);
    const page = await openTab(visit, context, 'repairs');
    const heads = page.getByRole('main').getByRole('columnheader');
    await heads.filter({ hasText: 'Status' }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Status' }).click();
    await heads.filter({ hasText: 'Status' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.reload();
    await heads.first().waitFor();
    expect(await heads.filter({ hasText: 'Status' }).count()).toBe(0);
    await context.close();
  }, 180_000);
});
