import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawing } from '../server/testing/mediaFiles.js';
import { useVisit } from './support/browser.js';
import { film } from './support/film.js';
import { hold, lost, whileFailing } from './support/operations.js';
import { Owner } from './support/owner.js';
import { expectLoaded } from './support/pictures.js';
import { booked } from './support/repairs.js';
import { call } from './support/server.js';
import { expectToStandFor, placeOf, sliderOf, slidesOf } from './support/slides.js';
import { nextPoll, openTimed } from './support/time.js';

// Nothing is written yet: every page, opening and review that is seen here was made here.
const visit = useVisit(() => ({ RATE_LIMITS: 'off', SEED: 'none' }));
const owner = new Owner(visit);

describe('About (public-site §2)', () => {
  it('is a slide of 3 seconds for each section by order, cut to 150 characters, and each section by its type', async () => {
    const picture = await owner.uploads(await drawing(800, 600, '#ffffff'), 'image/png');
    const icon = (iconIdentifier: string, title: string) => ({ iconIdentifier, title, description: `About ${title}` });
    await owner.writes('about-us', {
      title: 'About us',
      sections: [
        { type: 'fullWidthText', title: 'Long', paragraphs: ['x'.repeat(151)], alignment: 'center', order: 2 },
        {
          type: 'textWithImage',
          title: 'Whole',
          paragraphs: ['y'.repeat(150)],
          imageUrl: picture,
          ctaButtonText: 'See more',
          ctaButtonLink: '/services',
          order: 1,
        },
        {
          type: 'iconGrid',
          title: 'Icons',
          items: [icon('quality', 'Good'), icon('trust', 'True'), icon('expertise', 'Able'), icon('zebra', 'Striped')],
          order: 3,
        },
        {
          type: 'teamShowcase',
          title: 'Team',
          introductionText: 'Two of us.',
          members: [
            { name: 'Second', bioSnippet: 's'.repeat(120), order: 2 },
            { name: 'First', role: 'Chief', bioSnippet: 'f'.repeat(121), order: 1 },
          ],
          order: 4,
        },
        {
          type: 'callToAction',
          title: 'Call',
          text: 'Do it.',
          primaryCtaText: 'Go',
          primaryCtaLink: '/repair',
          order: 5,
        },
        { type: 'location', title: 'Place', address: 'Up the stairs', accessibilityInfo: 'Ring the bell.', order: 6 },
      ],
    });
    const page = await openTimed(visit, '/about', { size: 'desktop' });
    const main = page.getByRole('main');
    const slider = sliderOf(page);
    await slider.waitFor();
    const dots = slider.getByRole('button', { name: /^Slide / });
    expect(await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')))).toEqual(
      ['Whole', 'Long', 'Icons', 'Team', 'Call', 'Place'].map((title, at) => `Slide ${at + 1}: ${title}`),
    );
    const [whole, long] = await slidesOf(slider).allTextContents();
    expect([whole, long]).toEqual([`Whole${'y'.repeat(150)}`, `Long${'x'.repeat(147)}...`]);
    await expectToStandFor(3_000, slider, '1 of 6', '2 of 6');
    await dots.last().click();
    await expect.poll(() => placeOf(slider)).toBe('6 of 6');
    await expectToStandFor(3_000, slider, '6 of 6', '1 of 6');

    const headings = main.getByRole('heading', { level: 2 });
    expect(await headings.allTextContents()).toEqual(['Whole', 'Long', 'Icons', 'Team', 'Call', 'Place']);
    await expectLoaded(main.getByRole('img', { name: 'Whole' }));
    expect(await main.getByRole('link', { name: 'See more' }).getAttribute('href')).toBe('#/services');
    expect(await main.getByText('x'.repeat(151)).evaluate((text) => getComputedStyle(text).textAlign)).toBe('center');
    const cards = main.getByRole('listitem').filter({ hasText: /^.?(Good|True|Able|Striped)/ });
    expect(await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('svg').length))).toEqual([
      1, 1, 1, 0,
    ]);
    expect(await cards.last().textContent()).toBe('ZStripedAbout Striped');
    const people = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /First|Second/ }) });
    expect(await people.locator('p').allTextContents()).toEqual(['Chief', `${'f'.repeat(117)}...`, 's'.repeat(120)]);
    expect(await main.getByRole('link', { name: 'Go', exact: true }).getAttribute('href')).toBe('#/repair');
    await main.getByText('Up the stairs').last().waitFor();
    await main.getByText('Ring the bell.').waitFor();
  });

  it('without sections is one text made of title and body', async () => {
    await owner.writes('about-us', { title: 'About us', body: 'Only **this**.' });
    const page = await visit.open('/about');
    const main = page.getByRole('main');
    await main.getByText('Only this.').first().waitFor();
    expect(await main.locator('strong', { hasText: 'this' }).count()).toBe(1);
  });
});

