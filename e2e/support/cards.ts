import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** The cards of a list by their headings, in order. */
export const namesIn = (main: Locator) => main.getByRole('article').getByRole('heading').allTextContents();

/** How many of the cards stand side by side in the first row. */
export async function columnsOf(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

/** Looks for a large drawing of ours in the place of a picture. */
export async function expectDrawn(thing: Locator): Promise<void> {
  expect(await thing.locator('img').count()).toBe(0);
  const heights = await thing.locator('svg').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeGreaterThan(100);
}
