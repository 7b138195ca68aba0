import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { agree, openTab, ownerEnters } from './support/admin.js';
import { comeBackWith, registered } from './support/person.js';
import { adminHeaders, call } from './support/server.js';
import { nextPoll, openTimed } from './support/time.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

describe('who may come in', () => {
  it('a visitor is sent to log in, and comes back; a customer goes home; the owner finds the way in the menu', async () => {
    const page = await visit.open('/admin/products', { size: 'desktop' });
    await page.waitForURL('**/#/login?redirect=%2Fadmin%2Fproducts');
    const { token } = await registered(visit);
    await comeBackWith(page, visit, token, '/admin/products');
    await page.waitForURL(/#\/$/);

    const owner = await ownerEnters(visit);
    const home = await owner.newPage();
    await home.goto(visit.address('/'));
    await home.getByRole('button', { name: /^Profile menu/ }).click();
    await home.getByRole('link', { name: 'Admin Dashboard' }).click();
    await home.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    await home.getByText('Logged in as admin@example.com (Role: ADMIN)').waitFor();
    await home.getByRole('heading', { level: 2, name: 'Manage Users' }).waitFor();
    await owner.close();
  });

  it('a tab that does not exist shows the users', async () => {
    const owner = await ownerEnters(visit);
    const page = await openTab(visit, owner, 'noSuchTab');
    await page.getByRole('heading', { level: 2, name: 'Manage Users' }).waitFor();
    await owner.close();
  });
});

describe('what the owner writes', () => {
  it('reaches a visitor who has the page open: a question, a page, a product taken off the site', async () => {
    const owner = await ownerEnters(visit);
    const faq = await openTimed(visit, '/faq', { size: 'desktop' });
    const products = await openTimed(visit, '/products', { size: 'desktop' });
    await faq.getByRole('main').getByRole('button').first().waitFor();
    const sold = products.getByRole('link', { name: /Sony Bravia/ }).first();
    await sold.waitFor();

    const page = await openTab(visit, owner, 'faqs?edit=new');
    const form = page.getByRole('dialog');
    await form.getByLabel('Question').fill('Do you repair projectors?');
    await form.getByRole('textbox', { name: /^Answer/ }).fill('Yes, those too.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'success', 'FAQ item added.');
    await nextPoll(faq);
    await expect.poll(() => faq.getByText('Do you repair projectors?').count()).toBe(1);

    await page.goto(visit.address('/admin/faqPageContent'));
    await page.getByLabel('Header title').fill('All about repairs');
    await page.getByRole('button', { name: 'Save FAQ Page Content' }).click();
    await expectToast(page, 'success', 'FAQ page content updated successfully');
    await nextPoll(faq);
    await faq.getByRole('heading', { level: 1, name: 'All about repairs' }).waitFor();

    await page.goto(visit.address('/admin/products?search=Bravia'));
    await page.getByRole('switch', { name: /Show Sony Bravia/ }).click();
    await expectToast(page, 'success', 'Product unpublished.');
    await nextPoll(products);
    await sold.waitFor({ state: 'detached' });
    await owner.close();
  });

  it('is not lost with the tab that it was written in', async () => {
    const owner = await ownerEnters(visit);
    const first = await openTab(visit, owner, 'faqPageContent');
    await first.getByLabel('Header subtitle').fill('Half a thought');
    await first.getByText('Draft saved on this device').waitFor();
    await first.close({ runBeforeUnload: false });

    const again = await openTab(visit, owner, 'faqPageContent');
    await again.getByText(/You have unsaved changes from/).waitFor();
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => again.getByLabel('Header subtitle').inputValue()).toBe('Half a thought');
    await owner.close();
  });

  it('of two owners on the same page, both are kept', async () => {
    const [one, other] = await Promise.all([ownerEnters(visit), ownerEnters(visit)]);
    const mine = await openTab(visit, one, 'faqPageContent');
    const theirs = await openTab(visit, other, 'faqPageContent');
    await mine.getByLabel('Header subtitle').fill('Written by me');
    await theirs.getByLabel('Header title').fill('Written by them');
    await theirs.getByRole('button', { name: 'Save FAQ Page Content' }).click();
    await expectToast(theirs, 'success', 'FAQ page content updated successfully');

    await mine.getByRole('button', { name: 'Save FAQ Page Content' }).click();
    const both = mine.getByRole('dialog', { name: 'Two versions' });
    await both.getByText('Written by me').waitFor();
    await both.getByText('Written by them').waitFor();
    await both.getByRole('button', { name: 'Keep editing mine on top of theirs' }).click();
    await mine.getByRole('button', { name: 'Save FAQ Page Content' }).click();
    await expectToast(mine, 'success', 'FAQ page content updated successfully');
    const { body } = await call<{ header: object }>(visit.url, 'GET', '/api/content/faq');
    expect(body.header).toMatchObject({ title: 'Written by them', subtitle: 'Written by me' });
    await Promise.all([one.close(), other.close()]);
  });
});

describe('lists', () => {
  it('leave as CSV as they are filtered, and a spreadsheet calculates nothing in it', async () => {
    const headers = await adminHeaders(visit.url);
    await call(visit.url, 'POST', '/api/admin/users', formula, headers);
    const owner = await ownerEnters(visit);
    const page = await openTab(visit, owner, 'users?search=formula');
    await page.getByText('formula@example.com').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const lines = text.trim().split('\n');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`'=HYPERLINK`);
    await owner.close();
  });

  it('keep their place: after an edit the same page of the same search is there', async () => {
    const owner = await ownerEnters(visit);
    const page = await openTab(visit, owner, 'products?sort=NAME&direction=ASC&search=tv');
    const address = page.url();
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Price (Rs.)').fill('4321');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'success', 'Product updated.');
    await page.getByText('Rs. 4,321').waitFor();
    expect(page.url()).toBe(address);
    await owner.close();
  });

  it('take a deleted product away and bring it back', async () => {
    const owner = await ownerEnters(visit);
    const page = await openTab(visit, owner, 'products?search=Universal');
    agree(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'success', 'Product deleted.');
    await page.getByText('Nothing matches.').waitFor();
    await page.goto(visit.address('/admin/products?deleted=true'));
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectToast(page, 'success', 'Product restored.');
    await page.goto(visit.address('/admin/products?search=Universal'));
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    await owner.close();
  });
});

const formula = {
  username: 'formula',
  email: 'formula@example.com',
  password: 'namaste 1',
  name: '=HYPERLINK("https://example.com")',
};
