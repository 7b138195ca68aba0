import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawing } from '../server/testing/mediaFiles.js';
import { takenOver, useVisit } from './support/browser.js';
import { film } from './support/film.js';
import { GRAPHQL, operationOf } from './support/operations.js';
import { Owner } from './support/owner.js';
import { booked, type Repair } from './support/repairs.js';
import { call } from './support/server.js';
import { nextPoll, openTimed } from './support/time.js';

// what the owner wrote before opening is there, and nothing has been for sale or on the bench yet
const visit = useVisit(() => ({ SEED: 'starter', RATE_LIMITS: 'off' }));
const owner = new Owner(visit);

interface Item {
  id: string;
}

const openHome = () => openTimed(visit, '/', { size: 'desktop' });
const section = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });

/** The tiles of the story strip, each as it reads. */
async function tiles(page: Page): Promise<string[]> {
  const texts = await page.getByRole('navigation', { name: 'What is new' }).getByRole('link').allInnerTexts();
  return texts.map((text) => text.trim().replace(/\s*\n\s*/, ': '));
}

/** The three numbers by their names. */
async function numbers(page: Page): Promise<Record<string, string>> {
  const stats = page.getByRole('region', { name: 'The shop in numbers' });
  const [names, values] = await Promise.all([
    stats.getByRole('term').allInnerTexts(),
    stats.getByRole('definition').allInnerTexts(),
  ]);
  return Object.fromEntries(names.map((name, at) => [name, values[at]!]));
}

/** What the bench shows: name and badge of each. */
async function activity(page: Page): Promise<string[]> {
  const rows = await section(page, 'Latest from our bench').getByRole('listitem').allInnerTexts();
  return rows.map((row) =>
    row
      .split(/\s*\n\s*/)
      .slice(0, 2)
      .join(': '),
  );
}

const setPublic = (id: string, isPublic = true) => owner.does('PUT', `/repairs/${id}/visibility`, { isPublic });
const setStatus = (id: string, status: string) => owner.does('PUT', `/admin/repairs/${id}`, { status });
const product = (name: string, isPublished = true, imageUrls: string[] = []) =>
  owner.does<Item>('POST', '/admin/products', { name, description: 'Tested.', price: 25_000, isPublished, imageUrls });
const post = (title: string, status = 'Published') =>
  owner.does<Item>('POST', '/admin/blog-posts', { title, author: 'Ram', snippet: 'Short.', category: 'News', status });

