// @vitest-environment node
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { entrancePages, keyedPages, listedPages, thingPages } from './app/publicPages';
import { routes } from './app/routes';
import { drawPage, knownAddress, prepare } from './entry-server';
import { namesKnownAt } from './lib/router/knownAddress';

beforeAll(() => prepare('en', { origin: 'https://parda.example', sanitise: (html) => html }));

const failing = (code: string) => async () => ({ errors: [{ message: 'No.', extensions: { code } }] });

test.each(['INTERNAL', 'UNAVAILABLE'])('a page whose questions are not answered (%s) is none', async (code) => {
  await expect(drawPage('/products', failing(code))).rejects.toThrow(/was not answered: \w+: No\.$/);
});

test('a page that asks for what cannot be is not found, and says why', async () => {
  const { head, html } = await drawPage('/products?after=nonsense', failing('BAD_INPUT'));
  expect(head.isMissing).toBe(true);
  expect(html).toContain('No.');
});

afterEach(() => vi.restoreAllMocks());

test.each([
  ['/products?x=0.5&page=2&after=abc&category=TV', '/products?category=TV&after=abc&page=2'],
  ['/products?category=TV&category=Sound', '/products?category=TV'],
  ['/products/1?category=TV&page=2', '/products/1?page=2'],
  ['/records?search=%E0%A4%9F%E0%A5%80+TV&t=1', '/records?search=%E0%A4%9F%E0%A5%80+TV'],
  ['/faq?utm_source=mail', '/faq'],
  ['/nowhere?page=2', '/nowhere'],
])('%s is known as %s', (address, known) => {
  expect(knownAddress(address)).toBe(known);
});

/** The names in the query that a page reads while it is drawn, and those that its route knows. */
async function namesAt(page: string) {
  const read = new Set<string>();
  const { get, has } = URLSearchParams.prototype;
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (this: URLSearchParams, name) {
    read.add(name);
    return get.call(this, name);
  });
  vi.spyOn(URLSearchParams.prototype, 'has').mockImplementation(function (this: URLSearchParams, name) {
    read.add(name);
    return has.call(this, name);
  });
  const address = page.replace(/:\w+/, '7K3M9QX2B4TD');
  // a provider's answer is read to its end
  await drawPage(`${address}?provider=google`, failing('BAD_INPUT'));
  vi.restoreAllMocks();
  return { read: [...read].toSorted(), known: namesKnownAt(routes, address).toSorted() };
}

test.each([...listedPages, ...entrancePages])('%s reads what its route knows, and nothing else', async (page) => {
  const { read, known } = await namesAt(page);
  expect(read).toEqual(known);
});

// their lists come with what they are about, which is not there
test.each([...thingPages, ...keyedPages])('%s reads nothing else than what its route knows', async (page) => {
  const { read, known } = await namesAt(page);
  // an opening is drawn by the careers page, whose query names it
  const names = page.endsWith(':jobId') ? [...known, 'job'] : known;
  expect(names).toEqual(expect.arrayContaining(read));
});

test('what names a part of a list is what its route knows', async () => {
  const { head } = await drawPage('/products?category=TV_PART&after=abc&page=2', failing('BAD_INPUT'));
  expect(head.search).toBe('after=abc&page=2');
});
