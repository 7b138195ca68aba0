import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { fillIn, PUBLIC_ROUTES } from './support/routes.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

/** A line on which fonts, code and answers arrive one after the other, as they do for visitors. */
const SLOW_LINE = { offline: false, latency: 60, downloadThroughput: 400_000, uploadThroughput: 100_000 };

interface Shift {
  value: number;
  moved: string[];
}

/** Whatever moves by itself from now on, in the page that is opened next. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    const remember = (entries: Entry[]) => {
      for (const { value, sources } of entries.filter(({ hadRecentInput }) => !hadRecentInput)) {
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        shifts.push({ value, moved });
      }
    };
    new PerformanceObserver((list) => remember(list.getEntries() as Entry[])).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

// a filter or a tab makes no other page of it
const PAGES = PUBLIC_ROUTES.filter((route) => !route.includes('?'));

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  it.each(PAGES)('%s stands still while it arrives', async (route) => {
    const context = await visit.enter({ size });
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', SLOW_LINE);
    const shifts = await watchShifts(page);
    await page.goto(visit.address(await fillIn(visit, route)));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // a thousandth is what nobody sees: half a pixel's rounding of a large box
    expect((await shifts()).filter(({ value }) => value >= 0.001)).toEqual([]);
    await context.close();
  });
});
