import { beforeEach, describe, expect, it } from 'vitest';
import { usePageSite } from '../../testing/pageSite.js';

const site = usePageSite();
const { visit } = site;

describe('an address', () => {
  const NEPALI = { 'Accept-Language': 'ne-NP,en;q=0.5' };
  const languageAt = async (where: string, headers?: Record<string, string>) => {
    const { status, html, headers: sent } = await visit(where, headers);
    const [, language, words] = /<html lang="(..)".*<div id="root">(..)</s.exec(html) ?? [];
    expect(words).toBe(language);
    return { status, language, leadsTo: sent.get('Location') };
  };

  beforeEach(() => {
    site.draw = async (_address, language) => ({ html: language });
  });

  it('is drawn in English, and below /ne in Nepali, whoever asks', async () => {
    expect(await languageAt('/shop')).toMatchObject({ status: 200, language: 'en' });
    const english: Record<string, string>[] = [{}, { 'Accept-Language': 'en' }, { Cookie: 'parda.language=en' }];
    for (const headers of english) {
      expect(await languageAt('/ne/shop?page=2', headers)).toMatchObject({ status: 200, language: 'ne' });
    }
    expect(site.drawn).toEqual(['/shop', '/shop?page=2']);
  });

  it.each(['/ne', '/ne/', '/NE/', '/Ne/shop/'])('in Nepali is %s, too', async (where) => {
    expect(await languageAt(where)).toMatchObject({ status: 200, language: 'ne' });
  });

  it.each(['/ne/ne/shop', '/nepal', '/fr/shop', '/ne//shop', '/ne/nowhere'])('is not %s', async (where) => {
    site.draw = async () => ({});
    expect((await visit(where)).status).toBe(404);
  });

  it('leads those who chose Nepali, or whose browser prefers it, to the one in Nepali', async () => {
    const there = { status: 302, leadsTo: '/ne/shop?page=2&utm_source=mail' };
    expect(await languageAt('/shop?page=2&utm_source=mail', NEPALI)).toMatchObject(there);
    expect(
      await languageAt('/shop?page=2&utm_source=mail', { 'Accept-Language': 'en', Cookie: 'a=b; parda.language=ne' }),
    ).toMatchObject(there);
    expect(await languageAt('/', NEPALI)).toMatchObject({ status: 302, leadsTo: '/ne' });
    expect(await languageAt('/track/1', NEPALI)).toMatchObject({ status: 302, leadsTo: '/ne/track/1' });
    expect(site.drawn).toEqual([]);
  });

  it('leads nobody on who chose English, or whose choice is none of ours', async () => {
    const others: Record<string, string>[] = [
      { ...NEPALI, Cookie: 'a=b; parda.language=en' },
      { Cookie: 'parda.language=fr' },
      { 'Accept-Language': 'fr' },
    ];
    for (const headers of others) {
      expect(await languageAt('/shop', headers)).toMatchObject({ status: 200, language: 'en' });
    }
  });

  it('overwrites no choice', async () => {
    for (const where of ['/ne/shop', '/shop']) expect((await visit(where)).headers.get('Set-Cookie')).toBeNull();
    expect((await visit('/shop', NEPALI)).headers.get('Set-Cookie')).toBeNull();
  });

  it('that has another answer for somebody else says so', async () => {
    expect((await visit('/shop')).headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    const { headers } = await visit('/shop', NEPALI);
    expect([headers.get('Vary'), headers.get('Cache-Control')]).toEqual([
      'Accept-Encoding, Accept-Language, Cookie, Accept',
      'no-store',
    ]);
    expect((await visit('/ne/shop')).headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('of nothing says so in the language of who asks', async () => {
    expect(await languageAt('/nowhere', NEPALI)).toMatchObject({ status: 404, language: 'ne' });
    expect(await languageAt('/ne/nowhere')).toMatchObject({ status: 404, language: 'ne' });
  });

  it('of one’s own pages has the shell in both', async () => {
    site.kinds['/settings'] = 'undrawn';
    for (const where of ['/settings', '/ne/settings']) {
      const { status, html } = await visit(where, NEPALI);
      expect([status, html.includes('type="module"')]).toEqual([200, true]);
    }
  });

  it.each([
    ['/shop', ''],
    ['/shop?page=2', '?page=2'],
    ['/', ''],
  ])('%s and the one in the other language name both, and themselves', async (where, search) => {
    site.draw = async (address) => ({ head: { tabTitle: '', description: '', search: address.split('?')[1] } });
    const english = `https://parda.example${where}`;
    const nepali = `https://parda.example/ne${where === '/' ? '' : where}`;
    for (const [asked, own] of [
      [where, english],
      [where === '/' ? '/ne' : `/ne${where}`, nepali],
    ] as const) {
      const { html } = await visit(asked);
      const links = Array.from(
        html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g),
        ([, ...link]) => link,
      );
      expect(links).toEqual([
        ['en', english],
        ['ne', nepali],
        ['x-default', english],
      ]);
      expect(html).toContain(`<link rel="canonical" href="${own}" />`);
      expect(html).toContain(`<meta property="og:url" content="${own}" />`);
    }
    expect(search === '' || site.drawn[0]!.endsWith(search)).toBe(true);
  });

  it('in Nepali has the feed and the card of its readers, and says which language is shown', async () => {
    const { html } = await visit('/ne/shop');
    expect(html).toContain('href="/ne/blog.atom"');
    expect(html).toContain('content="https://parda.example/card-ne.png"');
    expect(html).toContain('<meta property="og:locale" content="ne_NP" />');
    site.draw = async () => ({ head: { tabTitle: '', description: '', language: 'en' } });
    expect((await visit('/ne/shop?page=2')).html).toContain('<meta property="og:locale" content="en_US" />');
  });

  it('that nobody is to find names no other', async () => {
    site.draw = async () => ({ head: { tabTitle: '', description: '', isMissing: true } });
    for (const where of ['/ne/track/1', '/shop', '/ne/nowhere']) {
      expect((await visit(where)).html).not.toMatch(/hreflang|canonical/);
    }
  });
});
