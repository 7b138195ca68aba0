import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useSharedVisit } from './support/browser.js';
import { ownerEnters, press } from './support/admin.js';
import { fillIn, PUBLIC_ROUTES } from './support/routes.js';

/**
 * Pages keep to the policy that they are sent with: nothing that we show is refused by it, whichever way one comes. What is refused is an
 * error of the console, so `site` and `adminScreens` find it where they open every page by its hash, and every tab.
 */

const visit = useSharedVisit();

/** What was refused on each page. */
const refused = new WeakMap<Page, string[]>();

/** Has every page of a visitor tell what its policy refused. */
async function watch(context: BrowserContext): Promise<BrowserContext> {
  await context.exposeBinding('policyRefused', ({ page }, what: string) => void refused.get(page)!.push(what));
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
        const what = [effectiveDirective, blockedURI, sample, sourceFile, lineNumber].join(' ');
        (window as unknown as { policyRefused: (what: string) => void }).policyRefused(what);
      },
    );
  });
  return context;
}

async function arrive(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  refused.set(page, []);
  await page.goto(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

describe('a visitor', () => {
  let visitor: BrowserContext;
  beforeAll(async () => {
    visitor = await watch(await visit.enter());
  });
  afterAll(() => visitor.close());

  it.concurrent.each(PUBLIC_ROUTES)('%s', async (route) => {
    const page = await arrive(visitor, visit.url + (await fillIn(visit, route)));
    // what was drawn for this page looks as it was drawn
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    expect(refused.get(page)).toEqual([]);
    await page.close();
  });

  it('gets the rules of the page that is shown, and none inline from elsewhere', async () => {
    const page = await arrive(visitor, visit.address('/products'));
    const rules = await page.evaluate(() => {
      const style = document.querySelector<HTMLStyleElement>('#drawn-style')!;
      return { sheets: style.dataset.sheets!, count: style.sheet!.cssRules.length };
    });
    expect(rules.sheets).toContain('ProductsPage');
    expect(rules.count).toBeGreaterThan(100);
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    const injected = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: rgb(1, 2, 3) }';
      document.head.append(style);
      return getComputedStyle(document.body).color;
    });
    expect(injected).not.toBe('rgb(1, 2, 3)');
    await expect.poll(() => refused.get(page)).toEqual([expect.stringContaining('style-src-elem inline')]);
    await expect.poll(() => complaints).toEqual([expect.stringContaining('Content Security Policy')]);
    await page.close();
  });

  it('opens the menu, and the appearance, which Emotion dresses', async () => {
    const page = await arrive(visitor, visit.address('/'));
    await press(page, 'Menu');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Appearance');
    const appearance = page.getByRole('dialog', { name: 'Appearance' });
    await appearance.waitFor();
    expect(await appearance.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    expect(refused.get(page)).toEqual([]);
    await page.close();
  });
});

describe('the owner', () => {
  let owner: BrowserContext;
  beforeAll(async () => {
    owner = await watch(await ownerEnters(visit));
  });
  afterAll(() => owner.close());

  it('writes, and sees what visitors will', async () => {
    const page = await arrive(owner, visit.address('/admin/privacyPolicy'));
    await press(page, 'Convert to rich text');
    const text = page.getByRole('textbox', { name: /^Content/ });
    await text.fill('');
    await press(page, 'Rich text');
    await page.getByRole('button', { name: 'Bold' }).waitFor();
    expect(await text.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('break-spaces');
    await text.fill('What we keep');
    await press(page, 'Preview');
    const preview = page.frameLocator('iframe').first();
    await preview.getByText('What we keep').waitFor();
    expect(await preview.locator('body').evaluate((body) => getComputedStyle(body).margin)).toBe('0px');
    expect(refused.get(page)).toEqual([]);
    await page.close();
  });
});
