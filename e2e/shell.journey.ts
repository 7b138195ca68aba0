import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useVisit, type Visitor } from './support/browser.js';
import { lost, sentWith, UNREACHABLE, whileFailing } from './support/operations.js';
import { Owner } from './support/owner.js';
import { reads } from './support/person.js';
import { banner, heading, linksOf, main, sidebar } from './support/shell.js';
import { nextPoll, openTimed, stopClock, takeTime } from './support/time.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));
const owner = new Owner(visit);

interface Post {
  id: string;
  title: string;
  category: string;
}

const POST = { author: 'Parda', snippet: 'In short.', category: 'News', status: 'Published' };

const writePost = (post: { title: string } & Record<string, unknown>) =>
  owner.does<Post>('POST', '/admin/blog-posts', { ...POST, ...post });

const DESKTOP: Visitor = { size: 'desktop' };

describe('the routes (public-site §2)', () => {
  const TABLE: [route: string, heading: string][] = [
    ['/about', 'About Parda'],
    ['/services', 'TV repair, part by part'],
    ['/why-choose-us', 'Why people bring their TV to Parda'],
    ['/repair', 'Request a Repair'],
    ['/track', 'Track a Repair'],
    ['/records', 'Public Repair Records'],
    ['/reviews', 'Customer reviews'],
    ['/leave-review', 'Leave a review'],
    ['/blog', 'Blog'],
    ['/tips', 'TV care tips'],
    ['/faq', 'Questions and answers'],
    ['/contact', 'Talk to us'],
    ['/warranty', 'Warranty Information'],
    ['/careers', 'Work at Parda'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-use', 'Terms of Use'],
    ['/products', 'Products'],
    ['/login', 'Welcome back'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password/out-of-a-mail', 'Choose a new password'],
    ['/', 'We bring the picture back.'],
  ];

  it('open what the table says, around it what all pages share, whose links lead to these routes', async () => {
    const page = await visit.open('/404', DESKTOP);
    const [left, right] = [page.getByRole('navigation', { name: 'Quick Links' }), sidebar(page)];
    const footer = page.getByRole('contentinfo');
    const search = banner(page).getByRole('button', { name: 'Search' });
    for (const [route, name] of TABLE) {
      await page.goto(visit.address(route));
      await heading(page, name).waitFor();
      await Promise.all([search, left, right, footer].map((part) => part.waitFor()));
    }
    const [nav, footerLinks, leftLinks] = await Promise.all(
      [banner(page).getByRole('navigation', { name: 'Main navigation' }), footer, left].map(linksOf),
    );
    expect(nav!.map(([words]) => words)).toEqual([
      'Home',
      'About',
      'Services',
      'Records',
      'Blog',
      'Tips',
      'FAQ',
      'Contact',
    ]);
    expect(leftLinks).toContainEqual(['Products', '#/products']);
    expect(await footer.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Quick Links',
      'Resources',
      'Legal & Company',
      'Newsletter',
    ]);
    const routes = new Set<unknown>(TABLE.map(([route]) => `#${route}`));
    const within = [...nav!, ...footerLinks!, ...leftLinks!].filter(([, href]) => href!.startsWith('#'));
    expect(within.filter(([, href]) => !routes.has(href))).toEqual([]);
    expect(await banner(page).getByText('TV repair experts in Kathmandu').isVisible()).toBe(true);

    const scrollDown = (top: number) =>
      page.evaluate((to) => {
        scrollTo(0, to);
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, top);
    const up = page.getByRole('button', { name: 'Back to top' });
    await scrollDown(300);
    expect(await up.count()).toBe(0);
    await scrollDown(301);
    await up.waitFor();
  });

  it('of one thing open that thing, which the search form of /track finds; what is unknown or a draft is not there', async () => {
    const [repairs, posts, products] = await Promise.all([
      reads<{ id: string }[]>(visit, '/repairs'),
      reads<Post[]>(visit, '/blog/posts'),
      reads<{ id: string; name: string }[]>(visit, '/products'),
    ]);
    const page = await visit.open('/track', DESKTOP);
    await main(page).getByRole('textbox').fill(repairs[0]!.id);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/#/track/${repairs[0]!.id}`);
    await page.goto(visit.address(`/blog/${posts[0]!.id}`));
    await heading(page, posts[0]!.title).waitFor();
    await page.goto(visit.address(`/products/${products[0]!.id}`));
    await heading(page, products[0]!.name).waitFor();

    const draft = await writePost({ title: 'Not yet', status: 'Draft' });
    for (const id of [draft.id, '00000000-0000-4000-8000-000000000000']) {
      await page.goto(visit.address(`/blog/${id}`));
      await page.waitForURL(/#\/404$/);
      await heading(page, 'Oops! Page Not Found.').waitFor();
      expect((await linksOf(main(page)))[0]![1]).toBe('#/');
      await page.goto(visit.address('/faq'));
      await heading(page, 'Questions and answers').waitFor();
    }
  });

  it('for people who are signed in lead a visitor to the login and name the way back; a reset without its token leads there', async () => {
    const page = await visit.open('/404');
    for (const route of ['/settings', '/change-password', '/all-notifications']) {
      await page.goto(visit.address(route));
      await page.waitForURL(`**/#/login?redirect=${encodeURIComponent(route)}`);
    }
    await page.goto(visit.address('/reset-password'));
    await page.waitForURL(/#\/login$/);
    await main(page).getByRole('tab', { name: 'Login' }).waitFor();
  });
});

describe('the top bar (public-site §2)', () => {
  it('shows the first phone, e-mail, WhatsApp and Messenger of the contact page, with its icons, and what there is of them', async () => {
    const page = await openTimed(visit, '/404', DESKTOP);
    const contacts = banner(page).getByRole('list', { name: 'Contact the shop' });
    await contacts.waitFor();
    const [{ imageUrls }] = await reads<[{ imageUrls: string[] }]>(visit, '/products');
    const write = async (contactInfo: object) => {
      await owner.writes('contact', { contactInfo });
      await nextPoll(page);
    };
    await write({
      phones: [' ', '01-4168 250', '9841000222'],
      email: 'desk@parda.example',
      whatsapp: '+977 (984) 100-0250',
      messenger: 'parda.shop',
      phoneIcon: '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
      emailIcon: imageUrls[0],
    });
    await expect
      .poll(() => linksOf(contacts))
      .toEqual([
        ['01-4168 250', 'tel:014168250'],
        ['desk@parda.example', 'mailto:desk@parda.example'],
        ['WhatsApp', 'https://wa.me/9779841000250'],
        ['Messenger', 'https://m.me/parda.shop'],
      ]);
    const icons = () =>
      contacts
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) =>
            link.querySelector('img')?.naturalWidth ? 'custom' : link.querySelector('svg') && 'ours',
          ),
        );
    await expect.poll(icons).toEqual(['custom', 'custom', 'ours', 'ours']);
    await write({ phones: [], email: null, whatsapp: '98 4100 0250', messenger: null });
    await expect.poll(() => linksOf(contacts)).toEqual([['WhatsApp', 'https://wa.me/9779841000250']]);
  });
});

describe('the sidebar (public-site §2)', () => {
  it('shows the three newest published posts, the call to book, and how many published posts each category has', async () => {
    const page = await openTimed(visit, '/404', DESKTOP);
    const aside = sidebar(page);
    const recent = aside.getByRole('region', { name: 'Recent Posts' });
    await recent.waitFor();
    const published = [];
    for (const title of ['One', 'Two', 'Three']) published.unshift(await writePost({ title, category: 'Bench' }));
    await writePost({ title: 'Four', category: 'Bench', status: 'Draft' });
    await nextPoll(page);
    await expect.poll(() => linksOf(recent)).toEqual(published.map(({ id, title }) => [title, `#/blog/${id}`]));
    const counts = Map.groupBy(await reads<Post[]>(visit, '/blog/posts'), ({ category }) => category);
    const categories = aside.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    expect((await categories.allTextContents()).toSorted()).toEqual(
      [...counts].map(([name, posts]) => `${name}${posts.length}(posts: ${posts.length})`).toSorted(),
    );
    expect(await linksOf(aside)).toContainEqual(['Request a Repair', '#/repair']);
    await aside.getByRole('heading', { name: 'Stay Updated' }).waitFor();
  });
});

describe('what changes while it is not looked at', () => {
  it('is new when somebody comes back to it', async () => {
    const offers = { description: '<p>As new.</p>', price: 9_000 };
    const { id } = await owner.does<{ id: string }>('POST', '/admin/products', { name: 'Seen before', ...offers });
    const page = await openTimed(visit, '/products', DESKTOP);
    const named = (name: string) => main(page).getByRole('heading', { name });
    await named('Seen before').waitFor();
    await banner(page).getByRole('link', { name: 'Blog' }).click();
    await heading(page, 'Blog').waitFor();
    await owner.does('PUT', `/admin/products/${id}`, { name: 'Changed meanwhile', ...offers });
    await writePost({ title: 'What is looked at' });
    await nextPoll(page);
    await main(page).getByText('What is looked at').first().waitFor();
    await page.goBack();
    await named('Changed meanwhile').waitFor();
    expect(await named('Seen before').count()).toBe(0);
  });

  it('is new when the client takes it over, long after the server drew it', async () => {
    const { id } = await writePost({ title: 'As it was drawn' });
    const context = await visit.enter();
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(visit.address('/privacy-policy'));
    // folded below the page on a phone, where the client comes with the first sign of somebody
    const recent = sidebar(page).locator('section', { has: page.locator('h2', { hasText: 'Recent Posts' }) });
    await recent.getByText('As it was drawn').waitFor({ state: 'attached' });
    await nextPoll(page);
    await owner.does('PUT', `/admin/blog-posts/${id}`, { ...POST, title: 'As it is now' });
    await nextPoll(page);
    await page.mouse.move(1, 1);
    await recent.getByText('As it is now').waitFor({ state: 'attached' });
    await sidebar(page).getByRole('button', { name: 'More from Parda' }).click();
    await recent.getByText('As it is now').waitFor();
    await context.close();
  });
});

describe('the global search (public-site §2)', () => {
  it('waits 300 ms, finds published posts by title or snippet, at most ten, and says when there are none', async () => {
    const byTitle = await writePost({ title: 'A quixel in the panel' });
    const bySnippet = await writePost({ title: 'Of dots', snippet: 'What a QUIXEL is.' });
    await writePost({ title: 'Quixel to come', status: 'Draft' });
    await writePost({ title: 'Elsewhere', fullContentBlocks: [{ type: 'text', content: 'quixel' }] });
    await Promise.all(Array.from({ length: 11 }, () => writePost({ title: 'Fuzzle' })));
    const page = await openTimed(visit, '/404', DESKTOP);
    const asked = sentWith(page, 'SiteSearch');
    await banner(page).getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const field = dialog.getByRole('textbox');
    await field.waitFor();
    await stopClock(page);
    await field.pressSequentially('qui');
    await page.clock.runFor(299);
    await field.pressSequentially('xel');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect
      .poll(async () => (await linksOf(dialog)).map(([, href]) => href))
      .toEqual([`#/blog/${bySnippet.id}`, `#/blog/${byTitle.id}`]);
    expect(asked).toEqual([{ language: 'EN', search: 'quixel' }]);
    await field.fill('fuzzle');
    await page.clock.runFor(300);
    await expect.poll(() => dialog.getByRole('link', { name: /Fuzzle/ }).count()).toBe(10);
    await field.fill('no such word');
    await page.clock.runFor(300);
    await dialog.getByText('Nothing matches "no such word".').waitFor();
  });
});

describe('the newsletter, and the toasts that speak of it (public-site §4, §5, §8)', () => {
  it('wants an address, is sent once, says how it went; a toast stays for 3 s, fades for 0.3 s, and is gone', async () => {
    const page = await openTimed(visit, '/404', DESKTOP);
    const beside = sidebar(page).locator('form');
    const field = beside.getByLabel('Your email address');
    for (const text of ['', 'maya', 'maya@example', '@example.com']) {
      await field.fill(text);
      await field.press('Enter');
      await expectToast(page, 'warning', 'Please enter a valid email address.');
    }

    const below = page.getByRole('contentinfo').locator('form');
    const sent = sentWith(page, 'SubscribeToNewsletter');
    await takeTime(page);
    await below.getByLabel('Your email address').fill('maya@example.com');
    const line = Promise.withResolvers<void>();
    const lostAtLast = (route: Route) => line.promise.then(() => lost(route));
    await whileFailing(page, 'SubscribeToNewsletter', lostAtLast, async () => {
      await below.getByRole('button', { name: 'Subscribe', exact: true }).click();
      await below.getByRole('button', { name: 'Subscribing...' }).click({ force: true });
      line.resolve();
      await expectToast(page, 'error', UNREACHABLE);
    });
    await below.getByRole('button', { name: 'Subscribe', exact: true }).waitFor();
    expect(sent).toHaveLength(1);
    expect(await below.getByLabel('Your email address').inputValue()).toBe('maya@example.com');

    await stopClock(page);
    await field.fill('maya@example.com');
    await field.press('Enter');
    const thanks = page.getByRole('region', { name: 'Messages' }).locator('> div');
    await thanks.getByText('Thank you for subscribing!').waitFor();
    const look = () =>
      thanks.evaluate((element) => {
        const { opacity, transitionProperty, transitionDuration } = getComputedStyle(element);
        return { opacity, transitionProperty, transitionDuration };
      });
    const fade = { transitionProperty: 'opacity', transitionDuration: '0.3s' };
    await page.clock.runFor(2_999);
    await expect.poll(look).toEqual({ opacity: '1', ...fade });
    await page.clock.runFor(1);
    await expect.poll(look).toEqual({ opacity: '0', ...fade });
    await page.clock.runFor(299);
    expect(await thanks.count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => thanks.count()).toBe(0);
  });
});
