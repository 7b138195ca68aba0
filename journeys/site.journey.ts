import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { useVisit, type Visitor } from './support/browser.js';

const visit = useVisit();

const ROUTES = [
  '/',
  '/repair',
  '/track',
  '/track/0000-0000-0000',
  '/records',
  '/records?search=nothing+at+all',
  '/faq',
  '/no-such-page',
];
const VISITORS = (['phone', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'ne'] as const).map((language): Required<Visitor> => ({ size, theme, language })),
  ),
);

describe.each(VISITORS)('on a $size, $theme, in $language', (visitor) => {
  it.each(ROUTES)('%s is accessible, fits the screen, and breaks nothing', async (route) => {
    const page = await visit.open('/', visitor);
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(visit.address(route));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(await page.getAttribute('html', 'lang')).toBe(visitor.language);
    expect(complaints).toEqual([]);
  });
});

describe('the shell', () => {
  it('switches the language in place, and remembers it', async () => {
    const page = await visit.open('/faq', { size: 'desktop' });
    await page.getByRole('main').getByRole('button').first().waitFor();
    await page.getByRole('button', { name: /नेपाली|Nepali/ }).click();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ne');
    expect(page.url()).toContain('/faq');
    await page.reload();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ne');
  });

  it('leads back from a page that does not exist', async () => {
    const page = await visit.open('/no-such-page');
    await page.getByText('Oops! Page Not Found.').waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(/#\/$/);
  });

  it('opens the menu on a phone, by keyboard too, and gives the focus back', async () => {
    const page = await visit.open('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'FAQ' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL(/#\/faq$/);
    await menu.waitFor({ state: 'hidden' });
  });

  it('shows the way up after 300 pixels, starts a new page at its top, and comes back to where it was', async () => {
    const page = await visit.open('/');
    const up = page.getByRole('button', { name: /top/i });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await up.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 900));
    await up.waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL(/#\/faq$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it('says once that the shop cannot be reached, after three attempts', async () => {
    const page = await visit.open('/');
    await page.clock.install();
    await page.goto(visit.address('/faq'));
    await page.reload();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    let asked = 0;
    await page.route('**/graphql', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.clock.fastForward(30_000);
    await expect.poll(() => asked).toBe(1);
    for (const attempt of [2, 3]) {
      await page.clock.fastForward(1_000);
      await expect.poll(() => asked).toBe(attempt);
    }
    await page.getByText(/^Failed to load some site content after 3 attempts: /).waitFor();
  });
});
