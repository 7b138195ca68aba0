import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { agree, openTab, ownerEnters } from './support/admin.js';
import { expectLoaded } from './support/pictures.js';
import { portrait } from './support/portrait.js';
import { nextPoll, openTimed, takeTime } from './support/time.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

let owner: BrowserContext;
beforeAll(async () => {
  owner = await ownerEnters(visit);
});
afterAll(() => owner.close());

/** Fills in fields by their labels; a required one says so behind its name. */
async function fill(form: Locator | Page, words: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(words)) {
    await form.getByLabel(new RegExp(`^${label}(\\*required)?$`)).fill(text);
  }
}

const save = (form: Locator) => form.getByRole('button', { name: 'Save' }).click();

/** Waits until a visitor who has the page open sees it so. */
async function comesTrue(page: Page, look: () => Promise<boolean>): Promise<void> {
  await nextPoll(page);
  await expect.poll(look).toBe(true);
}

describe('a blog post', () => {
  const TITLE = 'Why a TV hums';

  it('of texts and a picture, in the order that they were moved to, is read by a visitor', async () => {
    const page = await openTab(visit, owner, 'blog?edit=new');
    const form = page.getByRole('dialog', { name: 'Add Blog Post' });
    await save(form);
    await expectToast(page, 'error', 'Title is required.');
    await fill(form, { Title: TITLE, Author: 'Rajan', Category: 'Sounds', Snippet: 'It is the transformer.' });
    for (const width of [64, 96]) {
      await form.getByLabel('Add pictures').setInputFiles(await portrait(width));
      await expectToast(page, 'success', 'Image uploaded.');
    }
    await form
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await expectToast(page, 'error', 'Invalid file.');

    await form.getByRole('button', { name: 'Add picture', exact: true }).click();
    await form.getByRole('radiogroup', { name: 'Picture 1' }).getByRole('img', { name: 'Picture 2' }).click();
    await fill(form, { 'Alternative text': 'The coil', Caption: 'It moves.' });
    await form.getByRole('button', { name: 'Add text' }).click();
    const text = form.getByRole('textbox', { name: 'Text 2' });
    await text.pressSequentially('Turn the volume down.');
    await text.press('Control+A');
    await form.getByRole('button', { name: 'Bold' }).click();
    await form.getByRole('button', { name: 'Move block 2 up' }).click();
    // the first picture goes, and the block keeps its own
    await form.getByRole('button', { name: 'Remove me.png' }).first().click();
    await form.getByLabel('Status').selectOption('Published');
    await form.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: TITLE });
    await preview.getByRole('button', { name: 'Close' }).click();
    await save(form);
    await expectToast(page, 'success', 'Blog post added.');
    await page.close();

    const visitor = await visit.open('/blog?category=Sounds');
    await visitor.getByRole('link', { name: TITLE }).first().click();
    const article = visitor.getByRole('article');
    expect(await article.locator('strong').innerText()).toBe('Turn the volume down.');
    const picture = article.getByRole('img', { name: 'The coil' });
    await expectLoaded(picture);
    const [words, image] = await Promise.all([article.locator('strong').boundingBox(), picture.boundingBox()]);
    expect(words!.y).toBeLessThan(image!.y);
    await article.getByText('It moves.').waitFor();
  });

  it('is commented on; the shop answers, hides the comment, and shows it again', async () => {
    const visitor = await openTimed(visit, '/blog?category=Sounds', { size: 'desktop' });
    await visitor.getByRole('main').getByRole('link', { name: TITLE }).first().click();
    await visitor.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await fill(visitor.getByRole('main'), { Name: 'Hari', 'Email or Phone': '9841000000', Comment: 'Mine hums, too.' });
    await takeTime(visitor);
    await visitor.getByRole('button', { name: 'Post Comment' }).click();
    const comment = visitor.getByRole('listitem').filter({ hasText: 'Mine hums, too.' });
    await comment.waitFor();

    const page = await openTab(visit, owner, 'blogComments');
    const row = page.getByRole('row').filter({ hasText: 'Mine hums, too.' });
    await row.getByText('9841000000').waitFor();
    await expect.poll(() => row.getByRole('link', { name: TITLE }).getAttribute('target')).toBe('_blank');
    await row.getByRole('button', { name: 'Reply' }).click();
    await row.getByRole('button', { name: 'Post reply' }).click();
    await expectToast(page, 'warning', 'Reply cannot be empty.');
    await row.getByRole('textbox').fill('Bring it along.');
    await row.getByRole('button', { name: 'Post reply' }).click();
    await expectToast(page, 'success', 'Reply posted.');
    await comesTrue(visitor, () => comment.getByText('Bring it along.').isVisible());

    await row.getByRole('switch').click();
    await expectToast(page, 'success', 'Comment hidden.');
    await comesTrue(visitor, async () => (await comment.count()) === 0);
    await row.getByRole('switch').click();
    await expectToast(page, 'success', 'Comment shown again.');
    await comesTrue(visitor, () => comment.isVisible());
    await page.close();
  });
});

