// @vitest-environment node
import { AxeBuilder } from '@axe-core/playwright';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, useInChromium } from '../../../testing/inChromium';

const WIDTHS = [360, 1440];
const WINDOWS = ['Before a change of many', 'The form of a row', 'Two versions', 'A preview'];

/*
 * Pictures of the same page differ from one Chromium to the next, by the edges of its letters. What a picture would show is compared
 * without it: where each piece stands and how large it is, and what axe says of its colours.
 */
describe.skipIf(!hasChromium)('the page of the kit in a real browser', { timeout: 90_000 }, () => {
  const chromium = useInChromium(fileURLToPath(new URL('../testing/mountKit.tsx', import.meta.url)), 'Kit');

  beforeAll(async () => {
    await chromium.page.emulateMedia({ reducedMotion: 'reduce' });
    await chromium.page.evaluate('Kit.mountKit()');
    await chromium.page.getByRole('textbox', { name: 'Text', exact: true }).nth(3).waitFor();
    await chromium.page.evaluate(() => document.fonts.ready);
  }, 60_000);

  /** @param part of the page */
  async function violations(part: string): Promise<[rule: string, elements: string[]][]> {
    const found = await new AxeBuilder({ page: chromium.page })
      .include(part)
      .options({ resultTypes: ['violations'] })
      // each piece is there twice
      .disableRules(['landmark-unique'])
      .setLegacyMode()
      .analyze();
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }

  /** What is seen of each piece, and how large it is, in steps of four pixels: by theme, a line a piece. */
  const boxes = () =>
    chromium.page.evaluate(() => {
      const step = (length: number) => Math.round(length / 4) * 4;
      const of: Record<string, Record<string, string>> = { light: {}, dark: {} };
      for (const section of document.querySelectorAll<HTMLElement>('section[data-theme]')) {
        const [name] = section.getAttribute('aria-label')!.split(',');
        const origin = section.getBoundingClientRect();
        const parts = [section, ...section.querySelectorAll('button, input, select, textarea, h2, h3, tr, li, dl, p')];
        of[section.dataset.theme!]![name!] = parts
          .map((part) => ({ tag: part.tagName.toLowerCase(), box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1)
          .map(({ tag, box: { left, top, width, height } }) => {
            const [x, y, w, h] = [left - origin.left, top - origin.top, width, height].map(step);
            return `${tag} ${w}×${h} at ${x},${y}`;
          })
          .join('; ');
      }
      return of;
    });

  test.each(WIDTHS)(
    'stands as it stood on a screen %i pixels wide, alike in both themes, and can be read',
    async (width) => {
      await chromium.page.setViewportSize({ width, height: 900 });
      const { light, dark } = await boxes();
      expect(dark).toEqual(light);
      expect(light).toMatchSnapshot();
      expect(await chromium.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations('main')).toEqual([]);
    },
  );

  test.each(WINDOWS)('opens %s, to be read in both themes', async (name) => {
    for (const theme of ['light', 'dark']) {
      await chromium.page
        .getByRole('region', { name: `${name}, ${theme}`, exact: true })
        .getByRole('button', { name: 'Open' })
        .click();
      await chromium.page.getByRole('dialog').getByRole('heading').first().waitFor();
      expect(await violations('dialog[open]')).toEqual([]);
      await chromium.page.keyboard.press('Escape');
      await chromium.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});
