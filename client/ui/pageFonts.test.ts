import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchDevanagari, fetchOurFonts, showOurFonts } from './pageFonts';

const here = new Set<string>();
const load = vi.fn<(font: string, text: string) => Promise<unknown>>();
const { dataset } = document.documentElement;

beforeEach(() => {
  here.clear();
  load.mockReset().mockResolvedValue([]);
  dataset.fonts = 'device';
  const fonts = { load, check: (font: string) => here.has(font) };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  delete dataset.fonts;
  document.documentElement.lang = 'en';
});

test('a page in the letters of the device sends for ours, and has them from the next page on', () => {
  fetchOurFonts();
  expect(load.mock.calls).toEqual([['1em Anek', 'A']]);
  showOurFonts();
  expect(dataset.fonts).toBe('device');
  here.add('1em Anek');
  showOurFonts();
  expect(dataset.fonts).toBeUndefined();
});

test('a page in Nepali waits for both scripts', () => {
  document.documentElement.lang = 'ne';
  fetchOurFonts();
  expect(load.mock.calls).toEqual([
    ['1em Anek', 'A'],
    ['1em "Anek Devanagari"', 'न'],
  ]);
  here.add('1em Anek');
  showOurFonts();
  expect(dataset.fonts).toBe('device');
  here.add('1em "Anek Devanagari"');
  showOurFonts();
  expect(dataset.fonts).toBeUndefined();
});

test('a page in our fonts has the browser send for them', () => {
  delete dataset.fonts;
  fetchOurFonts();
  showOurFonts();
  expect(load).not.toHaveBeenCalled();
  fetchDevanagari();
  expect(load.mock.calls).toEqual([['1em "Anek Devanagari"', 'न']]);
});

test('letters that do not come, and a browser that knows nothing of fonts, are no failure', async () => {
  load.mockRejectedValueOnce(new Error('no line'));
  fetchOurFonts();
  await Promise.resolve();
  Reflect.deleteProperty(document, 'fonts');
  expect(fetchOurFonts).not.toThrow();
});
