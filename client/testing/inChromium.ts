import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { sourcePlugins } from '../vite.plugins.ts';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** On a machine without a browser such tests are skipped; CI has one. */
export const hasChromium = existsSync(executablePath);

/**
 * Some things only a browser can be asked: parsing HTML, decoding pictures. Bundles a module and gives a page in Chromium
 * with its styles, on which its exports are under `name`.
 * @param entry path of the module
 */
export function useInChromium(entry: string, name: string): { readonly page: Page } {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const bundles = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [sourcePlugins()],
      // What JSX is compiled for here is what React has to be.
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
      build: { write: false, lib: { entry, formats: ['iife'], name } },
    });
    const [bundle] = [bundles].flat();
    const output: Rolldown.OutputBundle[string][] = bundle && 'output' in bundle ? bundle.output : [];
    const script = output.find((part) => part.type === 'chunk');
    const style = output.find(({ fileName }) => fileName.endsWith('.css'));
    browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
    page = await browser.newPage();
    // in the standards mode, as our own pages are
    await page.setContent('<!doctype html>');
    if (style?.type === 'asset') await page.addStyleTag({ content: style.source.toString() });
    await page.addScriptTag({ content: script!.code });
  }, 120_000);

  afterAll(() => browser?.close());

  return {
    get page() {
      return page;
    },
  };
}