/** What search engines read of the shop. */
const structuredData = async (page: Page) => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((data) => data['@type'] === 'LocalBusiness')!;
};

describe('Services (public-site §2)', () => {
  const service = (title: string, order: number, description = 'Done.', iconIdentifier = 'diagnostics') => ({
    iconIdentifier,
    title,
    description,
    order,
  });

  it('goes round by itself, by arrows and dots; beside the services stand a picture and the brands, twice', async () => {
    const picture = await owner.uploads(await drawing(800, 600, '#ffffff'), 'image/png');
    const page = await openTimed(visit, '/services', { size: 'desktop' });
    const main = page.getByRole('main');
    const header = { title: 'What we mend' };
    await owner.writes('services', { header, body: `<b>${'b'.repeat(151)}</b>`, serviceItems: [] });
    await nextPoll(page);
    await main.getByText('No services available', { exact: true }).waitFor();
    await main.getByText(`${'b'.repeat(150)}...`, { exact: true }).waitFor();
    expect(await main.getByRole('button', { name: 'Next slide' }).count()).toBe(0);
    expect(await main.getByText('out of 5').count()).toBe(0);
    expect(await structuredData(page)).not.toHaveProperty('aggregateRating');

    const brand = (name: string, order: number) => ({ name, logoUrl: picture, order });
    await owner.writes('services', {
      header: { ...header, subtitle: 'Nearly all.' },
      body: 'b'.repeat(151),
      serviceItems: [
        service('Second', 2, 's'.repeat(101)),
        service('First', 1, 'f'.repeat(100)),
        service('Third', 3, 'Done.', 'battery'),
      ],
      sideImageCard: { imageUrl: picture, title: 'Our bench', text: 'By the window.' },
      supportedBrandsSection: { title: 'Brands', brands: [brand('Sony', 2), brand('LG', 1)] },
      closingCta: { title: 'Unsure?' },
    });
    await nextPoll(page);
    const slider = sliderOf(page);
    await slider.waitFor();
    await main.getByText('Nearly all.').waitFor();
    expect(await main.getByText('bbb').count()).toBe(0);
    expect(await slidesOf(slider).locator('p').allTextContents()).toEqual([
      'First',
      'f'.repeat(100),
      'Second',
      `${'s'.repeat(97)}...`,
      'Third',
      'Done.',
    ]);
    await slider.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(() => placeOf(slider)).toBe('3 of 3');
    await slider.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => placeOf(slider)).toBe('1 of 3');
    await slider.getByRole('button', { name: 'Slide 2: Second' }).click();
    await expect.poll(() => placeOf(slider)).toBe('2 of 3');
    await expectToStandFor(3_000, slider, '2 of 3', '3 of 3');

    expect(await main.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['First', 'Second', 'Third']);
    expect(await main.getByText('BA', { exact: true }).count()).toBe(2);
    await main.getByText('s'.repeat(101), { exact: true }).waitFor();
    const side = main.getByRole('complementary', { name: 'Our bench' });
    await side.getByText('By the window.').waitFor();
    await expectLoaded(side.getByRole('img'));
    const logos = main.locator('ul:has(> [data-theme=light])');
    expect(await logos.count()).toBe(2);
    expect(
      await logos
        .nth(0)
        .getByRole('img')
        .evaluateAll((all) => all.map((logo) => logo.getAttribute('alt'))),
    ).toEqual(['LG', 'Sony']);
    expect(await logos.nth(1).getAttribute('aria-hidden')).toBe('true');
    expect(await logos.nth(1).locator('img').count()).toBe(2);
    expect(await main.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('#/contact');
  });

  it('counts approved reviews of repairs and of the shop, and tells machines who the shop is', async () => {
    await owner.writes('contact', { contactInfo: { address: 'Putalisadak, Kathmandu', phones: ['9841-000333'] } });
    await owner.writes('services', { header: { title: 'What we mend' }, serviceItems: [service('Only', 1)] });
    const product = await owner.does<{ id: string }>('POST', '/admin/products', {
      name: 'A set',
      description: 'Old.',
      price: 1,
      isPublished: true,
    });
    const repair = await booked(visit);
    await owner.does('PUT', `/admin/repairs/${repair}`, { status: 'DELIVERED' });
    let reviewers = 0;
    const review = async (rating: number, targetType: string, targetId?: string) => {
      reviewers += 1;
      const author = { authorName: 'Maya', authorEmail: `maya${reviewers}@example.com` };
      const sent = { targetType, targetId, rating, ...author };
      const { status, body } = await call<{ id: string }>(visit.url, 'POST', '/api/reviews', sent);
      expect(status).toBe(201);
      return body.id;
    };
    await review(5, 'general');
    await review(4, 'general');
    await review(4, 'repair', repair);
    await review(1, 'product', product.id);
    const withdrawn = await review(1, 'general');
    const query = 'mutation ($id: ID!) { setReviewApproval(id: $id, isApproved: false) { id } }';
    await call(visit.url, 'POST', '/graphql', { query, variables: { id: withdrawn } }, await owner.headers());

    const page = await visit.open('/services');
    await page.getByRole('main').getByText('4.3 out of 5', { exact: true }).waitFor();
    await page.getByRole('main').getByText('3 reviews', { exact: true }).waitFor();
    expect(await structuredData(page)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Parda',
      telephone: '9841-000333',
      url: visit.url,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Putalisadak',
        addressLocality: 'Kathmandu',
        addressCountry: 'NP',
      },
      priceRange: '$$',
      areaServed: 'Kathmandu Valley',
      makesOffer: { itemOffered: { serviceType: 'TV Repair Service', areaServed: 'Kathmandu Valley' } },
      aggregateRating: { ratingValue: '4.3', reviewCount: 3 },
    });
  });

  it('that did not come have a sentence of their own, and can be tried again', async () => {
    const page = await visit.open('/faq');
    await whileFailing(page, 'ServicesContent', lost, async () => {
      await page.goto(visit.address('/services'));
      await page.getByText('Something went wrong. Please try again later.').waitFor();
    });
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'What we mend' }).waitFor();
  });
});

