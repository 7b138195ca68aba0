import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { agree, atAdmin, openTab, ownerEnters, press } from './support/admin.js';
import { mailTo } from './support/mailbox.js';
import { Owner } from './support/owner.js';
import { comeBackWith, newPerson, registered } from './support/person.js';
import { call } from './support/server.js';
import { openTimed, takeTime } from './support/time.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));
const owner = new Owner(visit);

describe('Manage Users (back-office §2, §5, §6)', () => {
  const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
  const { password } = newPerson();

  it('a new one comes in with the role they were given, which can be changed', async () => {
    await atAdmin(visit, 'users', async (page) => {
      await press(page, 'Add New User');
      const form = page.getByRole('dialog', { name: 'Add New User' });
      await form.getByLabel('Username').fill('bimala');
      await form.getByLabel('Email').fill('bimala@example.com');
      await form.locator('input[type=password]').fill('12345');
      await press(form, 'Save');
      await expectToast(page, 'error', 'Password must be at least 6 characters.');
      await form.locator('input[type=password]').fill(password);
      await press(form, 'Save');
      await expectToast(page, 'success', 'User created.');
      await row(page, 'bimala').getByRole('cell', { name: 'USER', exact: true }).waitFor();

      await row(page, 'bimala').getByRole('button', { name: 'Edit' }).click();
      const edit = page.getByRole('dialog', { name: 'Edit User' });
      expect(await edit.getByLabel('Password').count()).toBe(0);
      await edit.getByLabel('Role').selectOption('ADMIN');
      await press(edit, 'Save');
      await expectToast(page, 'success', 'User updated.');
      await row(page, 'bimala').getByRole('cell', { name: 'ADMIN', exact: true }).waitFor();
    });

    // as an admin she sees the admin, and may delete neither the main admin account nor herself
    const { body } = await call<{ token: string }>(visit.url, 'POST', '/api/auth/login', {
      email: 'bimala@example.com',
      password,
    });
    const hers = await visit.open('/', { size: 'desktop' });
    await comeBackWith(hers, visit, body.token, '/admin/users');
    await hers.getByText('Logged in as bimala@example.com (Role: ADMIN)').waitFor();
    const remove = (name: string) => row(hers, name).getByRole('button', { name: 'Delete' });
    await remove('anita_gurung').waitFor();
    expect(await remove('bimala').count()).toBe(0);
    expect(await remove('admin@example.com').count()).toBe(0);
  });

  it('gets a link to choose a password, and is deleted after a question', async () => {
    const person = await registered(visit, newPerson('Kiran Lama'));
    await atAdmin(visit, 'users', async (page) => {
      agree(page);
      await row(page, 'Kiran Lama').getByRole('button', { name: 'Send reset link' }).click();
      await expectToast(page, 'success', `Reset link sent to ${person.email}.`);
      expect(await mailTo(visit.folder, person.email, '')).toContain('/#/reset-password/');
      await row(page, 'Kiran Lama').getByRole('button', { name: 'Delete' }).click();
      await expectToast(page, 'success', 'User deleted.');
      await row(page, 'Kiran Lama').waitFor({ state: 'detached' });
    });
  });

  it('all of it stands in the log, with the last 8 characters of what it was done to', async () => {
    const [log] = await owner.reads<{ actionType: string; targetId: string }[]>('/admin/activity-log');
    await atAdmin(visit, 'activityLog', async (page) => {
      const area = page.getByRole('region', { name: 'Activity Log' });
      await area
        .getByRole('row', { name: /USER_DELETE_BY_ADMIN/ })
        .first()
        .waitFor();
      expect(await area.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('600px');
      const target = area
        .getByRole('row')
        .filter({ hasText: log!.actionType })
        .first()
        .locator('td')
        .last()
        .locator('code');
      expect((await target.innerText()).trim()).toBe(log!.targetId.slice(-8));
    });
  });
});

describe('Newsletter and campaigns (back-office §2, §5, §8)', () => {
  it('a subscription is switched off and on, and deleted after a question', async () => {
    await call(visit.url, 'POST', '/api/newsletter', { email: 'reader@example.com' });
    await atAdmin(visit, 'newsletter?search=reader', async (page) => {
      agree(page);
      const active = page.getByRole('switch', { name: /reader@example\.com/ });
      await expect.poll(() => active.getAttribute('aria-checked')).toBe('true');
      await active.click();
      await expectToast(page, 'success', 'Subscription updated.');
      await expect.poll(() => active.getAttribute('aria-checked')).toBe('false');
      await page.reload();
      await expect.poll(() => active.getAttribute('aria-checked')).toBe('false');
      await press(page, 'Delete');
      await expectToast(page, 'success', 'Subscription deleted.');
      await page.getByText('Nothing matches.').waitFor();
    });
  });

  it('a campaign needs subject and body, and is kept as a draft', async () => {
    await atAdmin(visit, 'emailCampaigns', async (page) => {
      await page.getByText('No campaigns have been sent yet.').waitFor();
      await press(page, 'New Email Campaign');
      const form = page.getByRole('dialog');
      await form.getByLabel('Subject').fill('   ');
      await press(form, 'Save draft');
      await expectToast(page, 'warning', 'Subject and body cannot be empty.');
      await form.getByLabel('Subject').fill('Tihar');
      await form.getByRole('textbox', { name: /^Body/ }).fill('Lights.');
      await press(form, 'Save draft');
      await expectToast(page, 'success', 'Email campaign saved as a draft.');
      await page.getByRole('row', { name: /Tihar/ }).getByText('Draft').waitFor();
    });
  });
});

describe('Inbox (decisions §5)', () => {
  it('a message is new, read once it is opened, and answered by mail', async () => {
    const visitor = await openTimed(visit, '/contact');
    const form = visitor.getByRole('main');
    await form.getByLabel('Name').fill('Maya Gurung');
    await form.getByLabel('Email').fill('maya@example.com');
    await form.getByLabel('Subject').fill('Projector');
    await form.getByRole('textbox', { name: /^Message/ }).fill('Do you mend projectors?');
    await takeTime(visitor);
    await press(form, 'Send message');
    await visitor.getByText('Your message has been sent! We will get back to you soon.').waitFor();

    await atAdmin(visit, 'inbox', async (page) => {
      await page.getByText('New messages: 1').waitFor();
      const row = page.getByRole('row', { name: /Maya Gurung/ });
      await row.getByText('New', { exact: true }).waitFor();
      await row
        .getByRole('link')
        .or(row.getByRole('button', { name: /Projector|Maya/ }))
        .first()
        .click();
      const letter = page.getByRole('dialog', { name: /Projector/ });
      await letter.getByText('Do you mend projectors?').waitFor();
      const own = letter.getByRole('link', { name: 'Use your own mail program' });
      expect(decodeURIComponent((await own.getAttribute('href'))!)).toContain('maya@example.com?subject=Re: ');
      await letter.getByRole('textbox', { name: /^Your answer/ }).fill('Yes, bring it on Sunday.');
      await press(letter, 'Send answer');
      await expectToast(page, 'success', 'Your answer is on its way.');
      await letter.locator('p').filter({ hasText: 'Yes, bring it on Sunday.' }).waitFor();
      expect(await mailTo(visit.folder, 'maya@example.com', 'Re: Projector')).toContain('> Do you mend projectors?');
      await letter.getByRole('button', { name: 'Mark as new' }).waitFor();
      await press(letter, 'Close');
      await row.getByText('Answered', { exact: true }).waitFor();
      await page.getByText('New messages: 0').waitFor();
    });
  });
});

describe('the overview', () => {
  it('opens the list behind a bar of its charts', async () => {
    const context = await ownerEnters(visit);
    const page = await openTab(visit, context, 'overview');
    const chart = page.getByRole('region', { name: 'Repairs by status' });
    const bar = chart.getByRole('link', { name: /Delivered/ });
    const count = Number(await bar.getByText(/^\d+$/).innerText());
    expect(count).toBeGreaterThan(0);
    await bar.click();
    await page.getByRole('heading', { level: 2, name: 'Manage Repair Records' }).waitFor();
    expect(page.url()).toMatch(/\/admin\/repairs\?(.*&)?status=DELIVERED/);
    await page.getByText(new RegExp(`of ${count}$`)).waitFor();
    await page.goBack();
    await chart.waitFor();
    await context.close();
  });
});
