import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchDevanagari, fetchOurLetters, showOurLetters } from './letters';

const here = new Set<string>();
const load = vi.fn<(font: string, text: string) => Promise<unknown>>();
const { dataset } = document.documentElement;

beforeEach(() => {
  here.clear();
  load.mockReset().mockResolvedValue([]);
  dataset.letters = 'device';
  const fonts = { load, check: (font: string) => here.has(font) };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  delete dataset.letters;
  document.documentElement.lang = 'en';
});

test('a page in the letters of the device sends for ours, and has them from the next page on', () => {
  fetchOurLetters();
  expect(load.mock.calls).toEqual([['1em Anek', 'A']]);
  showOurLetters();
  expect(dataset.letters).toBe('device');
  here.add('1em Anek');
  showOurLetters();
  expect(dataset.letters).toBeUndefined();
});

test('a page in Nepali waits for both scripts', () => {
  document.documentElement.lang = 'ne';
  fetchOurLetters();
  expect(load.mock.calls).toEqual([
    ['1em Anek', 'A'],
    ['1em "Anek Devanagari"', 'न'],
  ]);
  here.add('1em Anek');
  showOurLetters();
  expect(dataset.letters).toBe('device');
  here.add('1em "Anek Devanagari"');
  showOurLetters();
  expect(dataset.letters).toBeUndefined();
});

test('a page in our letters has the browser send for them', () => {
  delete dataset.letters;
  fetchOurLetters();
  showOurLetters();
  expect(load).not.toHaveBeenCalled();
  fetchDevanagari();
  expect(load.mock.calls).toEqual([['1em "Anek Devanagari"', 'न']]);
});

test('letters that do not come, and a browser that knows nothing of fonts, are no failure', async () => {
  load.mockRejectedValueOnce(new Error('no line'));
  fetchOurLetters();
  await Promise.resolve();
  Reflect.deleteProperty(document, 'fonts');
  expect(fetchOurLetters).not.toThrow();
});
