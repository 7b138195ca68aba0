import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/testApp.js';
import { answerWithError } from '../rest/rest.js';
import { inlineSource, securityHeaders } from '../securityHeaders.js';
import type { DrawnPage, PageKind, PageLanguage } from './clientRenderer.js';
import { DRAWINGS } from './drawingPlaces.js';
import { openPages } from './pages.router.js';

const SHELL = `<!doctype html>
<html lang="en" data-theme="light">
  <head>
    <title>Shell</title>
    <meta
      name="description"
      content="Shell"
    />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>Needs JavaScript.</noscript>
  </body>
</html>`;
const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], css: ['assets/index.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'locales/en/messages.po': { file: 'assets/en.js' },
  'locales/ne/messages.po': { file: 'assets/ne.js' },
  'shop/pages/ShopPage.tsx': { file: 'assets/ShopPage.js', css: ['assets/ShopPage.css'] },
  'blog/pages/BlogPage.tsx': { file: 'assets/BlogPage.js', css: ['assets/BlogPage.css'] },
};
const HOSTILE = '</title></script><script>alert("1")</script><!--';

// the visitor's address comes from a header, so that a test can have many
const app = useTestApp(() => ({ publicUrl: 'https://parda.example/', trustProxy: 1 }));

let folder: string;
let server: Server;
let url: string;
let draw: (address: string, language: PageLanguage) => Promise<Partial<DrawnPage>>;
let drawn: string[];

