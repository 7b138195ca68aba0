import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { englishIn } from './support/english.js';
import { onTrackingPage } from './support/repairForm.js';
import { call } from './support/server.js';
import { openTimed, takeTime } from './support/time.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

const NEPALI = { size: 'phone', language: 'ne' } as const;

/** What people said of the shop has their language; the product that a review is of is called as on its box. */
async function wordsOfPeople(): Promise<string[]> {
  const read = async (path: string) =>
    (await call<Record<string, string | null>[]>(visit.url, 'GET', `/api${path}?limit=100`)).body;
  const posts = await read('/blog/posts');
  const comments = await Promise.all(posts.map(({ id }) => read(`/blog/posts/${id}/comments`)));
  const said = [...(await read('/reviews')), ...comments.flat()].flatMap((each) => [
    each.comment,
    each.content,
    each.adminReply,
    each.authorName,
  ]);
  const products = (await read('/products')).map(({ name }) => name);
  return [...said, ...products].filter((text) => typeof text === 'string');
}

/** What is in English on the page that is open, with where that is, so that all of a walk is told at once. */
const foundOn = async (page: Page, theirs: readonly string[]): Promise<string[]> =>
  (await englishIn(page, theirs)).map((text) => `${new URL(page.url()).hash}: ${text}`);

const settle = async (page: Page, heading: RegExp = /./): Promise<void> => {
  await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).first().waitFor();
  await page.waitForLoadState('networkidle');
};

it('walks from home to a booked repair without a sentence of the shop in English', async () => {
  const found: string[] = [];
  const theirs = await wordsOfPeople();
  const page = await openTimed(visit, '/', NEPALI);
  await settle(page);
  found.push(...(await foundOn(page, theirs)));

  await page.goto(visit.address('/services'));
  await settle(page, /टिभी मर्मत, एक एक पार्ट केलाएर/);
  found.push(...(await foundOn(page, theirs)));

  await page.goto(visit.address('/repair'));
  await settle(page);
  const main = page.getByRole('main');
  // what is refused is said in Nepali, too
  await main.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }).click();
  await main.getByText('पूरा नाम चाहिन्छ।').first().waitFor();
  found.push(...(await foundOn(page, theirs)));
  await main.getByLabel('पूरा नाम').fill('माया गुरुङ');
  await main.getByLabel('सम्पर्क नम्बर').fill('9841234567');
  await main.getByLabel('टिभी लिन आउने ठेगाना').fill('जावलाखेल, ललितपुर');
  await main.getByLabel('ब्रान्ड').fill('Samsung');
  await main.getByLabel('समस्याको विवरण').fill('आवाज आउँछ, चित्र आउँदैन।');
  await takeTime(page);
  await main.getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }).click();
  await page.waitForURL(onTrackingPage);
  await settle(page);
  await main.getByText('Samsung').first().waitFor();
  found.push(...(await foundOn(page, theirs)));
  expect(found).toEqual([]);
});

it('reads on every other page in Nepali what the shop wrote', async () => {
  const { body: posts } = await call<{ id: string; title: string }[]>(visit.url, 'GET', '/api/blog/posts');
  const { body: products } = await call<{ id: string }[]>(visit.url, 'GET', '/api/products');
  const found: string[] = [];
  const theirs = await wordsOfPeople();
  const page = await visit.open('/about', NEPALI);
  const routes = [
    '/about',
    '/why-choose-us',
    '/faq',
    '/contact',
    '/blog',
    ...posts.slice(0, 4).map(({ id }) => `/blog/${id}`),
    '/tips',
    '/products',
    ...products.slice(0, 4).map(({ id }) => `/products/${id}`),
    '/careers',
    '/reviews',
    '/leave-review',
    '/records',
    '/track',
    '/warranty',
    '/privacy-policy',
    '/terms-of-use',
    '/login',
    '/no-such-page',
  ];
  for (const route of routes) {
    await page.goto(visit.address(route));
    await settle(page);
    found.push(...(await foundOn(page, theirs)));
  }
  expect(found).toEqual([]);
});
