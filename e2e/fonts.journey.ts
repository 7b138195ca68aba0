import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { takenOver, useVisit } from './support/browser.js';

const visit = useVisit(() => ({ SEED: 'starter', RATE_LIMITS: 'off' }));

describe('our fonts', () => {
  const shown = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(', ')[0]);
  /** When they were sent for: before or after the page was loaded, or not at all. */
  const sentFor = (page: Page) =>
    page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const letters = performance.getEntriesByType('resource').find(({ name }) => name.includes('anek-latin-'));
      return letters && (letters.startTime < document!.loadEventEnd ? 'before' : 'after');
    });
  const goOn = async (page: Page) => {
    await page.evaluate(() => (location.hash = '#/faq'));
    await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
  };

  it('come to a phone after its first page, and are shown from the next one on', async () => {
    const page = await visit.open('/');
    expect(await shown(page)).toBe('"Anek fallback"');
    await page.waitForFunction(() => document.fonts.check('1em Anek'));
    expect(await sentFor(page)).toBe('after');
    expect(await shown(page)).toBe('"Anek fallback"');
    await goOn(page);
    await vi.waitFor(async () => expect(await shown(page)).toBe('Anek'));
  });

  it('that do not come leave it in those of the device', async () => {
    const context = await visit.enter();
    const page = await context.newPage();
    await page.route('**/anek-latin-*', (route) => route.abort());
    await page.goto(visit.address('/'));
    await takenOver(page);
    await goOn(page);
    await takenOver(page);
    expect(await shown(page)).toBe('"Anek fallback"');
    await context.close();
  });

  it.each(['phone', 'desktop'] as const)(
    'for Nepali are shown on a %s that has none, as soon as they come',
    async (size) => {
      const page = await visit.open('/', { size, language: 'ne' });
      // as client/ui/devanagari.ts does; whether this device has such letters is its own affair
      await page.evaluate(() => (document.documentElement.dataset.devanagari = 'supplied'));
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
        '"Anek Devanagari supplied"',
      );
    },
  );

  it('come to a desk with the page', async () => {
    const page = await visit.open('/', { size: 'desktop' });
    expect(await shown(page)).toBe('Anek');
    expect(await sentFor(page)).toBe('before');
  });
});
