import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTab, ownerEnters, press } from './support/admin.js';
import { useSharedVisit } from './support/browser.js';
import { fillIn } from './support/routes.js';
import { banner } from './support/shell.js';

const visit = useSharedVisit();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isGone = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor({ state: 'detached' });

/** A page with another one before it: where a step too far would lead. */
async function arrive(route: string): Promise<Page> {
  const page = await visit.open('/faq');
  await page.goto(visit.address(route));
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

describe('the way back', () => {
  for (const name of ['Menu', 'Search', 'Appearance', 'AI Assistant']) {
    it(`closes what lies over the page: ${name}`, async () => {
      const page = await arrive('/products');
      const address = page.url();
      const button = page.getByRole('button', { name: name === 'AI Assistant' ? 'Chat with the AI Assistant' : name });
      await page.getByRole('main').getByRole('article').last().waitFor();
      await page.evaluate(() => scrollTo(0, 40));
      await button.evaluate((element: HTMLElement) => element.click());
      await page.getByRole('dialog', { name }).waitFor();
      await page.goBack();
      await isGone(page, name);
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(40);
      await page.goBack();
      await page.waitForURL('**/#/faq');
    });
  }

  it('is no longer for what was closed otherwise, however often it lay there', async () => {
    const page = await arrive('/products');
    for (const _ of [1, 2]) {
      await press(page, 'Search');
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      await page.keyboard.press('Escape');
      await isGone(page, 'Search');
    }
    await page.goBack();
    await page.waitForURL('**/#/faq');
    await page.goForward();
    await page.waitForURL('**/#/products');
  });

  it('passes over what a link led away from', async () => {
    const page = await arrive('/products');
    await press(page, 'Menu');
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blog', exact: true }).click();
    await title(page, 'Blog').waitFor();
    await page.goBack();
    await page.waitForURL('**/#/products');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/#/faq');
  });

  it('closes the picture, and leaves the product', async () => {
    const page = await arrive(await fillIn(visit, '/products/{product}'));
    const address = page.url();
    await page
      .getByRole('main')
      .getByRole('button', { name: /picture/i })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Pictures' }).waitFor();
    await page.goBack();
    await isGone(page, 'Pictures');
    expect(page.url()).toBe(address);
  });

  it('closes an application, whose letter is there again', async () => {
    const page = await arrive('/careers');
    const letter = page.getByRole('dialog').getByLabel('Cover letter');
    const apply = page.getByRole('button', { name: /^Apply/ }).first();
    await apply.click();
    await letter.fill('I like televisions.');
    await page.goBack();
    await letter.waitFor({ state: 'detached' });
    await apply.click();
    await letter.waitFor();
    expect(await letter.inputValue()).toBe('I like televisions.');
  });
});

describe('in the admin', () => {
  it('asks before it closes a form that was written in, and again', async () => {
    const owner = await ownerEnters(visit);
    const page = await openTab(visit, owner, 'faqs');
    const questions: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    await press(page, 'Add FAQ Item');
    const form = page.getByRole('dialog', { name: 'Add FAQ Item' });
    await form.getByLabel('Question').fill('Do you repair radios?');
    for (const times of [1, 2]) {
      await page.goBack().catch(() => undefined);
      await expect.poll(() => questions.length).toBe(times);
      // the way there again
      await page.waitForFunction(() => (history.state as { layers?: number }).layers === 1);
      expect(await form.getByLabel('Question').inputValue()).toBe('Do you repair radios?');
    }
    answer = true;
    await page.goBack();
    await form.waitFor({ state: 'detached' });
    expect(questions).toHaveLength(3);
    expect(page.url()).not.toContain('edit=');
    await banner(page).waitFor();
    await owner.close();
  });
});
