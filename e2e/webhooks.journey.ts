import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { agree, openTab, ownerEnters, press } from './support/admin.js';
import { Owner } from './support/owner.js';
import { tomorrow } from './support/repairs.js';
import { Till, trustedMessage } from './support/till.js';

const visit = useVisit(() => ({ WEBHOOK_PRIVATE_TARGETS: 'allow' }));

const till = new Till();
beforeAll(() => till.start());
afterAll(() => till.stop());

describe('a third party', () => {
  it('is told of a repair from its booking on, in messages that it can trust, and again when it had failed', async () => {
    const context = await ownerEnters(visit);
    const page = await openTab(visit, context, 'webhooks');
    agree(page);
    await page.getByText('No webhooks yet.').waitFor();

    await press(page, 'Add webhook');
    const form = page.getByRole('dialog', { name: 'Add webhook' });
    await form.getByLabel('Address').fill('http://user:word@till.example/');
    await press(form, 'Save');
    await form.getByText('The address must not hold a name or a password.').first().waitFor();
    await form.getByLabel('Address').fill(till.url);
    await form.getByLabel('Description').fill('The till');
    await press(form, 'Save');
    const secretWindow = page.getByRole('dialog', { name: 'Signing secret' });
    const secret = await secretWindow.getByLabel('Secret').inputValue();
    expect(secret).toMatch(/^whsec_/);
    // Enter on the cross would throw it away
    expect(await secretWindow.getByLabel('Secret').evaluate((field) => field === document.activeElement)).toBe(true);
    await press(secretWindow, 'Done');
    await secretWindow.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add webhook');

    await press(page, till.url);
    const detail = page.getByRole('dialog', { name: till.url });
    await press(detail, 'Send a test');
    expect(await trustedMessage(till, 1, secret)).toMatchObject({ type: 'webhook.test' });
    await detail
      .getByRole('row', { name: /webhook\.test/ })
      .getByText('Delivered')
      .waitFor();

    const owner = new Owner(visit);
    const { id } = await owner.does<{ id: string }>('POST', '/content/repair-request', {
      userName: 'Maya Gurung',
      contactNumber: '9841234567',
      brand: 'Sony',
      issueDescription: 'Dark on the left',
      pickupAddress: 'Patan',
      preferredPickupTime: tomorrow(),
    });
    const booked = await trustedMessage(till, 2, secret);
    expect(booked).toMatchObject({ type: 'repair.created', data: { repair: { id, status: 'REQUESTED' } } });
    expect(till.received[1]!.body).not.toMatch(/Maya|9841234567|Patan|Dark/);

    till.answers = 503;
    await owner.does('PUT', `/admin/repairs/${id}`, { status: 'PICKED_UP' });
    const refused = await trustedMessage(till, 3, secret);
    expect(refused).toMatchObject({ type: 'repair.status_changed', data: { from: 'REQUESTED', to: 'PICKED_UP' } });
    await page.reload();
    const row = detail.getByRole('row', { name: /repair\.status_changed/ });
    await row.getByText('It answered 503.').waitFor();

    till.answers = 200;
    await press(row, /Send again/);
    const again = await trustedMessage(till, 4, secret);
    expect(again.id).toBe(refused.id);
    expect(till.received[3]!.body).toBe(till.received[2]!.body);
    await row.getByText('Delivered').waitFor();
    await context.close();
  });
});
