import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstLanguage } from './language';

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(html)![1]!;
const root = document.documentElement;

interface Visitor {
  browser?: readonly string[];
  chosen?: string;
  isSignedIn?: boolean;
  /** The address that the server drew the page for, and in which language. */
  drawn?: { route: string; lang: string };
}

const led: string[] = [];

/** Loads a page: the root as the server sent it, then its inline script. */
function open(address: string, { browser = ['en-GB'], chosen, isSignedIn = false, drawn }: Visitor = {}) {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  root.lang = drawn?.lang ?? 'en';
  if (drawn) root.dataset.route = drawn.route;
  if (chosen) localStorage.setItem('parda.language', chosen);
  if (isSignedIn) localStorage.setItem('parda.token', 'a');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  const { pathname, search, hash } = new URL(address, 'https://parda.example');
  const location = { pathname, search, hash, replace: (to: string) => void led.push(to) };
  const history = { state: null, replaceState: (_state: unknown, _title: string, to: string) => void led.push(to) };
  // The very text of index.html, as a browser runs it.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function('location', 'history', script)(location, history);
  return { language: firstLanguage(), boot: root.dataset.boot, led: led.splice(0) };
}

/** What the script looks for in the head. */
const METAS = ['theme-color', 'parda-start'];
const forgetHead = () => METAS.forEach((name) => document.querySelector(`meta[name="${name}"]`)?.remove());

beforeEach(() => {
  forgetHead();
  document.head.append(...METAS.map((name) => Object.assign(document.createElement('meta'), { name })));
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  forgetHead();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

it.each([
  [['ne-NP', 'en'], 'ne'],
  [['fr', 'en-GB', 'ne'], 'en'],
  [['fr'], 'en'],
])('begins a first visit of %j in %s', (browser, language) => {
  expect(open('/', { browser }).language).toBe(language);
});

it('begins in what was chosen, whatever the browser prefers', () => {
  expect(open('/', { chosen: 'ne' }).language).toBe('ne');
  expect(open('/', { chosen: 'en', browser: ['ne'] }).language).toBe('en');
});

const DRAWN = { route: '/faq', lang: 'ne' };

it.each([['/ne/faq'], ['/NE/faq?utm_source=mail']])('takes over %s in Nepali, and remembers nothing', (address) => {
  const page = open(address, { chosen: 'en', drawn: DRAWN });
  expect(page).toEqual({ language: 'ne', boot: 'drawn', led: ['/#/faq'] });
  expect(localStorage.getItem('parda.language')).toBe('en');
});

it('shows an address in Nepali that the server could not draw', () => {
  expect(open('/ne/faq?a=1')).toMatchObject({ language: 'ne', led: ['/#/faq?a=1'] });
  expect(open('/ne')).toMatchObject({ language: 'ne', led: ['/#/'] });
});

it('takes no other word for a language', () => {
  expect(open('/news')).toMatchObject({ language: 'en', led: ['/#/news'] });
});

it('shows who is signed in what they chose', () => {
  expect(open('/ne/faq', { chosen: 'en', isSignedIn: true, drawn: DRAWN })).toMatchObject({
    language: 'en',
    boot: 'fresh',
  });
});

it('leads a route to the address where it is drawn in the language of its reader', () => {
  const home = { route: '/', lang: 'ne' };
  expect(open('/ne#/blog/1', { chosen: 'ne', drawn: home }).led).toEqual(['/ne/blog/1']);
  expect(open('/#/blog/1', { chosen: 'en', drawn: { route: '/', lang: 'en' } }).led).toEqual(['/blog/1']);
});

it('keeps the choice at a route, whatever the address before it says', () => {
  expect(open('/ne/#/blog/1', { chosen: 'en', drawn: { route: '/', lang: 'ne' } })).toMatchObject({
    language: 'en',
    boot: 'fresh',
    led: ['/#/blog/1'],
  });
});
