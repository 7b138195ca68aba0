import type { Locator, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawing } from '../server/testing/mediaFiles.js';
import { takenOver, useVisit } from './support/browser.js';
import { columnsOf, expectDrawn, namesIn } from './support/cards.js';
import { atAdmin } from './support/admin.js';
import { lost, sentWith, UNREACHABLE, watchStrangers, whileFailing } from './support/operations.js';
import { Owner } from './support/owner.js';
import { bearer, logIn, registered } from './support/person.js';
import { expectLoaded } from './support/pictures.js';
import { booked } from './support/repairs.js';
import { call } from './support/server.js';
import { nextPoll, openTimed, takeTime } from './support/time.js';
import { expectToast } from './support/toasts.js';

// a shop that has just opened: nothing to buy but what the owner puts there
const visit = useVisit(() => ({ SEED: 'starter', RATE_LIMITS: 'off' }));
const owner = new Owner(visit);

const asGuest = async (path: string, body: object) => {
  const { status } = await call(visit.url, 'POST', `/api${path}`, body);
  if (status !== 201) throw new Error(`POST ${path} answered ${status}`);
};

/** Fills the shelves, the oldest thing first, and lets people speak of it and of the shop. @returns the id of each product */
async function stock() {
  const picture = await owner.uploads(await drawing(), 'image/png');
  const sell = async (name: string, product: object) =>
    (await owner.does<{ id: string }>('POST', '/admin/products', { name, description: '<p>Works.</p>', ...product }))
      .id;
  const products = {
    tv: await sell('Bravia 55', {
      price: 125_000,
      condition: 'UsedLikeNew',
      category: 'TV',
      imageUrls: [picture],
      description: '<p>One owner, <em>no</em> scratch.</p>',
    }),
    hidden: await sell('Still on the bench', { price: 1, isPublished: false }),
    screws: await sell('A bag of screws', { price: 0, condition: 'New', category: 'Part' }),
  };
  const review = (comment: string, rating: number, target: object) => {
    const author = { authorName: 'Dawa', authorEmail: `${rating}@example.com` };
    return asGuest('/reviews', { comment, rating, ...author, ...target });
  };
  const tv = { targetType: 'product', targetId: products.tv };
  const general = { targetType: 'general', subject: 'Customer Service' };
  await review('Sharp to the edges.', 5, tv);
  await review('The remote is not the first one.', 4, tv);
  await review('Friendly people.', 5, general);
  await review('A long queue.', 1, general);
  return products;
}

let products: Awaited<ReturnType<typeof stock>>;
beforeAll(async () => {
  products = await stock();
});

