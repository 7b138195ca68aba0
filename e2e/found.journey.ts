import { describe, expect, it } from 'vitest';
import { takenOver, useVisit, type Visitor } from './support/browser.js';
import { operationOf } from './support/operations.js';
import { Owner } from './support/owner.js';
import { fillIn, PUBLIC_ROUTES } from './support/routes.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));

/** A visitor at an address with a path, and what went wrong or over the wire meanwhile. */
async function arrive(path: string, visitor?: Visitor) {
  const context = await visit.enter(visitor);
  const page = await context.newPage();
  const faults: string[] = [];
  const asked: string[] = [];
  const sheets: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) asked.push('page');
    if (request.resourceType() === 'fetch')
      asked.push(operationOf(request)?.operationName ?? new URL(request.url()).pathname);
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    const shifted: string[] = [];
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { sources?: { node?: Element | null }[] })[];
      for (const { sources } of shifts) shifted.push(...(sources ?? []).map(({ node }) => node?.className ?? '?'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(visit.url + path);
  return { context, page, faults, asked, sheets };
}

it.each(PUBLIC_ROUTES)('%s is drawn, and taken over as it is', async (route) => {
  const path = await fillIn(visit, route);
  const { context, page, faults, asked, sheets } = await arrive(path);
  await takenOver(page);
  await page.locator('main h1').first().waitFor();
  expect(faults).toEqual([]);
  expect(page.url()).toBe(path === '/' ? `${visit.url}/` : visit.address(path));
  expect(asked.filter((question) => question !== 'ContentVersion')).toEqual(['page']);
  const seen = async () => {
    const shifted = await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);
    const written = (await page.locator('#drawn-style').getAttribute('data-sheets'))!.split(' ');
    return { shifted, again: sheets.filter((sheet) => written.includes(sheet)) };
  };
  expect(await seen()).toEqual({ shifted: [], again: [] });
  await context.close();
});

it.each(['/about', '/contact'])('%s is drawn without its map, which comes with the client', async (path) => {
  const answer = await fetch(visit.url + path, { headers: { Accept: 'text/html' } });
  expect(await answer.text()).not.toContain('<iframe');
  const { context, page } = await arrive(path);
  await takenOver(page);
  await page.getByTitle('Map: where to find us').waitFor({ state: 'attached' });
  await context.close();
});

it('a page behind a secret is the same for every one, which is neither written down nor kept', async () => {
  const secret = 'known-to-nobody-else';
  const answer = await fetch(`${visit.url}/reset-password/${secret}`, { headers: { Accept: 'text/html' } });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(html).toContain('<h1');
  expect(html.replace(` data-route="/reset-password/${secret}"`, '')).not.toContain(secret);

  const context = await visit.enter();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/#.*/, '')));
  await page.goto(visit.address(`/reset-password/${secret}`));
  await takenOver(page);
  expect(asked.filter((address) => address.includes(secret))).toEqual([]);
  expect(page.url()).toBe(visit.address(`/reset-password/${secret}`));
  expect(visit.output).not.toContain(secret);
  await context.close();
});

it('an address after # asks once for its page, and never shows another one', async () => {
  const context = await visit.enter();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const root = document.getElementById('root');
      const title = root?.querySelector('main h1')?.textContent;
      if (root && title && getComputedStyle(root).visibility === 'visible') seen.add(title);
      requestAnimationFrame(look);
    };
    look();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(visit.address('/faq'));
  await takenOver(page);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toHaveLength(1);
  expect(asked.filter((path) => path !== '/graphql')).toEqual(['/', '/faq']);
  await context.close();
});

describe('hands that are quicker than the code', () => {
  /** A page whose code is held back until it is let go. */
  async function arriveAhead(path: string) {
    const context = await visit.enter();
    const page = await context.newPage();
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await isLetGo;
      await route.continue();
    });
    await page.goto(visit.url + path);
    return { context, page, letGo };
  }

  it('write, and lose nothing by a press that nobody hears yet; it stands in no address', async () => {
    const { context, page, letGo } = await arriveAhead('/login');
    const [name, password] = [page.getByLabel('Email or username'), page.getByLabel('Password', { exact: true })];
    await name.fill('sita@example.com');
    await password.fill('not the one');
    const send = page.locator('main form').getByRole('button', { name: 'Login', exact: true });
    await send.click();
    await password.press('Enter');
    expect(page.url()).not.toContain('sita');
    letGo();
    await takenOver(page);
    expect([await name.inputValue(), await password.inputValue()]).toEqual(['sita@example.com', 'not the one']);
    await send.click();
    await page.getByText('Invalid credentials.').first().waitFor();
    await context.close();
  });

  it('find the code of a form there by itself', async () => {
    const context = await visit.enter();
    const page = await context.newPage();
    await page.goto(visit.url + '/contact');
    await takenOver(page);
    // the search and the chat come once the page rests
    await page.waitForLoadState('networkidle');
    const later: string[] = [];
    page.on('request', (request) => later.push(request.url()));
    await page.getByLabel('Subject').fill('A flickering screen');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Name is required.').first().waitFor();
    expect(later.filter((address) => address.endsWith('.js'))).toEqual([]);
    expect(await page.getByLabel('Subject').inputValue()).toBe('A flickering screen');
    await context.close();
  });

  it('choose, and stay where they scrolled to', async () => {
    const { context, page, letGo } = await arriveAhead(await fillIn(visit, '/products/{product}'));
    const stars = page.getByRole('radio', { name: '3 stars' });
    await page.reload();
    await stars.check({ force: true });
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    letGo();
    await takenOver(page);
    expect(await stars.isChecked()).toBe(true);
    await page.getByText('All right', { exact: true }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await context.close();
  });

  it('write and press while a slow phone takes the form over', async () => {
    const context = await visit.enter();
    const page = await context.newPage();
    await page.goto(`${visit.url}/repair`);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const name = page.getByLabel('Full name');
    await name.pressSequentially('Sita Sharma', { delay: 40 });
    await page.getByRole('button', { name: 'Submit request' }).tap();
    await page.getByText(/^\d fields need your attention:$/).waitFor();
    expect(await name.inputValue()).toBe('Sita Sharma');
    expect(await page.getByText('Full name is required.').count()).toBe(0);
    await context.close();
  });

  it('follow a link', async () => {
    const { context, page, letGo } = await arriveAhead('/faq');
    await page.locator('main').waitFor();
    letGo();
    await page.locator('footer a[href$="/contact"]').first().click();
    await page.waitForURL(/\/contact$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  });
});

