import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { takenOver, useSharedVisit, type Visitor } from './support/browser.js';
import { faultless, faultsOf } from './support/faults.js';
import { GRAPHQL } from './support/operations.js';
import { newPerson, registered } from './support/person.js';
import { fillIn, PUBLIC_ROUTES } from './support/routes.js';
import { call } from './support/server.js';
import { nextPoll, untilTried } from './support/time.js';

// many people open an account here, all from one address
const visit = useSharedVisit();

/** For people who are logged in. */
const OWN_ROUTES = ['/records', '/settings', '/change-password', '/all-notifications', '/confirm/out-of-a-mail'];
const ON_PHONES = [
  { size: 'phone', theme: 'light', language: 'en' },
  { size: 'phone', theme: 'dark', language: 'ne' },
] as const satisfies readonly Required<Visitor>[];
/** Each size, theme and language with each of the others. */
const EVERY_PAIR = [
  ...ON_PHONES,
  { size: 'desktop', theme: 'light', language: 'ne' },
  { size: 'desktop', theme: 'dark', language: 'en' },
] as const satisfies readonly Required<Visitor>[];
/** The first and the third see both sizes, themes and languages, and so do the others. */
const OPPOSITES = [
  ...ON_PHONES,
  { size: 'desktop', theme: 'dark', language: 'ne' },
  { size: 'desktop', theme: 'light', language: 'en' },
] as const satisfies readonly Required<Visitor>[];

const seats = (FULL ? EVERY_PAIR : OPPOSITES).map((visitor, seat) => ({ visitor, seat, ...visitor }));
/** Two open a page, or all four where there is time. */
const openedFrom = (seat: number, routes: readonly string[]) =>
  routes.filter((_, index) => FULL || index % 2 === seat % 2);

describe.each(seats)('on a $size, $theme, in $language', ({ visitor, seat }) => {
  // one browser for all pages, as people have it: what one page has loaded the next one need not
  let guest: BrowserContext;
  let customer: BrowserContext;
  beforeAll(async () => {
    [guest, customer] = await Promise.all([visit.enter(visitor), visit.enter(visitor)]);
    const { token } = await registered(visit, newPerson('सीतालक्ष्मी श्रेष्ठ उपाध्याय Wolfeschlegelsteinhausenberger'));
    await customer.addInitScript((kept) => localStorage.setItem('parda.token', kept), token);
  });
  afterAll(() => Promise.all([guest.close(), customer.close()]));

  it.concurrent.each(openedFrom(seat, PUBLIC_ROUTES))(
    '%s is accessible, fits the screen, and breaks nothing',
    async (route) => {
      const address = await fillIn(visit, route);
      expect(await faultsOf(guest, visit.address(address))).toEqual(faultless(address, visitor.language));
    },
  );

  it.concurrent.each(openedFrom(seat, OWN_ROUTES))('%s of a customer is, too', async (route) => {
    expect(await faultsOf(customer, visit.address(route))).toEqual(faultless(route, visitor.language));
  });
});

describe('the shell', () => {
  it('switches the language in place, and remembers it', async () => {
    const page = await visit.open('/faq', { size: 'desktop' });
    await page.getByRole('main').getByRole('button').first().waitFor();
    await page.getByRole('button', { name: /नेपाली|Nepali/ }).click();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ne');
    expect(page.url()).toContain('/faq');
    await page.reload();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ne');
  });

  it('leads back from a page that does not exist', async () => {
    const page = await visit.open('/no-such-page');
    await page.getByText('Oops! Page Not Found.').waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(/#\/$/);
  });

  it('takes each address that is typed in for an arrival: it closes the search, and opens the question it names', async () => {
    const { body } = await call<{ id: string; question: string }[]>(visit.url, 'GET', '/api/content/faq-items');
    const page = await visit.open('/faq', { size: 'desktop' });
    await takenOver(page);
    const search = page.getByRole('dialog', { name: 'Search' });
    for (const { id, question } of body.slice(0, 2)) {
      await page.getByRole('button', { name: question }).waitFor();
      await page.keyboard.press('Control+k');
      await search.waitFor();
      await page.goto(visit.address(`/faq?item=${id}`));
      await search.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: question, expanded: true }).waitFor();
    }
  });

  it('opens the menu on a phone, by keyboard too, and gives the focus back', async () => {
    const page = await visit.open('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'FAQ' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL(/#\/faq$/);
    await menu.waitFor({ state: 'hidden' });
  });

  it('shows the way up after 300 pixels, starts a new page at its top, and comes back to where it was', async () => {
    const page = await visit.open('/');
    const up = page.getByRole('button', { name: /top/i });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await up.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 900));
    await up.waitFor();
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('button', { name: 'Resources' }).click();
    await foot.getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL(/#\/faq$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it('says once that the shop cannot be reached, after three attempts', async () => {
    const page = await visit.open('/');
    await page.clock.install();
    await page.goto(visit.address('/faq'));
    await page.reload();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    let asked = 0;
    await page.route(GRAPHQL, (route) => {
      asked += 1;
      return route.abort();
    });
    await nextPoll(page);
    await untilTried(page, () => asked, 3);
    await page.getByText(/^Failed to load some site content after 3 attempts: /).waitFor();
  });
});
