import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SIZES, useVisit } from './support/browser.js';
import { openTab, ownerEnters } from './support/admin.js';
import { violationsOn } from './support/faults.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

const rowsOf = (page: Page) => page.locator('#main [data-row]');

/** How many rows of the list are whole on the screen as it opens. */
async function rowsInSight(page: Page): Promise<number> {
  await rowsOf(page).first().waitFor();
  await page.getByRole('navigation', { name: 'Figures' }).getByText(/\d/).first().waitFor();
  return await rowsOf(page).evaluateAll(
    (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
  );
}

async function isFocused(page: Page, row: number): Promise<void> {
  const focused = () =>
    rowsOf(page)
      .nth(row)
      .evaluate((element) => element === document.activeElement);
  await expect.poll(focused).toBe(true);
}

describe('the repairs on a desktop', () => {
  it('fill the screen: at least twelve of 25, which the device remembers for its other lists', async () => {
    const owner = await ownerEnters(visit);
    const page = await openTab(visit, owner, 'repairs');
    expect(await rowsInSight(page)).toBe(10);
    await page.getByLabel('Rows per page').selectOption('25');
    await expect.poll(() => rowsOf(page).count()).toBe(25);
    await page.reload();
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(12);
    await owner.close();
  });

  it('are worked through by the keyboard alone', async () => {
    const owner = await ownerEnters(visit);
    const page = await openTab(visit, owner, 'repairs');
    await rowsOf(page).nth(2).waitFor();
    await page.keyboard.press('j');
    await isFocused(page, 0);
    await page.keyboard.press('j');
    await isFocused(page, 1);
    await page.keyboard.press('Enter');
    const detail = page.getByRole('dialog');
    await detail.getByRole('heading', { level: 2 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'detached' });
    await isFocused(page, 1);

    await page.keyboard.press('/');
    await page.keyboard.type('sony ?j');
    const search = page.getByRole('textbox', { name: 'Search' });
    expect(await search.inputValue()).toBe('sony ?j');
    await search.fill('');
    await search.blur();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });

    await page.keyboard.press('n');
    await page.getByRole('dialog', { name: 'Add New Repair' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await owner.close();
  });

  it('the groups drop down under the mouse and by the arrow keys, and lead on', async () => {
    const owner = await ownerEnters(visit);
    const page = await openTab(visit, owner, 'repairs');
    const sections = page.getByRole('navigation', { name: 'Admin sections' });
    await sections.getByRole('button', { name: 'Moderation' }).hover();
    await sections.getByRole('menuitem', { name: 'Inbox' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.mouse.move(700, 600);
    await sections.getByRole('menu').waitFor({ state: 'detached' });

    await sections.getByRole('button', { name: 'Moderation' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => sections.locator('[data-highlighted]').allInnerTexts()).toEqual(['Reviews']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Newsletter Subscriptions' }).waitFor();
    await sections.getByRole('menu').waitFor({ state: 'detached' });

    // from anywhere on the site one is back where one was
    await page.getByRole('link', { name: 'Parda' }).click();
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await page.getByRole('heading', { level: 2, name: 'Newsletter Subscriptions' }).waitFor();
    await owner.close();
  });
});

describe('the repairs on a phone', () => {
  it('five of them are on the first screen, each unfolds, and whatever can be pressed is as large as a thumb', async () => {
    const owner = await ownerEnters(visit, { size: 'phone' });
    const page = await openTab(visit, owner, 'repairs');
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(5);
    const first = rowsOf(page).first();
    await first.getByRole('button', { name: /^More about/ }).tap();
    await first.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);

    const small = await page
      .locator('header, #main')
      .locator('button, a, select, input')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.matches('[data-open], [data-row] a, [type="checkbox"]'))
          .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 1 && (box.height < 44 || box.width < 44))
          .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
      );
    expect(small).toEqual([]);

    await first.locator('[data-open]').tap({ position: { x: 5, y: 5 } });
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
    await owner.close();
  });

  it('one menu leads to every tab, closes behind it, and has the tools', async () => {
    const owner = await ownerEnters(visit, { size: 'phone' });
    const page = await openTab(visit, owner, 'repairs');
    await page.getByRole('button', { name: /^Section/ }).tap();
    const menu = page.getByRole('dialog', { name: 'Admin sections' });
    await menu.getByRole('link', { name: 'Overview' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await menu.getByRole('button', { name: /^Colours/ }).tap();
    await menu.getByRole('link', { name: 'Overview' }).tap();
    await page.getByRole('heading', { level: 2, name: 'Overview' }).waitFor();
    await menu.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
    await owner.close();
  });
});
