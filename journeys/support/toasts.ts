import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** public-site §8: green success, red error, blue info, yellow warning. */
const COLOURS = { success: 'green', error: 'red', info: 'blue', warning: 'yellow' } as const;

/** Waits for a toast, looks at its colour, and closes it: the next one with the same words is another one. */
export async function told(page: Page, type: keyof typeof COLOURS, message: string): Promise<void> {
  const words = page.getByText(message, { exact: true });
  const toast = page.getByRole('region', { name: 'Messages' }).locator(':scope > *').filter({ has: words });
  // read and closed in one go: it may be on its way out
  const [ground, wanted] = await toast.evaluate((element, colour) => {
    const style = getComputedStyle(element);
    element.querySelector('button')?.click();
    return [style.getPropertyValue('--tone-bg'), style.getPropertyValue(`--${colour}-bg`)];
  }, COLOURS[type]);
  expect([message, ground]).toEqual([message, wanted]);
  await toast.waitFor({ state: 'detached' });
}