describe('the home page of a new shop (public-site §2, Home; §9)', () => {
  it('counts from 5000, says what is not there yet, and leads to all that is', async () => {
    const page = await openHome();
    const main = page.getByRole('main');
    const none = { 'Completed repairs': '5,000', 'Total requests': '5,000', 'Currently servicing': '0' };
    await expect.poll(() => numbers(page)).toEqual(none);
    await main.getByText('No repairs to show yet.').waitFor();
    await main.getByText('No reviews yet.').waitFor();
    expect(await main.getByRole('region', { name: 'From the shop' }).count()).toBe(0);
    expect(await section(page, 'From your wall and back again').getByRole('listitem').count()).toBe(4);
    expect(await section(page, 'Keep it out of our shop').getByRole('article').count()).toBe(2);

    const ways = await section(page, 'Explore')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const places = 'repair track services products records reviews blog tips faq about contact'.split(' ');
    expect(ways).toEqual(places.map((place) => `#/${place}`));
    const calls = section(page, 'Something on your screen, or nothing at all?');
    await calls.getByRole('link', { name: 'Contact us' }).click();
    await page.waitForURL(/#\/contact$/);
    await page.goBack();
    await calls.getByRole('link', { name: 'Request a Repair' }).click();
    await page.waitForURL(/#\/repair$/);
  });
});

describe('the story strip (public-site §2, Home; §9)', () => {
  it('mixes what is published, newest first, then the first three questions and services by their order; 20 at most', async () => {
    const page = await openHome();
    const oldest = await product('First of all');
    const [seen, unseen] = [await booked(visit, { model: 'KD-43' }), await booked(visit, { model: 'Not shown' })];
    await setPublic(seen);
    const written = await post('Screens in winter');
    await product('Not for sale', false);
    await post('Half a thought', 'Draft');
    const newest = await product('LG 43');
    await owner.does('POST', '/content/faq-items', { question: 'Which one comes first?', answer: 'This.', order: -1 });
    const { lastUpdated: _, ...services } = await owner.reads<{ serviceItems: object[]; lastUpdated: string }>(
      '/content/services',
    );
    const first = { iconIdentifier: 'tv', title: 'First service', description: 'This.', order: -1 };
    await owner.writes('services', { ...services, serviceItems: [...services.serviceItems, first] });
    const undated = [
      'Question: Which one comes first?',
      'Question: How do I request a repair?',
      'Question: Do you pick up the TV from my home?',
      'Service: First service',
      'Service: Screen and backlight',
      'Service: Power supply',
    ];
    await nextPoll(page);
    const dated = ['For sale: LG 43', 'Blog: Screens in winter', 'On the bench: Sony KD-43', 'For sale: First of all'];
    await expect.poll(() => tiles(page)).toEqual([...dated, ...undated]);
    const links = page.getByRole('navigation', { name: 'What is new' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `#/products/${newest.id}`,
      `#/blog/${written.id}`,
      `#/track/${seen}`,
      `#/products/${oldest.id}`,
      ...Array.from({ length: 3 }, () => '#/faq'),
      ...Array.from({ length: 3 }, () => '#/services'),
    ]);

    await setStatus(unseen, 'PICKED_UP');
    await setStatus(seen, 'PICKED_UP');
    await nextPoll(page);
    const moved = ['On the bench: Sony KD-43', 'For sale: LG 43', 'Blog: Screens in winter', 'For sale: First of all'];
    await expect.poll(() => tiles(page)).toEqual([...moved, ...undated]);

    const more = Array.from({ length: 17 }, (_each, at) => `Set ${at + 1}`);
    for (const name of more) await product(name);
    await nextPoll(page);
    const newestFirst = [...more.toReversed().map((name) => `For sale: ${name}`), ...moved];
    await expect.poll(() => tiles(page)).toEqual(newestFirst.slice(0, 20));
  });

  it('leaves the pictures beyond a phone\u2019s edge to the code', async () => {
    const imageUrls = [await owner.uploads(await drawing(), 'image/png')];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await product(name, true, imageUrls);
    const context = await visit.enter();
    const page = await context.newPage();
    const { promise, resolve: letCodeCome } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => promise.then(() => route.continue()));
    await page.goto(visit.address('/'));
    const strip = page.getByRole('navigation', { name: 'What is new' });
    const shown = () => strip.locator('img').evaluateAll((all) => all.map((picture) => picture.checkVisibility()));
    expect(await shown()).toEqual([true, true, true, true, false, false]);
    letCodeCome();
    await takenOver(page);
    expect(await shown()).toEqual(Array.from({ length: 6 }, () => true));
    await context.close();
  });
});

describe('the numbers and the bench (public-site §2, Home; §4; §9)', () => {
  it('count what is done and what is being serviced; three latest public repairs and the newest published post', async () => {
    const page = await openHome();
    const ids: Record<string, string> = {};
    const statuses =
      'REQUESTED PICKED_UP DIAGNOSING DIAGNOSED QUOTE_APPROVED QUOTE_REJECTED REPAIRING REPAIRED DELIVERED CANCELLED';
    for (const status of statuses.split(' ')) {
      ids[status] = await booked(visit, { model: status });
      await setPublic(ids[status]);
      await setStatus(ids[status], status);
    }
    const repairs = await owner.reads<Repair[]>('/repairs');
    const among = (some: string) => repairs.filter(({ status }) => some.split(' ').includes(status)).length;
    await nextPoll(page);
    await expect
      .poll(() => numbers(page))
      .toEqual({
        'Completed repairs': `5,00${among('REPAIRED DELIVERED')}`,
        'Total requests': `5,0${repairs.length}`,
        'Currently servicing': `${among('PICKED_UP DIAGNOSING DIAGNOSED QUOTE_APPROVED REPAIRING')}`,
      });
    expect([repairs.length, among('REPAIRED DELIVERED')]).toEqual([12, 2]);
    const news = 'Screens in winter: New in the blog';
    const [cancelled, delivered] = ['Sony CANCELLED: Cancelled', 'Sony DELIVERED: Delivered'];
    const repaired = 'Sony REPAIRED: Repaired - Pending Delivery/Pickup';
    await expect.poll(() => activity(page)).toEqual([cancelled, delivered, repaired, news]);

    await setPublic(ids.CANCELLED!, false);
    await setStatus(ids.CANCELLED!, 'REQUESTED');
    await setStatus(ids.REQUESTED!, 'QUOTE_REJECTED');
    await post('Dust and how to get rid of it');
    await post('Not finished', 'Draft');
    await nextPoll(page);
    const changed = ['Sony REQUESTED: Quote Rejected', delivered, repaired];
    await expect.poll(() => activity(page)).toEqual([...changed, 'Dust and how to get rid of it: New in the blog']);
    await section(page, 'Latest from our bench').getByRole('link', { name: 'Sony REQUESTED' }).click();
    await page.waitForURL(new RegExp(`#/track/${ids.REQUESTED}$`));
  });

  it('show the three latest reviews that have a comment and are approved', async () => {
    const page = await openHome();
    const review = async (comment: string) => {
      const written = { targetType: 'general', authorName: comment || 'Silent', rating: 4, comment };
      const email = `${comment.toLowerCase() || 'silent'}@example.com`;
      const { body } = await call<Item>(visit.url, 'POST', '/api/reviews', { ...written, authorEmail: email });
      return body.id;
    };
    for (const comment of ['One', 'Two', 'Three', 'Four']) await review(comment);
    const withdrawn = await review('Withdrawn');
    await review('');
    const query = 'mutation ($id: ID!) { setReviewApproval(id: $id, isApproved: false) { id } }';
    await call(visit.url, 'POST', '/graphql', { query, variables: { id: withdrawn } }, await owner.headers());
    await nextPoll(page);
    const cards = section(page, 'What customers say').getByRole('article');
    const comments = async () => (await cards.allInnerTexts()).map((text) => text.split(/\s*\n\s*/)[1]);
    await expect.poll(comments).toEqual(['Four', 'Three', 'Two']);
  });

  it('that cannot be had say so, each block for itself, and can be asked for again', async () => {
    const page = await openTimed(visit, '/faq', { size: 'desktop' });
    await page.route(GRAPHQL, (route) =>
      /Home(Stories|Slides|Stats)|RecentActivity|LatestReviews/.test(operationOf(route.request())?.operationName ?? '')
        ? route.abort()
        : route.continue(),
    );
    await page.goto(visit.address('/'));
    const main = page.getByRole('main');
    const again = main.getByRole('button', { name: 'Try again' });
    await expect.poll(() => page.clock.runFor(1_000).then(() => again.count())).toBe(5);
    for (const empty of ['No repairs to show yet.', 'No reviews yet.']) {
      expect(await main.getByText(empty).count()).toBe(0);
    }
    await page.unroute(GRAPHQL);
    for (const left of [4, 3, 2, 1, 0]) {
      await again.first().click();
      await expect.poll(() => again.count()).toBe(left);
    }
    await section(page, 'What customers say').getByText('Four').first().waitFor();
  });
});

/** Lets time go on for the page, and then what this has set off. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}

describe('what nobody sees at first', () => {
  it('is not laid out on the first page of a visit; on every later one it has its place at once', async () => {
    const page = await visit.open('/');
    const skipped = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((each) => getComputedStyle(each).contentVisibility === 'auto')
          .map(({ localName }) => localName),
      );
    expect(await skipped()).toEqual(['div', 'footer']);
    await page.evaluate(() => (location.hash = '#/faq'));
    await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
    await page.goBack();
    await section(page, 'What customers say').waitFor();
    expect(await skipped()).toEqual([]);
  });
});

describe('the hero slider (public-site §2, Home; §9)', () => {
  it('shows the active slides by their order: a picture for 2.5 s, a film for 5 s and a still second, then the first again', async () => {
    const imageUrl = await owner.uploads(await drawing(1200, 500), 'image/png');
    const videoUrl = await owner.uploads(await film(), 'video/webm');
    const slide = async (title: string, order: number, more: object = {}) => {
      const words = { title, subtitle: `About ${title}.`, ctaText: `Go to ${title}`, ctaLink: '/services' };
      const fields = { ...words, imageUrl, order, ...more };
      return { ...fields, ...(await owner.does<Item>('POST', '/admin/hero-slides', fields)) };
    };
    const last = await slide('Film', 3, { videoUrl });
    await slide('Asleep', 2, { isActive: false });
    const second = await slide('Second', 1);
    await slide('First', 0, { backgroundColor: '#102030', textColor: '#FFEEDD' });

    const page = await openHome();
    const slider = page.getByRole('region', { name: 'From the shop' });
    const shown = slider.locator('[role=group]:not([inert])');
    const title = () => shown.locator('p').first().innerText();
    const dots = slider.getByRole('button', { name: /^Slide / });
    await slider.waitFor();
    expect(await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')))).toEqual([
      'Slide 1: First',
      'Slide 2: Second',
      'Slide 3: Film',
    ]);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await dots.first().click();
    await expect.poll(title).toBe('First');
    expect(await slideColours(shown)).toEqual(['rgb(16, 32, 48)', 'rgb(255, 238, 221)']);
    // whoever is on it reads in peace
    await pass(page, 10_000);
    expect(await title()).toBe('First');
    await page.mouse.move(0, 0);
    await pass(page, 2_400);
    expect(await title()).toBe('First');
    await pass(page, 100);
    await expect.poll(title).toBe('Second');
    await pass(page, 2_500);
    await expect.poll(title).toBe('Film');

    const video = shown.locator('video');
    const plays = () => video.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0);
    await expect.poll(plays).toBe(true);
    await pass(page, 4_900);
    expect(await plays()).toBe(true);
    await pass(page, 100);
    await expect.poll(plays).toBe(false);
    await pass(page, 900);
    expect(await title()).toBe('Film');
    await pass(page, 100);
    await expect.poll(title).toBe('First');
    await slider.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(title).toBe('Film');

    for (const { id, ...fields } of [last, second]) {
      await owner.does('PUT', `/admin/hero-slides/${id}`, { ...fields, isActive: false });
    }
    await nextPoll(page);
    await expect.poll(() => dots.count()).toBe(0);
    await page.mouse.move(0, 0);
    await pass(page, 10_000);
    expect(await title()).toBe('First');
    await slider.getByRole('link', { name: 'Go to First' }).click();
    // a press is answered with a frame before it is followed, and frames stand still with the clock
    await pass(page, 100);
    await page.waitForURL(/#\/services$/);
  });
});

const slideColours = (shown: Locator) =>
  shown.locator('> div').evaluate((slide) => {
    const { backgroundColor, color } = getComputedStyle(slide);
    return [backgroundColor, color];
  });
