import { expect, it } from 'vitest';
import { takenOver, useSharedVisit } from './support/browser.js';
import { fillIn } from './support/routes.js';

const visit = useSharedVisit();

const read = async (path: string) => (await fetch(visit.url + path, { headers: { Accept: 'text/html' } })).text();
/** The other addresses that a page names, by language. */
const alternates = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g), ([, ...link]) => link),
  ) as Record<string, string>;
const languageOf = (html: string) => /<html lang="(..)"/.exec(html)?.[1];

it('each page of the sitemap is drawn in the language of its address, and names the other one, which names it', async () => {
  const sitemap = await read('/sitemap.xml');
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => new URL(address!).pathname);
  const pages = new Map<string, string>();
  for (const path of listed) pages.set(visit.url + path, await read(path));
  for (const [address, html] of pages) {
    const links = alternates(html);
    expect(Object.keys(links)).toEqual(['en', 'ne', 'x-default']);
    const language = languageOf(html)!;
    expect([links[language], /<link rel="canonical" href="(.*?)"/.exec(html)?.[1]]).toEqual([address, address]);
    for (const other of Object.values(links)) expect(alternates(pages.get(other)!)).toEqual(links);
  }
});

it('a Nepali browser is led to the page in Nepali, goes on from there, and has chosen nothing', async () => {
  const context = await visit.enter({ language: 'ne' });
  const page = await context.newPage();
  const asked: string[] = [];
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${visit.url}/contact`);
  await takenOver(page);
  expect(asked).toEqual(['/contact', '/ne/contact']);
  expect(page.url()).toBe(visit.address('/contact'));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page
    .locator('a[href="#/warranty"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/#/warranty');
  await page.locator('main h1').first().waitFor();
  const seen = await page.evaluate(() => ({
    isSamePage: 'isSamePage' in window,
    lang: document.documentElement.lang,
    chosen: localStorage.getItem('parda.language'),
    told: document.cookie,
  }));
  expect(seen).toEqual({ isSamePage: true, lang: 'ne', chosen: null, told: '' });
  await page.goto(visit.address('/faq'));
  await page.reload();
  await takenOver(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('ne');
  expect(faults).toEqual([]);
  await context.close();
});

it('who chose English sees an address in Nepali as it is, and English at the next', async () => {
  const context = await visit.enter({ language: 'ne' });
  const page = await context.newPage();
  await page.goto(visit.url);
  await takenOver(page);
  await page.getByRole('button', { name: 'English' }).first().click();
  await page.locator('html[lang="en"]').waitFor();
  await page.goto(`${visit.url}/ne/faq`);
  await takenOver(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('ne');
  await page.goto(`${visit.url}/contact`);
  await takenOver(page);
  expect([await page.locator('html').getAttribute('lang'), page.url()]).toEqual(['en', visit.address('/contact')]);
  await context.close();
});

it.each(['/', '/repair', '/blog/{post}', '/products/{product}', '/no-such-page'])(
  '%s is drawn in Nepali and taken over as it is',
  async (route) => {
    const path = await fillIn(visit, route);
    const context = await visit.enter();
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`${visit.url}/ne${path}`);
    await takenOver(page);
    expect([await page.locator('html').getAttribute('lang'), new URL(page.url()).hash]).toEqual(['ne', `#${path}`]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

it('without any script every link of a page in Nepali leads to one in Nepali', async () => {
  const html = await read('/ne/faq');
  const paths = Array.from(html.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, path]) => path!);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !/^\/ne(?=\/|$)/.test(path))).toEqual([]);
});