describe('a product (public-site §2)', () => {
  it('stands on the shelf when it is published, newest first; its page tells all that is known of it', async () => {
    const contactInfo = { phones: ['', '984-100 0222', '01-4410000'], messenger: 'parda.shop' };
    await owner.writes('contact', { contactInfo });
    const page = await openTimed(visit, '/products', { size: 'desktop' });
    const strangers = watchStrangers(page, visit.url);
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    await cards.first().waitFor();
    expect(await namesIn(main)).toEqual(['A bag of screws', 'Bravia 55']);
    expect(await columnsOf(cards)).toBe(2);
    await cards.nth(0).getByText('Price on request').waitFor();
    await expectDrawn(cards.nth(0));
    await expectLoaded(cards.nth(1).locator('img').first());
    await cards.nth(1).getByRole('link', { name: 'Bravia 55' }).click();
    await page.waitForURL(`**/#/products/${products.tv}`);

    await main.getByRole('heading', { level: 1, name: 'Bravia 55' }).waitFor();
    await expectLoaded(main.getByRole('button', { name: 'Enlarge picture: Bravia 55' }).locator('img'));
    await main.getByText(/^4\.5\s*2 reviews$/).waitFor();
    for (const fact of ['Rs. 1,25,000', 'Used - Like New', 'TV']) {
      await main.getByText(fact, { exact: true }).waitFor();
    }
    await main.locator('em', { hasText: 'no' }).waitFor();
    for (const comment of ['Sharp to the edges.', 'The remote is not the first one.']) {
      await main.getByText(comment).waitFor();
    }

    const toggle = main.getByRole('button', { name: 'Contact to Purchase' });
    const ways = main.getByRole('link', { name: /^(Call|WhatsApp|Messenger)/ });
    expect(await ways.count()).toBe(0);
    await toggle.click();
    await ways.first().waitFor();
    const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      'tel:9841000222',
      expect.stringMatching(/^https:\/\/wa\.me\/9779841000222(\?|$)/),
      'https://m.me/parda.shop',
    ]);
    await toggle.click();
    await expect.poll(() => ways.count()).toBe(0);
    await toggle.click();

    const nothing = { phones: [], whatsapp: '', messenger: '' };
    await owner.writes('contact', { contactInfo: nothing });
    await nextPoll(page);
    await main.getByText('Contact information is not available. Please try again later.', { exact: true }).waitFor();
    expect(await ways.count()).toBe(0);

    await page.goto(visit.address(`/products/${products.hidden}`));
    await main.getByRole('heading', { name: 'Product not found', exact: true }).waitFor();
    await main.getByRole('link', { name: 'Back to products' }).click();
    await page.waitForURL('**/#/products');
    expect(strangers).toEqual([]);
  });

  it('is looked at by the owner while it is being written, with the stars that it has', () =>
    atAdmin(visit, `products?edit=${products.tv}`, async (page) => {
      const form = page.getByRole('dialog', { name: 'Edit Product' });
      await form.getByLabel(/^Name/).fill('Bravia 55, cleaned');
      await form.getByRole('button', { name: 'Preview' }).click();
      const preview = page.frameLocator('iframe[title="Preview of the page"]');
      await preview.getByRole('heading', { level: 1, name: 'Bravia 55, cleaned' }).waitFor();
      await preview.getByText(/^4\.5\s*2 reviews$/).waitFor();
    }));

  it('is reviewed by a guest without a word, and not twice from one address', async () => {
    const page = await openTimed(visit, `/products/${products.screws}`);
    const main = page.getByRole('main');
    const review = async (email: string) => {
      await main.getByRole('radio', { name: '3 stars' }).check({ force: true });
      await main.getByLabel('Name').fill('Pasang');
      await main.getByLabel('Email').fill(email);
      await takeTime(page);
      await main.getByRole('button', { name: 'Submit review' }).click();
    };
    await main.getByText('No reviews yet', { exact: true }).waitFor();
    await expectDrawn(main.getByRole('article').first());
    await review('pasang@example.com');
    await expectToast(page, 'success', 'Review submitted successfully. Thank you!');
    const thanks = 'You have already reviewed this product. Thank you for your feedback!';
    await main.getByText(thanks).waitFor();
    const rating = main.getByText(/^3\.0\s*1 review$/);
    await rating.waitFor();
    // another device
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await takenOver(page);
    await review('Pasang@Example.com');
    await expectToast(page, 'error', thanks);
    await main.getByText(thanks).waitFor();
    expect(await rating.count()).toBe(1);
  });
});

