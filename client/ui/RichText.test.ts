// @vitest-environment node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourcePlugins } from '../vite.plugins.ts';

/*
 * A sanitiser is only as good as the HTML parser beneath it, and happy-dom's walks the tree unlike any browser. So this
 * test runs in Chromium; on a machine without one it is skipped, and CI has one.
 */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

describe.skipIf(!existsSync(executablePath))('the sanitiser in a real browser', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const entry = fileURLToPath(new URL('RichText.tsx', import.meta.url));
    const bundles = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [sourcePlugins()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, lib: { entry, formats: ['iife'], name: 'RichText' } },
    });
    const [bundle] = [bundles].flat();
    const script = bundle && 'output' in bundle ? bundle.output.find((part) => part.type === 'chunk') : undefined;
    browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
    page = await browser.newPage();
    await page.addScriptTag({ content: script!.code });
  }, 60_000);

  afterAll(() => browser?.close());

  const sanitise = (html: string): Promise<string> =>
    page.evaluate(`RichText.sanitise(${JSON.stringify(html)})`) as Promise<string>;

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
