// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasChromium, useInChromium } from '../../../testing/inChromium';

/* Whether a media query holds in a frame, only a browser knows. */
describe.skipIf(!hasChromium)('the preview in a real browser', () => {
  const chromium = useInChromium(fileURLToPath(new URL('../testing/mountPreview.tsx', import.meta.url)), 'Preview');

  const inside = () => chromium.page.frameLocator('iframe');
  const colour = () =>
    inside()
      .getByRole('heading')
      .evaluate((heading) => getComputedStyle(heading).color);

  test('is as wide as the screen that it stands for, and looks like the page around it', async () => {
    await chromium.page.evaluate(`Preview.mountPreview('phone')`);
    await expect.poll(colour, { timeout: 15_000 }).toBe('rgb(1, 2, 3)');
    expect(await inside().locator('html').getAttribute('lang')).toBe('ne');
    await chromium.page.evaluate(`Preview.mountPreview('desktop')`);
    await expect.poll(colour, { timeout: 15_000 }).toBe('rgb(4, 5, 6)');
  });

  test('takes over what is added or changed while it is open', async () => {
    await chromium.page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'h1 { color: rgb(7, 8, 9) !important }';
      document.head.append(style);
      document.documentElement.dataset.theme = 'dark';
    });
    await expect.poll(colour, { timeout: 15_000 }).toBe('rgb(7, 8, 9)');
    expect(await inside().locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('takes over what a script has written into an empty style element', async () => {
    await chromium.page.evaluate(() => {
      const style = document.createElement('style');
      const filled = document.head.appendChild(style).sheet!;
      filled.insertRule('h1 { color: rgb(10, 11, 12) !important }');
    });
    await expect.poll(colour, { timeout: 15_000 }).toBe('rgb(10, 11, 12)');
  });

  test('its links and forms lead nowhere, its buttons work', async () => {
    // at its own size: the mouse of the test misses what is in a frame that is made smaller
    await chromium.page.evaluate(`Preview.mountPreview('phone')`);
    const frame = () => chromium.page.evaluate(() => document.querySelector('iframe')!.contentWindow!.location.href);
    const [before, address] = [await frame(), chromium.page.url()];
    await inside().getByRole('link').click();
    await inside().getByRole('button').click();
    expect(await chromium.page.evaluate('Preview.received')).toEqual({ clicks: 1, leaving: 0 });
    expect([await frame(), chromium.page.url()]).toEqual([before, address]);
    expect(await inside().getByRole('heading').count()).toBe(1);
  });
});