const kinds: Record<string, PageKind> = {
  '/shop': 'public',
  '/Shop': 'public',
  '/shop/': 'public',
  '/SHOP//': 'public',
  '/shop/1.': 'public',
  '/track/1': 'unlisted',
  '/settings': 'undrawn',
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'parda-pages-'));
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, 'index.html'), SHELL);
  writeFileSync(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(path.join(folder, 'assets', 'index.css'), 'body{margin:0}');
  writeFileSync(path.join(folder, 'assets', 'ShopPage.css'), '._shop_1{color:red}');
  writeFileSync(path.join(folder, 'assets', 'BlogPage.css'), '._blog_2{color:blue}');
  drawn = [];
  draw = async () => ({});
  const pages = openPages(
    app.deps,
    folder,
    async () => ({}),
    async (_folder, language) => ({
      listedPages: ['/shop'],
      kindOf: (where) => kinds[where] ?? 'unknown',
      knownAddress: (address) => {
        const [where = '', search] = address.split('?');
        const known = [...new URLSearchParams(search)].filter(([name]) => ['kind', 'page'].includes(name));
        return known.length > 0 ? `${where}?${new URLSearchParams(known).toString()}` : where;
      },
      drawPage: async (address) => {
        drawn.push(address);
        const { head, ...page } = await draw(address, language);
        const words = { tabTitle: 'Shop · Parda', title: 'Shop', description: 'What we sell.', ...head };
        const empty = {
          route: address,
          html: '<p class="_shop_1">Shop</p>',
          preloads: '',
          cache: {},
          components: ['ShopPage'],
        };
        return { ...empty, ...page, head: words };
      },
    }),
  );
  const site = express().set('trust proxy', app.deps.config.trustProxy);
  site.use(securityHeaders({ clientDir: folder }), pages.router, pages.missing, answerWithError(app.deps));
  server = createServer(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function visit(where: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + where, { headers: { Accept: 'text/html', ...headers } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('a drawn page', () => {
  it('has its words, its address and its rules before any script, which comes later', async () => {
    const { status, headers, html } = await visit('/shop?page=2');
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(html).toContain('<div id="root"><p class="_shop_1">Shop</p></div>');
    expect(html).toContain('<html lang="en" data-route="/shop?page=2"');
    expect(html).toContain('<title>Shop · Parda</title>');
    expect(html).toContain('<link rel="canonical" href="https://parda.example/shop" />');
    expect(html).toContain('<meta property="og:image" content="https://parda.example/card.png" />');
    expect(html).toContain(
      'data-sheets="/assets/index.css /assets/ShopPage.css">body{margin:0}._shop_1{color:red}</style>',
    );
    expect(html).not.toMatch(/_blog_2|<noscript|<script type="module"|rel="stylesheet"|rel="modulepreload"/);
    expect(html).toContain('name="parda-start" content="/assets/vendor.js /assets/index.js"');
    expect(html).toContain('name="parda-page" content="/assets/en.js /assets/ShopPage.js"');
  });

  it.each(['/Shop', '/shop/', '/SHOP//'])('is known by one address, also where %s was asked for', async (where) => {
    const { html } = await visit(where);
    expect(html).toContain('<link rel="canonical" href="https://parda.example/shop" />');
    expect(html).toContain('<meta property="og:url" content="https://parda.example/shop" />');
  });

  it('of a part of a list is a page of its own, and known by what of the query names it', async () => {
    draw = async () => ({ head: { tabTitle: 'Shop', description: '', search: 'kind=TV&page=2' } });
    const { html } = await visit('/shop?page=2&kind=TV&from=elsewhere');
    expect(html).toContain('<link rel="canonical" href="https://parda.example/shop?kind=TV&amp;page=2" />');
    expect(html).toContain('<meta property="og:url" content="https://parda.example/shop?kind=TV&amp;page=2" />');
  });

  it('is drawn without a query that is longer than any of ours', async () => {
    const { status, html } = await visit(`/shop?kind=${'a'.repeat(2_000)}`);
    expect([status, drawn]).toEqual([200, ['/shop']]);
    expect(html).toContain('<link rel="canonical" href="https://parda.example/shop" />');
    expect((await visit(`/nowhere?kind=${'a'.repeat(2_000)}`)).status).toBe(404);
  });

  it('is found by an address with too many slashes, on this site and no other', async () => {
    const leadsTo = async (where: string) => {
      const { status, headers } = await fetch(url + where, { headers: { Accept: 'text/html' }, redirect: 'manual' });
      return [status, headers.get('Location')];
    };
    expect(await leadsTo('//shop?page=2')).toEqual([301, '/shop?page=2']);
    expect(await leadsTo('/index.html')).toEqual([301, '/']);
    expect(await leadsTo('/%23/track/7K3M9QXT2BWD?x=1')).toEqual([301, '/track/7K3M9QXT2BWD?x=1']);
    expect(await leadsTo('/%23%2Ftrack%2F7K3M9QXT2BWD')).toEqual([301, '/track/7K3M9QXT2BWD']);
    expect(await leadsTo('/%23//elsewhere.example')).toEqual([301, '/elsewhere.example']);
  });

  it.each(['/%E0%A4%A', '/shop/1.'])('stands also at %s, if only to say that there is nothing', async (where) => {
    draw = async () => ({ head: { tabTitle: 'Gone', description: '', isMissing: true } });
    const { status, headers } = await visit(where);
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('escapes every text, whoever wrote it', async () => {
    draw = async () => ({
      head: {
        tabTitle: HOSTILE,
        title: HOSTILE,
        description: HOSTILE,
        picture: { url: `/a"${HOSTILE}`, width: 4, height: 3 },
        structuredData: [{ name: HOSTILE }],
      },
      cache: { name: HOSTILE },
      route: `/shop?q="${HOSTILE}`,
    });
    const { html } = await visit('/shop');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    const start = /id="drawn-start">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(start)).toEqual({ version: expect.any(Number), cache: { name: HOSTILE } });
  });

  it('has its picture as others show it, with its size, and speaks the language of its text', async () => {
    draw = async () => ({
      head: { tabTitle: 'Post', description: '', language: 'ne', picture: { url: '/a.jpg', width: 1280, height: 720 } },
    });
    const { html } = await visit('/shop');
    for (const [property, content] of [
      ['og:locale', 'ne_NP'],
      ['og:image', 'https://parda.example/a.jpg'],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1280'],
      ['og:image:height', '720'],
    ]) {
      expect(html).toContain(`<meta property="${property}" content="${content}" />`);
    }
    expect(html).toContain('<link rel="alternate" type="application/atom+xml" title="Parda" href="/blog.atom" />');
  });

  it('is known by another path where that is the one that its components say', async () => {
    draw = async () => ({ head: { tabTitle: 'Job', description: '', path: '/shop/1', search: 'job=1' } });
    const { html } = await visit('/shop?page=2');
    expect(html).toContain('<link rel="canonical" href="https://parda.example/shop/1" />');
  });

  it('is a 404 that nobody is to find, where there is nothing, whatever the reason', async () => {
    draw = async () => ({ head: { tabTitle: 'Gone', description: '', isMissing: true } });
    const missing = await visit('/shop');
    const unknown = await visit('/nowhere');
    for (const { status, html, headers } of [missing, unknown]) {
      expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).not.toContain('canonical');
    }
  });

  it('speaks the language of the device, else of the browser, else English', async () => {
    draw = async (_address, language) => ({ html: language });
    const languageIn = async (headers: Record<string, string>) =>
      /<html lang="(..)".*<div id="root">\1</s.exec((await visit('/shop', headers)).html)?.[1];
    expect(await languageIn({ 'Accept-Language': 'ne-NP,en;q=0.5' })).toBe('ne');
    expect(await languageIn({ 'Accept-Language': 'ne', Cookie: 'a=b; parda.language=en' })).toBe('en');
    expect(await languageIn({ Cookie: 'parda.language=fr' })).toBe('en');
    expect((await visit('/shop')).headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  });
});

describe('the policy of a drawn page', () => {
  const stylesOf = ({ headers }: { headers: Headers }) =>
    /style-src-elem ([^;]*)/.exec(headers.get('Content-Security-Policy')!)![1]!.split(' ');
  const rulesIn = (html: string) => /<style id="drawn-style"[^>]*>(.*?)<\/style>/.exec(html)![1]!;

  it('allows the rules in its head by their hash, and none of another page', async () => {
    const shop = await visit('/shop');
    draw = async () => ({ html: '<p class="_blog_2">Blog</p>' });
    const blog = await visit('/track/1');
    expect(stylesOf(shop)).toContain(inlineSource(rulesIn(shop.html)));
    expect(stylesOf(blog)).toContain(inlineSource(rulesIn(blog.html)));
    expect(stylesOf(blog)).not.toContain(inlineSource(rulesIn(shop.html)));
    expect(stylesOf(shop)).not.toContain("'unsafe-inline'");
  });

  it('is the same for who has the page already', async () => {
    const first = await visit('/shop');
    const again = await visit('/shop', { 'If-None-Match': first.headers.get('ETag')! });
    expect([again.status, stylesOf(again)]).toEqual([304, stylesOf(first)]);
  });
});

describe('a page in memory', () => {
  it('is drawn once for everybody, until what visitors see has changed', async () => {
    const { headers } = await visit('/shop');
    const again = await visit('/shop', { 'If-None-Match': headers.get('ETag')! });
    expect([again.status, again.html, drawn.length]).toEqual([304, '', 1]);
    await visit('/shop', { 'Accept-Language': 'ne' });
    expect(drawn).toHaveLength(2);
    await app.save();
    await visit('/shop');
    expect(drawn).toHaveLength(3);
  });

  it('is packed tighter once it comes again', async () => {
    const words = Array.from({ length: 2_000 }, (_, number) => (number * 7_919).toString(36)).join(' ');
    draw = async () => ({ html: `<p>${words}</p>` });
    const packed = () => visit('/shop', { 'Accept-Encoding': 'br' });
    const lengthOf = async () => Number((await packed()).headers.get('Content-Length'));
    const first = await lengthOf();
    await expect.poll(lengthOf).toBeLessThan(0.95 * first);
    expect((await packed()).html).toContain(words);
    expect(drawn).toEqual(['/shop']);
  });

  it('is never one whose address is a key', async () => {
    expect((await visit('/track/1')).headers.get('Cache-Control')).toBe('no-store');
    const { html } = await visit('/track/1');
    expect(drawn).toEqual(['/track/1', '/track/1']);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('og:url');
  });
});

describe('the shell, in which the browser draws the page itself', () => {
  const isShell = ({ html, headers }: Awaited<ReturnType<typeof visit>>) =>
    html.includes('type="module"') && headers.get('Cache-Control') === 'no-store';
  /** Search engines are to come again, and to forget nothing meanwhile. */
  const isForNow = (answer: Awaited<ReturnType<typeof visit>>) =>
    isShell(answer) &&
    answer.status === 503 &&
    answer.headers.get('Retry-After') === '60' &&
    !answer.html.includes('noindex');

  it('stands in for one’s own pages, which nobody is to find', async () => {
    const answer = await visit('/settings');
    expect(isShell(answer) && answer.status === 200 && answer.html.includes('noindex')).toBe(true);
    expect(drawn).toEqual([]);
  });

  it('stands in for a page that cannot be drawn now', async () => {
    draw = () => Promise.reject(new Error('The database is away.'));
    expect(isForNow(await visit('/shop'))).toBe(true);
  });

  it('stands in for those who come when too many wait', async () => {
    let open = () => {};
    const closed = new Promise<void>((resolve) => (open = resolve));
    draw = async () => closed.then(() => ({}));
    const visits = Array.from({ length: 60 }, (_, number) =>
      visit(`/shop?page=${number}`, { 'X-Forwarded-For': `203.0.113.${number}` }),
    );
    const first = await Promise.race(visits);
    expect(isForNow(first)).toBe(true);
    open();
    const answers = await Promise.all(visits);
    expect(answers.filter((answer) => !isShell(answer)).length).toBeGreaterThan(40);
  });

  it('answers nobody who asked for something else', async () => {
    for (const [where, Accept] of [
      ['/shop', 'application/json'],
      ['/shop/picture.png', '*/*'],
      ['/node_modules/index.js', 'application/json'],
    ] as const) {
      const { status, html } = await visit(where, { Accept });
      expect([status, JSON.parse(html)]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found.' }]);
    }
    expect(drawn).toEqual([]);
  });
});

describe('an address', () => {
  it('is drawn and kept by what its page knows of it, however it is written', async () => {
    const first = await visit('/shop?kind=TV&page=2');
    for (const where of [
      '/shop?x=1&kind=TV&page=2',
      '/SHOP//?kind=TV&utm_source=a&page=2',
      '/shop?kind=TV&page=2&t=7',
    ]) {
      expect((await visit(where)).headers.get('ETag')).toBe(first.headers.get('ETag'));
    }
    expect(drawn).toEqual(['/shop?kind=TV&page=2']);
  });

  it('that has a secret in it keeps its capitals', async () => {
    kinds['/reset/aB'] = 'unlisted';
    await visit('/reset/aB?x=1');
    expect(drawn).toEqual(['/reset/aB']);
  });

  it.each(['/node_modules/express/index.js', '/.env', '/wp-login.php'])(
    'of a file that is not there, %s, has our page for a person',
    async (where) => {
      draw = async () => ({ html: '<p>Page not found</p>' });
      const { status, html } = await visit(where, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect([status, html.includes('<p>Page not found</p>')]).toEqual([404, true]);
    },
  );
});

describe('one visitor', () => {
  /** It comes when it comes: a machine may be busy. */
  const PATIENT = { timeout: 60_000 };

  it('is drawn one page after the other, in turn with the others', async () => {
    const doors = new Map<string, () => void>();
    draw = async (address) => new Promise((resolve) => doors.set(address, () => resolve({})));
    const greedy = Array.from({ length: 20 }, (_, number) => visit(`/shop?page=${number}`));
    await expect.poll(() => drawn.length, PATIENT).toBe(1);
    const [open] = doors.values();
    const other = visit('/shop?kind=TV', { 'X-Forwarded-For': '203.0.113.9' });
    await expect.poll(() => drawn[1], PATIENT).toBe('/shop?kind=TV');
    doors.get('/shop?kind=TV')!();
    expect((await other).status).toBe(200);
    expect(drawn).toHaveLength(2);
    draw = async () => ({});
    open!();
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('gets the shell for what is too much at once, and is nobody else’s matter', async () => {
    let open = () => {};
    const closed = new Promise<void>((resolve) => (open = resolve));
    draw = async () => closed.then(() => ({}));
    const answers: Awaited<ReturnType<typeof visit>>[] = [];
    const visits = Array.from({ length: 64 }, async (_, number) => answers.push(await visit(`/shop?page=${number}`)));
    await expect.poll(() => answers.length, PATIENT).toBe(33);
    for (const { status, headers, html } of answers) {
      expect([status, headers.get('Retry-After'), html.includes('type="module"')]).toEqual([429, '5', true]);
    }
    open();
    await Promise.all(visits);
    expect(answers.slice(33).map(({ status }) => status)).toEqual(Array(31).fill(200));
    expect((await visit('/shop', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(200);
  });

  it('is drawn so many pages a minute; what is kept is free', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    for (let page = 0; page < DRAWINGS.points; page++) {
      expect((await visit(`/shop?page=${page}`, from)).status).toBe(200);
    }
    const refused = await visit('/shop?page=new', from);
    expect([refused.status, refused.html.includes('type="module"')]).toEqual([429, true]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await visit('/shop?page=7&x=1', from)).status).toBe(200);
    await app.save();
    expect((await visit('/shop', from)).status).toBe(200);
    expect((await visit('/shop?page=new', { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(200);
  });
});
