import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseAppearance } from './appearance';
import { keepLook } from './theme';

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(html)![1]!;
const root = document.documentElement;

/** The head as index.html has it; what others have put there stays, since they go on with it in other files. */
function newHead(): void {
  document.querySelector('meta[name="theme-color"]')?.remove();
  document.head.append(Object.assign(document.createElement('meta'), { name: 'theme-color', content: '#ffffff' }));
}

/** Loads a page: the root as index.html has it, then its inline script. */
function firstPaint(): void {
  root.removeAttribute('style');
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  newHead();
  // The very text of index.html, as a browser runs it.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(script)();
}

const look = () => ({
  theme: root.dataset.theme,
  fontSize: root.dataset.fontSize,
  motion: root.dataset.motion,
  style: root.getAttribute('style') ?? '',
  bar: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content,
});

const untouched = { theme: 'light', fontSize: 'md', motion: 'full', style: '', bar: '#ffffff' };

beforeEach(() => keepLook('system', null));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('paints the defaults where nothing is remembered', () => {
  firstPaint();
  expect(look()).toEqual(untouched);
});

it('paints at first what the client shows afterwards', () => {
  newHead();
  root.removeAttribute('style');
  chooseAppearance({
    theme: 'light',
    fontSize: 'xl',
    reduceMotion: true,
    colors: { primary: '#f59e0b', background: '#0b0b12', text: null },
  });
  const shown = look();
  firstPaint();
  expect(look()).toEqual(shown);
  expect(shown).toMatchObject({ theme: 'dark', fontSize: 'xl', motion: 'reduced', bar: '#0b0b12' });
  expect(root.style.getPropertyValue('--primary')).toBe('#f59e0b');
});

afterAll(() => document.querySelector('meta[name="theme-color"]')?.remove());

it('follows the device while nobody chose a theme', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  firstPaint();
  expect(look()).toMatchObject({ theme: 'dark', bar: '#1f2937' });
});

it.each([
  ['broken text', '{broken'],
  ['nothing', 'null'],
  ['a text', '"dark"'],
  ['a number', '7'],
  ['a list', '["dark"]'],
  ['wrong kinds', '{"fontSize":9,"reduceMotion":"yes","ground":"purple","light":"#ffffff","dark":7}'],
  ['a palette of null', '{"light":null}'],
  ['colours that are none', '{"light":{"--bg":"red","--text":"url(https://evil.example)","--primary":["#ffffff"]}}'],
  ['values with more in them', '{"light":{"--bg":"#ffffff;background:url(x)","--text":" #ffffff","--x":"#fff"}}'],
  ['names that are no variables', '{"light":{"background":"#ff0000","display":"#000000","--Bad()":"#000000"}}'],
])('takes no harm from %s on the device', (_what, stored) => {
  localStorage.setItem('parda.appearance', stored);
  firstPaint();
  expect(look()).toEqual(untouched);
});

it('takes no harm from a device that remembers nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(firstPaint).not.toThrow();
  expect(look()).toEqual(untouched);
});
