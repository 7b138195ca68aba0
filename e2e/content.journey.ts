import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HOSTILE_HTML } from '../server/testing/hostileHtml.js';
import { openBrowser, useVisit } from './support/browser.js';
import { operationOf } from './support/operations.js';
import { Owner } from './support/owner.js';
import { nextPoll, openTimed } from './support/time.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));
const owner = new Owner(visit);

/** Counts what the page moves without anybody having touched it, from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: false });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);

describe('what the owner changes', () => {
  it('comes onto an open page with the next poll; what did not change is not asked for again', async () => {
    const page = await openTimed(visit, '/faq', { size: 'desktop' });
    const main = page.getByRole('main');
    const [first] =
      await owner.reads<{ id: string; question: string; answer: string; order: number }[]>('/content/faq-items');
    await main.getByRole('button', { name: first!.question }).click();
    const answer = main.getByRole('region', { name: first!.question });
    await answer.waitFor();
    await page.waitForLoadState('networkidle');

    const asked: string[] = [];
    page.on('request', (request) => {
      const operation = operationOf(request);
      if (operation) asked.push(operation.operationName);
    });
    await watchShifts(page);
    await nextPoll(page);
    await expect.poll(() => asked).toEqual(['ContentVersion']);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['ContentVersion']);
    expect(await shiftsOf(page)).toEqual([]);

    const { id, ...item } = first!;
    await owner.does('PUT', `/admin/faq-items/${id}`, {
      ...item,
      category: 'General',
      question: 'Who changed this question?',
    });
    await nextPoll(page);
    await main.getByRole('button', { name: 'Who changed this question?' }).waitFor();
    // what was open stays open
    expect(await main.getByRole('region', { name: 'Who changed this question?' }).isVisible()).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('never takes away what somebody is writing', async () => {
    const page = await openTimed(visit, '/contact');
    const message = page.getByRole('main').getByRole('textbox', { name: /^Message/ });
    await message.fill('In the middle of a sen');
    const contact = await owner.reads<{ contactInfo: object }>('/content/contact');
    await owner.writes('contact', { contactInfo: { ...contact.contactInfo, hours: 'Always open' } });
    await nextPoll(page);
    await page.getByRole('main').getByText('Always open').waitFor();
    expect(await message.inputValue()).toBe('In the middle of a sen');
    expect(await message.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe('HTML that wants to run', () => {
  it('does nothing on any page that shows it, even without the security headers', async () => {
    const around = HOSTILE_HTML.map((hostile) => `<p>kept</p>${hostile}`);
    const blocks = around.map((content) => ({ type: 'text', content }));
    const sections = [
      { type: 'fullWidthText', title: 'A', paragraphs: around },
      { type: 'textWithImage', title: 'B', paragraphs: around },
      ...around.slice(0, 20).map((text) => ({ type: 'callToAction', title: 'C', text })),
    ];
    await owner.writes('about-us', { title: 'About', sections });
    await owner.writes('privacy-policy', { title: 'Privacy', content: around.join('\n') });
    await owner.writes('careers', {
      pageTitle: 'Careers',
      introductionText: around.join(''),
      whyWorkWithUsSectionTitle: 'Why',
      whyWorkWithUsContent: around.join(''),
    });
    const post = await owner.does<{ id: string }>('POST', '/admin/blog-posts', {
      title: HOSTILE_HTML[0],
      author: 'A',
      snippet: HOSTILE_HTML.join(' ').slice(0, 4000),
      category: 'TV Care Tip',
      status: 'Published',
      fullContentBlocks: blocks,
    });
    const product = await owner.does<{ id: string }>('POST', '/admin/products', {
      name: HOSTILE_HTML[8],
      description: around.join(''),
      price: 1,
    });
    await owner.does('POST', '/content/faq-items', { question: HOSTILE_HTML[0], answer: around.join('') });
    await owner.does('POST', '/admin/job-openings', { title: HOSTILE_HTML[0], summary: around.join('') });

    const browser = await openBrowser();
    try {
      // the sanitisers alone must hold
      const context = await browser.newContext({ bypassCSP: true });
      const ran: string[] = [];
      await context.exposeFunction('pwned', () => void ran.push('pwned'));
      await context.route(/evil\.example/, (route) => {
        ran.push(route.request().url());
        return route.abort();
      });
      const page = await context.newPage();
      page.on('dialog', (dialog) => void (ran.push(dialog.message()), dialog.dismiss()));
      // which of them show HTML, and not only plain texts
      const routes: [route: string, showsHtml: boolean][] = [
        ['/about', true],
        ['/privacy-policy', true],
        ['/careers', true],
        [`/blog/${post.id}`, true],
        [`/products/${product.id}`, true],
        ['/faq', true],
        ['/blog', false],
        ['/tips', false],
        ['/products', false],
        ['/', false],
      ];
      for (const [route, showsHtml] of routes) {
        await page.goto(visit.address(route));
        await page.reload();
        await page.waitForLoadState('networkidle');
        // the FAQ folds its answers away
        if (showsHtml && route !== '/faq')
          await page.getByRole('main').getByText('kept').first().waitFor({ state: 'attached' });
        const found = await page.evaluate(async () => {
          const foldedOut = document.querySelectorAll<HTMLElement>('main [aria-expanded=false]');
          for (const button of foldedOut) {
            button.click();
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
          const main = document.querySelector('main')!;
          for (const element of main.querySelectorAll('*')) {
            for (const type of ['pointerover', 'mouseover', 'focus', 'toggle', 'error'])
              element.dispatchEvent(new Event(type));
          }
          const attributes = [...main.querySelectorAll('*')].flatMap((element) =>
            [...element.attributes].filter(
              ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value),
            ),
          );
          return {
            elements: main.querySelectorAll('script, object, embed, base, meta, link, style, applet, template').length,
            attributes: attributes.map(({ name, value }) => `${name}=${value}`),
            shown: main.textContent?.includes('kept') ?? false,
          };
        });
        const { elements, attributes, shown } = found;
        expect([route, elements, attributes, shown]).toEqual([route, 0, [], showsHtml]);
      }
      expect(ran).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
