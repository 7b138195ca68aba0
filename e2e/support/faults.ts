import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';

/** Opens a page by its address, and finds fault with it: what axe says, what is wider than the screen, what the console says. */
export async function faultsOf(browser: BrowserContext, address: string): Promise<unknown> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  // the document of a page that is not there says so, as it should, in either language
  const path = new URL(address).hash.slice(1);
  const missing = path === '' ? [] : [path, `/ne${path}`].map((each) => new URL(each, address).href);
  const isMissing = (url: string) => missing.includes(url);
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMissing(message.location().url)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const violations = await violationsOn(page);
  const { sideways, language } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, lang } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, language: lang };
  });
  const ended = new URL(page.url()).hash;
  await page.close();
  return {
    violations,
    sideways,
    complaints,
    language,
    ended,
  };
}

/** What `faultsOf` gives for a page that is as it should be. @param route where it is */
export const faultless = (route: string, language: 'en' | 'ne') => ({
  violations: [],
  sideways: 0,
  complaints: [],
  language,
  ended: `#${route}`,
});

/** What axe says of a page as it stands, by rule. */
export async function violationsOn(page: Page): Promise<[rule: string, elements: string[]][]> {
  // what is half faded in has no contrast to judge: nothing new begins to move, and what moves comes to its end
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  // its old way looks at the page itself and opens none of its own; the frames of others are theirs
  const options = { resultTypes: ['violations' as const] };
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