describe('the home page', () => {
  it('shows a new slide with its picture first, and no longer when it is made inactive', async () => {
    const page = await openTab(visit, owner, 'heroSlides?edit=new');
    const form = page.getByRole('dialog', { name: 'Add Hero Slide' });
    await fill(form, {
      Title: 'Tihar lights',
      Subtitle: 'And a bright screen',
      'Button text': 'Book now',
      'Button link': '/request-repair',
      Order: '-1',
    });
    await save(form);
    await expectToast(page, 'warning', 'An image is required.');
    await form.getByLabel('Choose picture').setInputFiles(await portrait(800));
    await save(form);
    await expectToast(page, 'success', 'Hero slide added.');
    expect(await page.getByRole('row').nth(1).innerText()).toContain('Tihar lights');

    const visitor = await openTimed(visit, '/', { size: 'desktop' });
    const slide = visitor.getByRole('main').getByRole('group').filter({ hasText: 'Tihar lights' });
    await expectLoaded(slide.locator('img').first());
    await expect.poll(() => slide.getAttribute('aria-label')).toMatch(/^1 of /);
    await expect
      .poll(() => slide.getByRole('link', { name: 'Book now' }).getAttribute('href'))
      .toBe('#/request-repair');

    await page.getByRole('switch', { name: /Show Tihar lights/ }).click();
    await expectToast(page, 'success', 'Hero slide updated.');
    await comesTrue(visitor, async () => (await slide.count()) === 0);
    await page.close();
  });
});

describe('careers', () => {
  it('show an opening as it was posted, the newest first', async () => {
    const page = await openTab(visit, owner, 'careers?edit=new');
    const form = page.getByRole('dialog', { name: 'Add Job Opening' });
    await expect.poll(() => form.getByLabel('Location').inputValue()).toBe('Kathmandu, Nepal');
    await expect.poll(() => form.getByLabel('Type').inputValue()).toBe('FullTime');
    await fill(form, { Title: 'Antenna climber', Responsibilities: 'Climb\n\n Come down ', Qualifications: 'No fear' });
    await form.getByRole('textbox', { name: /^Summary/ }).fill('High up.');
    await save(form);
    await expectToast(page, 'success', 'Job opening added.');
    const openings = page.getByRole('table', { name: 'Job Openings' });
    expect(await openings.getByRole('row').nth(1).innerText()).toContain('Antenna climber');
    await page.close();

    const visitor = await visit.open('/careers');
    const job = visitor.getByRole('article', { name: 'Antenna climber' });
    await job.getByText('Kathmandu, Nepal').waitFor();
    await job.getByText('High up.').waitFor();
    await job.getByRole('button', { name: 'View Details' }).click();
    await expect.poll(() => job.getByRole('listitem').allInnerTexts()).toEqual(['Climb', 'Come down', 'No fear']);
  });
});

