import type { Page } from 'playwright-core';
import type { Visit } from './browser.js';
import { openTimed } from './time.js';

export const onTrackingPage = /#\/track\/([0-9A-Z]{12})$/;

/** Of the repair whose tracking page is open. */
export const idOf = (page: Page): string => onTrackingPage.exec(page.url())![1]!;

/** The repair form of a new visitor on a phone, whose clock the test moves. */
export async function openRepairForm(visit: Visit): Promise<Page> {
  const page = await openTimed(visit, '/repair');
  await page.getByLabel('Full name').waitFor();
  return page;
}
