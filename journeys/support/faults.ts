import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext } from 'playwright-core';

/** Opens a page by its address, and finds fault with it: what axe says, what is wider than the screen, what the console says. */
export async function faultsOf(browser: BrowserContext, address: string): Promise<unknown> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // a slide half faded in has no contrast to judge: nothing new begins to move, and what moves comes to its end
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => null),
  );
  // its old way looks at the page itself and opens none of its own; the frames of others are theirs
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const { sideways, language } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, lang } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, language: lang };
  });
  const ended = new URL(page.url()).hash;
  await page.close();
  return {
    violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    sideways,
    complaints,
    language,
    ended,
  };
}
