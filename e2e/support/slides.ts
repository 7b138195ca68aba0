import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The slides of a page that move on by themselves. */
export const sliderOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Pause slides' }) });
export const slidesOf = (slider: Locator) => slider.locator('[role=group]');

/** Which one is shown: '1 of 3' */
export const placeOf = (slider: Locator) => slider.locator('[role=group]:not([inert])').getAttribute('aria-label');

/** Proves that a slide stays under a pointer, and without one goes after so long, and not earlier. */
export async function expectToStandFor(ms: number, slider: Locator, from: string, to: string): Promise<void> {
  const page = slider.page();
  await slider.hover();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.clock.runFor(2 * ms);
  expect(await placeOf(slider)).toBe(from);
  await page.mouse.move(0, 0);
  await page.clock.runFor(ms - 1);
  expect(await placeOf(slider)).toBe(from);
  await page.clock.runFor(1);
  await expect.poll(() => placeOf(slider)).toBe(to);
  await page.clock.resume();
}
