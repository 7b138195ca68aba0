import type { Page } from 'playwright-core';
import type { Visit } from './browser.js';

export const onTrackingPage = /#\/track\/([0-9A-Z]{12})$/;

/** Of the repair whose tracking page is open. */
export const idOf = (page: Page): string => onTrackingPage.exec(page.url())![1]!;

/** The time trap takes anyone for a program who is quicker than this (decisions §5). */
const SLOW_ENOUGH_MS = 3_000;
export const takeTime = (page: Page) => page.clock.fastForward(SLOW_ENOUGH_MS);

/** The repair form of a new visitor on a phone, whose clock the test moves. */
export async function openRepairForm(visit: Visit): Promise<Page> {
  const page = await visit.open('/');
  await page.clock.install();
  await page.goto(visit.address('/repair'));
  await page.getByLabel('Full name').waitFor();
  return page;
}
