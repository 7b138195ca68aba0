// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasChromium, useInChromium } from '../testing/inChromium';

/*
 * A sanitiser is only as good as the HTML parser beneath it, and happy-dom's walks the tree unlike any browser. So this
 * test runs in Chromium.
 */
describe.skipIf(!hasChromium)('the sanitiser in a real browser', () => {
  const chromium = useInChromium(fileURLToPath(new URL('RichText.tsx', import.meta.url)), 'RichText');

  const sanitise = (html: string): Promise<string> =>
    chromium.page.evaluate(`RichText.sanitise(${JSON.stringify(html)})`) as Promise<string>;

  test('keeps what an owner writes', async () => {
    const html = '<p>Yes, <strong>always</strong>. See the <a href="#/repair">form</a>.</p><ul><li>One</li></ul>';
    expect(await sanitise(html)).toBe(html);
    expect(await sanitise('<p style="text-align: center; color: #c00">A</p>')).toContain('text-align: center');
    expect(await sanitise('<a href="tel:+9771">A</a><a href="/x">B</a>')).toBe(
      '<a href="tel:+9771">A</a><a href="/x">B</a>',
    );
  });

  test.each([
    ['a script', '<p>A</p><script>alert(1)</script>', '<p>A</p>'],
    ['a handler', '<img src="/x.png" alt="x" onerror="alert(1)">', '<img src="/x.png" alt="x">'],
    ['a javascript: link', '<a href="javascript:alert(1)">A</a>', '<a>A</a>'],
    ['a javascript: link in disguise', '<a href="java\nscript:alert(1)">A</a>', '<a>A</a>'],
    ['a link that changes hosts', '<a href="//evil.example">A</a><a href="/\\evil.example">B</a>', '<a>A</a><a>B</a>'],
    ['a form', '<form action="/x"><input name="p">A</form>', 'A'],
    ['a frame', '<iframe src="https://example.com"></iframe>A', 'A'],
    ['a drawing with a foreign object', '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>A', 'A'],
    ['a style that moves things', '<p style="position:fixed;top:0">A</p>', '<p>A</p>'],
    ['a style that fetches', '<p style="color:red;background-color:url(//evil)">A</p>', '<p>A</p>'],
  ])('takes %s', async (_what, html, clean) => {
    expect(await sanitise(html)).toBe(clean);
  });

  test('an outside window cannot reach back, and a picture without words says nothing', async () => {
    expect(await sanitise('<a href="https://example.com" target="_blank">A</a>')).not.toMatch(/_blank(?!.*noopener)/);
    expect(await sanitise('<img src="/x.png">')).toBe('<img src="/x.png" alt="">');
  });
});