/** From 0, black, to 255, white. */
async function brightnessOf(place: Locator): Promise<number> {
  const { channels } = await sharp(await place.screenshot())
    .removeAlpha()
    .stats();
  return Math.max(...channels.map(({ mean }) => mean));
}

describe('Why choose us (public-site §2)', () => {
  const KNOWN =
    'expertTechnicians qualityParts fastService fairPricing customerFirst warranty convenience communityTrust'.split(
      ' ',
    );

  it('waits behind a spinner; then a silent film, a picture or the dark lies behind benefits of 2.5 seconds, or the subtitle', async () => {
    const benefit = (iconIdentifier: string, order: number, description = 'So it is.') => ({
      iconIdentifier,
      title: `Benefit ${order}`,
      description,
      order,
    });
    const why = { header: { title: 'Why us', subtitle: 'Because.' }, benefitsTitle: 'What counts' };
    const page = await openTimed(visit, '/login', { size: 'desktop' });
    await owner.writes('why-choose-us', {
      ...why,
      headerBackgroundVideoUrl: await owner.uploads(await film(), 'video/webm'),
      benefitItems: [
        benefit('zebra', 9),
        benefit(KNOWN[1]!, 2, 'c'.repeat(100)),
        benefit(KNOWN[0]!, 1, 'd'.repeat(101)),
        ...KNOWN.slice(2).map((known, at) => benefit(known, at + 3)),
      ],
      closingCta: { title: 'Go on', cta1Text: 'Book', cta1Link: '/repair', cta2Text: 'Ask', cta2Link: '/contact' },
    });
    const release = await hold(page, 'WhyChooseUsContent');
    await page.goto(visit.address('/why-choose-us'));
    const main = page.getByRole('main');
    await main.getByRole('img', { name: 'Loading…' }).waitFor();
    release();
    const slider = sliderOf(page);
    await slider.waitFor();
    expect(await main.getByRole('img', { name: 'Loading…' }).count()).toBe(0);

    const video = main.locator('video');
    await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
    expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
      muted: true,
      loop: true,
    });
    const words = await slidesOf(slider).locator('p').allTextContents();
    expect(words.slice(0, 4)).toEqual(['Benefit 1', `${'d'.repeat(97)}...`, 'Benefit 2', 'c'.repeat(100)]);
    expect(await main.getByText('Because.').count()).toBe(0);
    await expectToStandFor(2_500, slider, '1 of 9', '2 of 9');

    await main.getByRole('heading', { level: 2, name: 'What counts' }).waitFor();
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    expect(await cards.getByRole('heading').allTextContents()).toEqual(
      Array.from({ length: 9 }, (_, at) => `Benefit ${at + 1}`),
    );
    const drawn = await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('svg').length));
    expect(drawn).toEqual([...KNOWN.map(() => 1), 0]);
    expect(await cards.last().textContent()).toMatch(/^ZBenefit 9/);
    await main.getByText('d'.repeat(101), { exact: true }).waitFor();
    expect(await main.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('#/repair');
    expect(await main.getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe('#/contact');

    const closingCta = { title: 'Go on', cta1Text: 'Book', cta1Link: '/repair', cta2Link: '/contact' };
    await owner.writes('why-choose-us', {
      ...why,
      headerBackgroundImageUrl: await owner.uploads(await drawing(800, 600, '#ffffff'), 'image/png'),
      closingCta,
    });
    await nextPoll(page);
    await main.getByText('Because.').waitFor();
    await main.getByRole('heading', { level: 1, name: 'Why us' }).waitFor();
    expect(await slider.count()).toBe(0);
    expect(await video.count()).toBe(0);
    await expectLoaded(main.locator('img'));
    expect(await main.getByRole('link').allTextContents()).toEqual(['Book']);

    await owner.writes('why-choose-us', why);
    await nextPoll(page);
    await expect.poll(() => main.locator('img').count()).toBe(0);
    expect(await brightnessOf(main.getByText('Because.'))).toBeLessThan(80);
    expect(await brightnessOf(page.getByRole('contentinfo'))).toBeGreaterThan(0);
  });

  it('gives the benefits a title, and shows a second link only whole', async () => {
    const closingCta = { title: 'Go on', cta1Text: 'Book', cta1Link: '/repair', cta2Text: 'Half a link' };
    const benefit = { iconIdentifier: 'warranty', title: 'Warranty', description: 'Six months.', order: 0 };
    await owner.writes('why-choose-us', { header: { title: 'Why us' }, benefitItems: [benefit], closingCta });
    const page = await visit.open('/why-choose-us');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Our Core Benefits' }).waitFor();
    await main.getByRole('link', { name: 'Book' }).waitFor();
    expect(await main.getByText('Half a link').count()).toBe(0);
  });
});