describe('without any script', () => {
  it('a product is read, and its links lead on', async () => {
    const context = await visit.enter();
    const plain = await context.browser()!.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    const answer = await page.goto(visit.url + (await fillIn(visit, '/products/{product}')));
    expect(answer?.status()).toBe(200);
    const name = await page.locator('h1').innerText();
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(name);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain('/media/parda/image/');
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
      'Product',
      'BreadcrumbList',
    ]);
    await page.locator('main a[href="/products"]').first().click();
    expect(await page.locator('h1').innerText()).toBe('Products');
    await plain.close();
    await context.close();
  });

  it('what is folded is read, too, and a link in it leads on', async () => {
    const owner = new Owner(visit);
    const answer = '<p>Fill in <a href="#/repair">the form</a>.</p>';
    await owner.does('POST', '/admin/faq-items', { question: 'How do I begin?', answer, order: 99 });
    const context = await visit.enter();
    const plain = await context.browser()!.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${visit.url}/faq`);
    const panel = page.getByRole('region', { includeHidden: true }).filter({ hasText: 'Fill in the form.' });
    expect([await panel.count(), await panel.isVisible()]).toEqual([1, false]);
    expect(await panel.locator('a').getAttribute('href')).toBe('/repair');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).toContain(`<a href=\\"${visit.url}/repair\\">`.replaceAll('<', '\\u003c'));
    await plain.close();

    const reader = await context.newPage();
    await reader.goto(`${visit.url}/faq`);
    await takenOver(reader);
    await reader.getByRole('button', { name: 'How do I begin?' }).click();
    await reader.evaluate(() => Object.assign(window, { isSamePage: true }));
    await reader.getByRole('link', { name: 'the form' }).click();
    await reader.waitForURL('**/#/repair');
    expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(true);
    await context.close();
  });

  it('each part of a list is a page of its own, and one that is none is not found', async () => {
    const read = async (where: string) => {
      const response = await fetch(visit.url + where, { headers: { Accept: 'text/html' } });
      const html = await response.text();
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      return { status: response.status, html, canonical };
    };
    const first = await read('/products?from=elsewhere');
    expect([first.status, first.canonical]).toEqual([200, `${visit.url}/products`]);
    const next = /href="(\/products\?after=[^"]*)"/.exec(first.html)![1]!.replaceAll('&amp;', '&');
    expect((await read(next)).canonical).toBe(visit.url + next);
    expect((await read('/blog?page=7&category=News')).canonical).toBe(`${visit.url}/blog?category=News`);
    expect((await read('/records?status=REPAIRED&a=b')).canonical).toBe(`${visit.url}/records?status=REPAIRED`);
    expect((await read('/records?search=sony')).canonical).toBe(`${visit.url}/records`);
    const { status, canonical } = await read('/products?after=nonsense');
    expect([status, canonical]).toEqual([404, undefined]);
  });

  it('each page says of itself what it is for', async () => {
    const sitemap = await (await fetch(`${visit.url}/sitemap.xml`)).text();
    const described = new Map<string, string[]>();
    for (const [, address] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const html = await (
        await fetch(visit.url + new URL(address!).pathname, { headers: { Accept: 'text/html' } })
      ).text();
      const description = /<meta name="description" content="(.+?)"/.exec(html)![1]!;
      expect(html).toContain(`<meta property="og:description" content="${description}"`);
      // what is not translated yet is described alike in both languages
      const key = /<html lang="(..)"/.exec(html)![1]! + description;
      described.set(key, [...(described.get(key) ?? []), address!]);
    }
    expect(described.size).toBeGreaterThan(20);
    expect([...described.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('what is hidden and what never was look alike', async () => {
    const owner = new Owner(visit);
    const path = await fillIn(visit, '/products/{product}');
    const product = await owner.reads<Record<string, unknown>>(`/products/${path.split('/').at(-1)}`);
    await owner.does('PUT', `/admin/products/${String(product.id)}`, { ...product, isPublished: false });
    const read = async (where: string) => {
      const response = await fetch(visit.url + where, { headers: { Accept: 'text/html' } });
      const html = await response.text();
      return { status: response.status, html: html.replaceAll(where, ''), name: html.includes(String(product.name)) };
    };
    const hidden = await read(path);
    expect([hidden.status, hidden.name]).toEqual([404, false]);
    expect((await read('/products/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const sitemap = await (await fetch(`${visit.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('/products/');
    expect(sitemap).not.toContain(path);
  });
});

it('a product is given on by its path', async () => {
  const { page, context } = await arrive(await fillIn(visit, '/products/{product}'), { size: 'desktop' });
  await takenOver(page);
  const path = new URL(page.url()).hash.slice(1);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  const whatsapp = await page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).last().getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toContain(visit.url + path);
  await context.close();
});
