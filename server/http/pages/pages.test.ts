import { describe, expect, it } from 'vitest';
import { usePageSite } from '../../testing/pageSite.js';
import { inlineSource } from '../securityHeaders.js';
import { DRAWINGS } from './drawingPlaces.js';

const HOSTILE = '</title></script><script>alert("1")</script><!--';

const site = usePageSite();
const { app, visit } = site;

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
    site.draw = async () => ({ head: { tabTitle: 'Shop', description: '', search: 'kind=TV&page=2' } });
    const { html } = await visit('/shop?page=2&kind=TV&from=elsewhere');
    expect(html).toContain('<link rel="canonical" href="https://parda.example/shop?kind=TV&amp;page=2" />');
    expect(html).toContain('<meta property="og:url" content="https://parda.example/shop?kind=TV&amp;page=2" />');
  });

  it('is drawn without a query that is longer than any of ours', async () => {
    const { status, html } = await visit(`/shop?kind=${'a'.repeat(2_000)}`);
    expect([status, site.drawn]).toEqual([200, ['/shop']]);
    expect(html).toContain('<link rel="canonical" href="https://parda.example/shop" />');
    expect((await visit(`/nowhere?kind=${'a'.repeat(2_000)}`)).status).toBe(404);
  });

  it('is found by an address with too many slashes, on this site and no other', async () => {
    const leadsTo = async (where: string) => {
      const { status, headers } = await fetch(site.url + where, {
        headers: { Accept: 'text/html' },
        redirect: 'manual',
      });
      return [status, headers.get('Location')];
    };
    expect(await leadsTo('//shop?page=2')).toEqual([301, '/shop?page=2']);
    expect(await leadsTo('/index.html')).toEqual([301, '/']);
    expect(await leadsTo('/%23/track/7K3M9QXT2BWD?x=1')).toEqual([301, '/track/7K3M9QXT2BWD?x=1']);
    expect(await leadsTo('/%23%2Ftrack%2F7K3M9QXT2BWD')).toEqual([301, '/track/7K3M9QXT2BWD']);
    expect(await leadsTo('/%23//elsewhere.example')).toEqual([301, '/elsewhere.example']);
  });

  it.each(['/%E0%A4%A', '/shop/1.'])('stands also at %s, if only to say that there is nothing', async (where) => {
    site.draw = async () => ({ head: { tabTitle: 'Gone', description: '', isMissing: true } });
    const { status, headers } = await visit(where);
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('escapes every text, whoever wrote it', async () => {
    site.draw = async () => ({
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
    site.draw = async () => ({
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
    site.draw = async () => ({ head: { tabTitle: 'Job', description: '', path: '/shop/1', search: 'job=1' } });
    const { html } = await visit('/shop?page=2');
    expect(html).toContain('<link rel="canonical" href="https://parda.example/shop/1" />');
  });

  it('is a 404 that nobody is to find, where there is nothing, whatever the reason', async () => {
    site.draw = async () => ({ head: { tabTitle: 'Gone', description: '', isMissing: true } });
    const missing = await visit('/shop');
    const unknown = await visit('/nowhere');
    for (const { status, html, headers } of [missing, unknown]) {
      expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).not.toContain('canonical');
    }
  });
});

describe('the policy of a drawn page', () => {
  const stylesOf = ({ headers }: { headers: Headers }) =>
    /style-src-elem ([^;]*)/.exec(headers.get('Content-Security-Policy')!)![1]!.split(' ');
  const rulesIn = (html: string) => /<style id="drawn-style"[^>]*>(.*?)<\/style>/.exec(html)![1]!;

  it('allows the rules in its head by their hash, and none of another page', async () => {
    const shop = await visit('/shop');
    site.draw = async () => ({ html: '<p class="_blog_2">Blog</p>' });
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
    expect([again.status, again.html, site.drawn.length]).toEqual([304, '', 1]);
    await visit('/ne/shop');
    expect(site.drawn).toHaveLength(2);
    await app.save();
    await visit('/shop');
    expect(site.drawn).toHaveLength(3);
  });

  it('is packed tighter once it comes again', async () => {
    const words = Array.from({ length: 2_000 }, (_, number) => (number * 7_919).toString(36)).join(' ');
    site.draw = async () => ({ html: `<p>${words}</p>` });
    const packed = () => visit('/shop', { 'Accept-Encoding': 'br' });
    const lengthOf = async () => Number((await packed()).headers.get('Content-Length'));
    const first = await lengthOf();
    await expect.poll(lengthOf).toBeLessThan(0.95 * first);
    expect((await packed()).html).toContain(words);
    expect(site.drawn).toEqual(['/shop']);
  });

  it('is never one whose address is a key', async () => {
    expect((await visit('/track/1')).headers.get('Cache-Control')).toBe('no-store');
    const { html } = await visit('/track/1');
    expect(site.drawn).toEqual(['/track/1', '/track/1']);
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
    expect(site.drawn).toEqual([]);
  });

  it('stands in for a page that cannot be drawn now', async () => {
    site.draw = () => Promise.reject(new Error('The database is away.'));
    expect(isForNow(await visit('/shop'))).toBe(true);
  });

  it('stands in for those who come when too many wait', async () => {
    let open = () => {};
    const closed = new Promise<void>((resolve) => (open = resolve));
    site.draw = async () => closed.then(() => ({}));
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
    expect(site.drawn).toEqual([]);
  });
});

describe('the query of an address', () => {
  it('is drawn and kept by what its page knows of it, however it is written', async () => {
    const first = await visit('/shop?kind=TV&page=2');
    for (const where of [
      '/shop?x=1&kind=TV&page=2',
      '/SHOP//?kind=TV&utm_source=a&page=2',
      '/shop?kind=TV&page=2&t=7',
    ]) {
      expect((await visit(where)).headers.get('ETag')).toBe(first.headers.get('ETag'));
    }
    expect(site.drawn).toEqual(['/shop?kind=TV&page=2']);
  });

  it('that has a secret in it keeps its capitals', async () => {
    site.kinds['/reset/aB'] = 'unlisted';
    await visit('/reset/aB?x=1');
    expect(site.drawn).toEqual(['/reset/aB']);
  });

  it.each(['/node_modules/express/index.js', '/.env', '/wp-login.php'])(
    'of a file that is not there, %s, has our page for a person',
    async (where) => {
      site.draw = async () => ({ html: '<p>Page not found</p>' });
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
    site.draw = async (address) => new Promise((resolve) => doors.set(address, () => resolve({})));
    const greedy = Array.from({ length: 20 }, (_, number) => visit(`/shop?page=${number}`));
    await expect.poll(() => site.drawn.length, PATIENT).toBe(1);
    const [open] = doors.values();
    const other = visit('/shop?kind=TV', { 'X-Forwarded-For': '203.0.113.9' });
    await expect.poll(() => site.drawn[1], PATIENT).toBe('/shop?kind=TV');
    doors.get('/shop?kind=TV')!();
    expect((await other).status).toBe(200);
    expect(site.drawn).toHaveLength(2);
    site.draw = async () => ({});
    open!();
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('gets the shell for what is too much at once, and is nobody else’s matter', async () => {
    let open = () => {};
    const closed = new Promise<void>((resolve) => (open = resolve));
    site.draw = async () => closed.then(() => ({}));
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