describe('reviews (public-site §2, §4, §5 and §8)', () => {
  const SHOP_REVIEWS = ['A long queue.', 'Friendly people.'];
  const PRODUCT_REVIEWS = ['The remote is not the first one.', 'Sharp to the edges.'];

  it('stand newest first, and are chosen by kind and stars', async () => {
    const page = await visit.open('/reviews', { size: 'desktop' });
    const main = page.getByRole('main');
    const comments = async () => {
      const cards = await main.getByRole('article').allTextContents();
      return [...SHOP_REVIEWS, ...PRODUCT_REVIEWS].map((comment) => cards.findIndex((card) => card.includes(comment)));
    };
    const [type, rating] = [main.getByLabel('Type'), main.getByLabel('Rating')];
    const choices = (select: Locator) => select.locator('option').allTextContents();
    await main.getByRole('article').first().waitFor();
    expect(await choices(type)).toEqual(['All types', 'Products', 'Repairs', 'General']);
    expect(await choices(rating)).toEqual(['All ratings', '5 stars', '4 stars', '3 stars', '2 stars', '1 star']);
    const shown = await comments();
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(shown[0]).toBeGreaterThanOrEqual(0);
    expect(await columnsOf(main.getByRole('article'))).toBeGreaterThan(1);
    await type.selectOption('Products');
    await expect.poll(async () => (await comments()).slice(0, 2)).toEqual([-1, -1]);
    await rating.selectOption('4 stars');
    await expect.poll(comments).toEqual([-1, -1, 0, -1]);
    expect(page.url()).toContain('type=product&rating=4');
    await type.selectOption('Repairs');
    await main.getByText('No Reviews Found', { exact: true }).waitFor();
    await type.selectOption('All types');
    await rating.selectOption('1 star');
    await expect.poll(comments).toEqual([0, -1, -1, -1]);
  });

  it('of the shop are about one of five subjects, need stars, a name and an address, and survive a failure', async () => {
    const page = await openTimed(visit, '/leave-review');
    const main = page.getByRole('main');
    const submit = main.getByRole('button', { name: 'Submit review' });
    const sent = sentWith(page, 'SubmitReview');
    const subject = main.getByLabel('What is it about?');
    await subject.waitFor();
    expect(await subject.locator('option').allTextContents()).toEqual([
      'Website Experience',
      'Customer Service',
      'Repair Quality',
      'Product Quality',
      'Overall Satisfaction',
    ]);
    await subject.selectOption('Repair Quality');
    await takeTime(page);
    await submit.click();
    await main.getByText('Please select a star rating.', { exact: true }).waitFor();
    await main.getByRole('radio', { name: '2 stars' }).check({ force: true });
    const incomplete = main.getByText('Name and email are required for guest reviews.', { exact: true });
    await expect.poll(() => incomplete.count()).toBe(2);
    await main.getByLabel('Name').fill('Dolma');
    await expect.poll(() => incomplete.count()).toBe(1);
    await submit.click();
    await incomplete.waitFor();
    expect(sent).toEqual([]);

    await main.getByLabel('Email').fill('dolma@example.com');
    const refusal = { message: 'Something went wrong. Please try again later.', extensions: { code: 'INTERNAL' } };
    const refused = (route: Route) => route.fulfill({ json: { data: null, errors: [refusal] } });
    const failures = [
      [lost, UNREACHABLE],
      [refused, refusal.message],
    ] as const;
    for (const [mishap, message] of failures) {
      await whileFailing(page, 'SubmitReview', mishap, async () => {
        await submit.click();
        await expectToast(page, 'error', message);
      });
      await main.getByText(message).waitFor();
      expect(await main.getByLabel('Name').inputValue()).toBe('Dolma');
    }
    await submit.click();
    await expectToast(page, 'success', 'Review submitted successfully. Thank you!');
    const author = { authorName: 'Dolma', authorEmail: 'dolma@example.com' };
    const review = { targetType: 'GENERAL', targetId: null, subject: 'Repair Quality', rating: 2, comment: null };
    expect(sent.map(({ input }) => input)).toEqual(Array.from({ length: 3 }, () => ({ ...review, ...author })));
    await main.getByRole('link', { name: 'See all reviews' }).click();
    const newest = main.getByRole('article').first();
    await newest.getByText('Repair Quality').waitFor();
    await newest.getByText('Dolma').waitFor();
  });

  it('of a repair are asked of its customer when it is repaired and when it is delivered, until there is one', async () => {
    const person = await registered(visit);
    const id = await booked(visit, {}, bearer(person.token));
    const page = await openTimed(visit, '/faq');
    await logIn(page, visit, person, `/track/${id}`);
    const main = page.getByRole('main');
    const room = main.getByRole('heading', { name: 'Reviews of this repair' });
    const form = main.getByRole('heading', { name: 'Rate this repair' });
    await main.getByText('Requested', { exact: true }).first().waitFor();
    expect(await room.count()).toBe(0);
    const follow = async (status: string) => {
      const note = `The workshop says ${status}.`;
      await owner.does('PUT', `/admin/repairs/${id}`, { status, note });
      await nextPoll(page);
      await main.getByText(note).waitFor();
    };
    const unfinished = [
      'PICKED_UP',
      'DIAGNOSING',
      'DIAGNOSED',
      'QUOTE_APPROVED',
      'QUOTE_REJECTED',
      'REPAIRING',
      'CANCELLED',
    ];
    await follow('REPAIRED');
    await form.waitFor();
    for (const status of unfinished) {
      await follow(status);
      await expect.poll(() => room.count()).toBe(0);
    }
    await follow('DELIVERED');
    await form.waitFor();

    const sent = sentWith(page, 'SubmitReview');
    const submit = main.getByRole('button', { name: 'Submit review' });
    await submit.click();
    await main.getByText('Please select a star rating.', { exact: true }).waitFor();
    await main.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await submit.click();
    await expectToast(page, 'success', 'Thank you for your rating!');
    const review = { targetType: 'REPAIR', targetId: id, subject: null, rating: 5, comment: null };
    expect(sent.map(({ input }) => input)).toEqual([review]);
    await main.getByText('You have already reviewed this repair. Thank you for your feedback!').waitFor();
    await page.reload();
    await main.getByText('You have already reviewed this repair. Thank you for your feedback!').waitFor();
    expect(await form.count()).toBe(0);
  });
});
