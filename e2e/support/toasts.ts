import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** public-site §8: green success, red error, blue info, yellow warning. */
const COLOURS = { success: 'green', error: 'red', info: 'blue', warning: 'yellow' } as const;

/** Waits for a toast, looks at its colour, and closes it: the next one with the same words is another one. */
export async function expectToast(page: Page, type: keyof typeof COLOURS, message: string): Promise<void> {
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

/** Waits for words that are on the page only for a moment, whatever the clock of the page does meanwhile. To be begun before they may come. */
export const seen = (page: Page, words: string): Promise<void> =>
  page.evaluate(
    (sought) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.body.textContent.includes(sought)) resolve();
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    words,
  );
