import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { agree, atAdmin, ownerEnters, openTab, press } from './support/admin.js';
import { mailTo } from './support/mailbox.js';
import { Owner } from './support/owner.js';
import { ADMIN } from './support/server.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ STATUS_UNDO_SECONDS: '120' }));

const guestRepair = {
  userName: 'Bishnu Thapa',
  contactNumber: '9841 234567',
  brand: 'Sony',
  issueDescription: 'No picture',
  pickupAddress: 'Patan',
  preferredPickupTime: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
};

describe('a customer without an account', () => {
  const openRepair = async (page: Page, id: string) => {
    await page.goto(visit.address(`/admin/repairs?view=${id}`));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save status' }).waitFor();
    return dialog;
  };

  it('is told of a new status by one press, once the slip before it was undone', async () => {
    const { id } = await new Owner(visit).does<{ id: string }>('POST', '/admin/repairs', guestRepair);
    const context = await ownerEnters(visit, { size: 'phone' });
    await context.route(/wa\.me/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>WhatsApp</p>' }));
    const page = await openTab(visit, context, 'repairs');
    const dialog = await openRepair(page, id);
    await dialog.getByLabel('New status').selectOption('DELIVERED');
    await press(dialog, 'No charge');
    await press(dialog, 'Save status');
    await expectToast(page, 'success', 'Repair status updated.');

    const again = await openRepair(page, id);
    await again.getByText(/The new status can be undone until/).waitFor();
    await again.getByText('Not notified').first().waitFor();
    await again.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect
      .poll(async () => (await new Owner(visit).reads<{ status: string }>(`/repairs/${id}`)).status)
      .toBe('REQUESTED');

    const anew = await openRepair(page, id);
    await anew.getByLabel('New status').selectOption('PICKED_UP');
    await press(anew, 'Save status');
    await expectToast(page, 'success', 'Repair status updated.');
    const detail = await openRepair(page, id);
    await detail
      .getByText(/Picked Up/)
      .first()
      .waitFor();
    const way = detail.getByRole('link', { name: 'WhatsApp' }).last();
    const address = new URL((await way.getAttribute('href'))!);
    expect(address.href).toContain('https://wa.me/9779841234567?text=');
    expect(address.searchParams.get('text')).toContain(`/#/track/${id}`);
    const [opened] = await Promise.all([context.waitForEvent('page'), way.click()]);
    expect(opened.url()).toContain('wa.me/9779841234567');
    await opened.close();
    await detail.getByText(/Notified by WhatsApp/).waitFor();
    // the list knows it, too
    await page.goto(visit.address('/admin/repairs?search=Bishnu'));
    const card = page.getByRole('listitem').filter({ hasText: 'Bishnu Thapa' });
    await card.getByRole('button', { name: /^More about/ }).tap();
    await card.getByText('Notified', { exact: true }).waitFor();
    await context.close();
  });
});

describe('a campaign', () => {
  const outbox = () => path.join(visit.folder, 'outbox');

  it('is written, tried out, sent, read, and ended by a reader who wants no more', async () => {
    await new Owner(visit).does('POST', '/newsletter', { email: 'reader@example.com' });
    await atAdmin(visit, 'emailCampaigns', async (page) => {
      agree(page);
      await press(page, 'New Email Campaign');
      const form = page.getByRole('dialog');
      await form.getByLabel('Subject').fill('Before the monsoon');
      await form.getByRole('textbox', { name: /^Body/ }).fill('A stabiliser costs less than a power board.');
      await press(form, 'Send me a test');
      await expectToast(page, 'success', `Test sent to ${ADMIN.email}.`);
      expect(await mailTo(visit.folder, ADMIN.email, '[Test] Before the monsoon')).toContain('stabiliser');
      await form.getByRole('button', { name: 'Send', exact: true }).click();
      await expectToast(page, 'success', 'Email campaign sent!');
      const row = page.getByRole('row', { name: /Before the monsoon/ });
      await row.getByText('Sent', { exact: true }).waitFor();
    });
    const mail = await mailTo(visit.folder, 'reader@example.com', 'Before the monsoon');
    const [link] = /http\S+\/#\/unsubscribe\/[\w-]+/.exec(mail)!;
    const reader = await visit.open('/', { size: 'phone' });
    await reader.goto(link);
    await reader.getByText('r•••@example.com').first().waitFor();
    await press(reader, 'Unsubscribe');
    await reader.getByText('You have been unsubscribed.').first().waitFor();

    const before = readdirSync(outbox()).length;
    await atAdmin(visit, 'newsletter', async (page) => {
      const row = page.getByRole('row', { name: /reader@example.com/ });
      await row.getByRole('switch').click();
      await page.getByText('This address has unsubscribed. Only its owner can subscribe again.').waitFor();
      await row.getByText('Inactive').waitFor();
    });
    expect(readdirSync(outbox())).toHaveLength(before);
  });
});