describe('the FAQ page', () => {
  it('takes a question at once, its own words only when it is saved', async () => {
    const page = await openTab(visit, owner, 'faqPageContent');
    const visitor = await openTimed(visit, '/faq');
    const main = visitor.getByRole('main');
    await main.getByRole('button').first().waitFor();

    await page.getByLabel('Header title').fill('Ask us');
    await expectToast(page, 'info', 'Header updated locally. Save page to persist.');
    const form = page.getByRole('form', { name: 'Add FAQ Item' });
    await form.getByRole('button', { name: 'Add FAQ Item' }).click();
    await expectToast(page, 'error', 'Question and answer are required');
    await form.getByLabel('Question').fill('Do you come to Patan?');
    await form.getByRole('textbox', { name: /^Answer/ }).fill('Every day.');
    await form.getByRole('button', { name: 'Add FAQ Item' }).click();
    await expectToast(page, 'success', 'FAQ item added successfully');
    await expect.poll(() => form.getByLabel('Question').inputValue()).toBe('');
    await comesTrue(visitor, () => main.getByRole('button', { name: 'Do you come to Patan?' }).isVisible());
    // last of all
    expect(await main.getByRole('heading', { level: 3 }).getByRole('button').last().innerText()).toBe(
      'Do you come to Patan?',
    );
    expect(await main.getByRole('heading', { level: 1 }).innerText()).not.toBe('Ask us');

    await page.getByRole('button', { name: 'Save FAQ Page Content' }).click();
    await expectToast(page, 'success', 'FAQ page content updated successfully');
    await comesTrue(visitor, () => main.getByRole('heading', { level: 1, name: 'Ask us' }).isVisible());

    agree(page);
    await page.getByRole('button', { name: 'Delete Do you come to Patan?' }).click();
    await expectToast(page, 'success', 'FAQ item deleted successfully');
    await comesTrue(visitor, async () => (await main.getByText('Do you come to Patan?').count()) === 0);
    await page.close();
  });
});

describe('products', () => {
  it('are shown with their pictures, and gone for visitors once they are unpublished', async () => {
    const page = await openTab(visit, owner, 'products?edit=new');
    const form = page.getByRole('dialog', { name: 'Add Product' });
    await fill(form, { Name: 'Round picture tube', 'Price \\(Rs\\.\\)': '1250' });
    await form.getByRole('textbox', { name: /^Description/ }).fill('A rarity.');
    await form.getByLabel('Add pictures').setInputFiles(await portrait(200));
    await save(form);
    await expectToast(page, 'success', 'Product added.');

    const visitor = await openTimed(visit, '/products', { size: 'desktop' });
    await visitor.getByRole('link', { name: 'Round picture tube' }).first().click();
    await visitor.getByRole('heading', { level: 1, name: 'Round picture tube' }).waitFor();
    await visitor.getByText('Rs. 1,250').waitFor();
    await expectLoaded(visitor.getByRole('main').locator('img').first());

    await page.getByRole('switch', { name: /Show Round picture tube/ }).click();
    await expectToast(page, 'success', 'Product unpublished.');
    await comesTrue(visitor, () => visitor.getByRole('heading', { name: 'Product not found' }).isVisible());
    await page.close();
  });

  it('change many at once, after a look, and back again', async () => {
    const page = await openTab(visit, owner, 'products?category=Part');
    // products, not the bars that are in their place until they come
    const table = page.getByRole('table', { name: 'Products' });
    const rows = table.locator('tbody tr').filter({ has: page.getByRole('switch') });
    await rows.first().waitFor();
    const before = await rows.allInnerTexts();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByLabel(/^New price/).fill('+500');
    await page.getByRole('button', { name: 'Set price' }).click();
    const look = page.getByRole('dialog', { name: /^Change the price of/ });
    await expect.poll(() => look.getByRole('listitem').count()).toBe(before.length);
    await look.getByRole('button', { name: 'Do it' }).click();
    await page.getByText('The prices are changed.').waitFor();
    await expect.poll(() => rows.allInnerTexts()).not.toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'success', 'The products are as they were before.');
    await expect.poll(() => rows.allInnerTexts()).toEqual(before);

    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Do it' }).click();
    await page.getByText('The products are drafts now.').waitFor();
    await expect.poll(() => page.getByRole('switch', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'success', 'The products are as they were before.');
    await expect.poll(() => rows.allInnerTexts()).toEqual(before);
    await page.close();
  });
});

describe('a review', () => {
  it('is gone from the site while its approval is withdrawn', async () => {
    const page = await openTab(visit, owner, 'reviews?rating=2');
    const row = page.getByRole('row').nth(1);
    await row.getByRole('switch').waitFor();
    const author = await row.getByRole('rowheader').innerText();
    const visitor = await openTimed(visit, '/reviews?rating=2', { size: 'desktop' });
    const review = visitor.getByRole('main').getByText(author).first();
    await review.waitFor();

    await row.getByRole('switch').click();
    await expectToast(page, 'success', 'Approval withdrawn.');
    await comesTrue(visitor, async () => (await review.count()) === 0);
    await row.getByRole('button', { name: author }).click();
    const detail = page.getByRole('dialog', { name: `Review by ${author}` });
    await detail.getByRole('switch').click();
    await expectToast(page, 'success', 'Review approved.');
    await comesTrue(visitor, () => review.isVisible());
    await page.close();
  });
});
