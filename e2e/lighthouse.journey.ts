import { launch as launchChrome, type LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { BROWSER, FLAGS, useSharedVisit } from './support/browser.js';
import { fillIn, PUBLIC_ROUTES } from './support/routes.js';

const visit = useSharedVisit();

let chrome: LaunchedChrome;
beforeAll(async () => {
  chrome = await launchChrome({
    chromePath: BROWSER,
    // a slide half faded in has no contrast to judge
    chromeFlags: ['--headless', '--force-prefers-reduced-motion', ...FLAGS],
  });
});
afterAll(() => chrome.kill());

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** What Lighthouse finds fault with, by category; empty where each has its 100. */
async function faultsOf(route: string): Promise<Record<string, string[]>> {
  const result = await lighthouse(visit.address(route), {
    port: chrome.port,
    onlyCategories: CATEGORIES,
    // only what is on the page counts: the one method that neither slows the page down nor waits for a long silence
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    cpuQuietThresholdMs: 0,
    networkQuietThresholdMs: 500,
    logLevel: 'error',
  });
  const { categories, audits } = result!.lhr;
  return Object.fromEntries(
    Object.values(categories)
      .filter(({ score }) => score !== 1)
      .map(({ id, auditRefs }) => [
        id,
        auditRefs
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]!.score ?? 1) < 1)
          .map(({ id: audit }) => `${audit}: ${JSON.stringify(audits[audit]!.details ?? audits[audit]!.explanation)}`),
      ]),
  );
}

// a filter or a tab makes no other page of it
const PAGES = FULL ? PUBLIC_ROUTES.filter((route) => !route.includes('?')) : ['/', '/repair', '/blog/{post}'];

it.each(PAGES)('%s has 100 points for accessibility, best practices and search engines', async (route) => {
  expect(await faultsOf(await fillIn(visit, route))).toEqual({});
});
