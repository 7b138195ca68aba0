import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { adminHeaders, call } from './support/server.js';
import { nextPoll, openTimed } from './support/time.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

const put = async (slug: string, content: object) =>
  call(visit.url, 'PUT', `/api/content/${slug}`, { content }, await adminHeaders(visit.url));
const get = async <Body>(path: string) => (await call<Body>(visit.url, 'GET', `/api${path}`)).body;

describe('the pages that the owner writes (public-site §2)', () => {
  it('About: a slide for each section that moves on by itself and by its dots, and six kinds of sections', async () => {
    const page = await openTimed(visit, '/about', { size: 'desktop' });
    const main = page.getByRole('main');
    const slider = main.getByRole('region').filter({ has: page.getByRole('button', { name: 'Pause slides' }) });
    const shown = slider.locator('[role=group]:not([inert])');
    await shown.waitFor();
    const first = await shown.textContent();
    await page.clock.fastForward(3_000);
    await expect.poll(() => shown.textContent()).not.toBe(first);
    await slider.getByRole('button', { name: /^Slide 1:/ }).click();
    await expect.poll(() => shown.textContent()).toBe(first);
    for (const heading of [
      'A workshop, not a counter',
      'What you can rely on',
      'The people at the bench',
      'Why we repair',
      'Where to find us',
    ]) {
      await main.getByRole('heading', { level: 2, name: heading }).waitFor();
    }
  });

  it('About without sections: one text made of title and body', async () => {
    await put('about-us', { title: 'About us', body: 'Only **this**.' });
    const page = await visit.open('/about');
    const main = page.getByRole('main');
    await main.getByText('Only this.').first().waitFor();
    expect(await main.locator('strong', { hasText: 'this' }).count()).toBe(1);
  });

  it('Services: rating, items with unknown icons, brands, a closing call that leads to the contact page, and data for machines', async () => {
    const services = await get<{ serviceItems: object[]; lastUpdated: string }>('/content/services');
    const unknown = { iconIdentifier: 'battery', title: 'Batteries', description: 'x'.repeat(120), order: 99 };
    await put('services', {
      ...services,
      serviceItems: [...services.serviceItems, unknown],
      closingCta: { title: 'Unsure?', ctaText: 'Ask us' },
    });
    const page = await visit.open('/services', { size: 'desktop' });
    const main = page.getByRole('main');
    await main
      .getByText(/\d\.\d out of 5/)
      .first()
      .waitFor();
    await main.getByText('BA', { exact: true }).first().waitFor();
    expect(await main.getByText(`${'x'.repeat(97)}...`).count()).toBe(1);
    expect(await main.getByText('x'.repeat(120)).count()).toBe(1);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({ areaServed: 'Kathmandu Valley', priceRange: '$$' });
    await main.getByRole('link', { name: 'Ask us' }).click();
    await page.waitForURL(/#\/contact$/);
  });

  it('Services: a failure of the whole page has its own sentence', async () => {
    const page = await visit.open('/faq');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('ServicesContent') ? route.abort() : route.continue(),
    );
    await page.goto(visit.address('/services'));
    await page.getByText('Something went wrong. Please try again later.').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  });

  it('Why choose us: an unknown icon is a letter, and the second link shows only whole', async () => {
    const why = await get<{ benefitItems: object[]; lastUpdated: string }>('/content/why-choose-us');
    const closingCta = { title: 'Go on', cta1Text: 'Book', cta1Link: '/repair', cta2Text: 'Half a link' };
    const benefit = { iconIdentifier: 'zebra', title: 'Stripes', description: 'None.', order: 0 };
    await put('why-choose-us', { ...why, benefitItems: [benefit], closingCta });
    const page = await visit.open('/why-choose-us');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Our Core Benefits' }).waitFor();
    await main.getByText('Z', { exact: true }).first().waitFor();
    await main.getByRole('link', { name: 'Book' }).waitFor();
    expect(await main.getByText('Half a link').count()).toBe(0);
  });

  it.each([
    ['/privacy-policy', /^Effective Date: /],
    ['/terms-of-use', /^Effective Date: /],
    ['/warranty', /^Last updated: /],
  ])('%s says since when it holds', async (route, words) => {
    const page = await visit.open(route);
    await page.getByRole('main').getByText(words).waitFor();
  });

  it('contacts of the top bar follow the contact page with the next poll', async () => {
    const page = await openTimed(visit, '/', { size: 'desktop' });
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: /WhatsApp/ }).waitFor();
    await put('contact', {
      contactInfo: { phones: ['', '9841-000-222'], whatsapp: '9841000222', messenger: 'parda.shop' },
    });
    await nextPoll(page);
    await bar.locator('a[href="tel:9841000222"]').waitFor();
    await bar.locator('a[href="https://wa.me/9779841000222"]').waitFor();
    await bar.locator('a[href="https://m.me/parda.shop"]').waitFor();
  });
});

describe('lists of one at a time (public-site §2)', () => {
  it.each(['/faq', '/tips'])('%s opens one, closes it by its own button, and closes it for another', async (route) => {
    const page = await visit.open(route);
    const buttons = page.getByRole('main').locator('button[aria-controls][aria-expanded]');
    await buttons.first().click();
    const open = page.getByRole('main').locator('button[aria-expanded=true]');
    expect(await open.count()).toBe(1);
    await buttons.nth(1).click();
    expect(await open.count()).toBe(1);
    expect(await buttons.nth(1).getAttribute('aria-expanded')).toBe('true');
    await buttons.nth(1).click();
    expect(await open.count()).toBe(0);
  });

  it('a category of the sidebar opens the posts of it', async () => {
    const page = await visit.open('/faq', { size: 'desktop' });
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /TV Care Tip/ })
      .click();
    await page.waitForURL(/#\/blog\?category=TV(\+|%20)Care(\+|%20)Tip$/);
    const posts = await get<{ category: string }[]>('/blog/posts');
    const tips = posts.filter(({ category }) => category === 'TV Care Tip').length;
    await expect.poll(() => page.getByRole('main').locator('a[href^="#/blog/"]').count()).toBe(tips);
  });
});
