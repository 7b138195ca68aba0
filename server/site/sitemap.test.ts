import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PostStatus } from '../blog/enums.js';
import { buildBlogPost } from '../blog/factory.js';
import { buildJobOpening } from '../careers/factory.js';
import { PageSlug } from '../pages/enums.js';
import { starterPages } from '../pages/starter/index.js';
import { buildProduct } from '../products/factory.js';
import { useTestApp } from '../testing/testApp.js';
import { buildTranslation } from '../translations/factory.js';
import { TranslatedKind } from '../translations/index.js';
import { securityTxt } from './securityTxt.js';
import { sitemapRouter } from './sitemap.router.js';

const app = useTestApp(() => ({ publicUrl: 'https://parda.example' }));

async function read(where: string): Promise<string> {
  const server = createServer(express().use(sitemapRouter(app.deps, async () => ['/', '/faq'])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${where}`);
  const text = await response.text();
  server.close();
  return text;
}

it('lists what guests find, and nothing that is hidden', async () => {
  const [shown, hidden] = [buildProduct(), buildProduct({ isPublished: false })];
  const [post, draft] = [buildBlogPost({ status: PostStatus.Published }), buildBlogPost({ status: PostStatus.Draft })];
  const gone = buildProduct({ deletedAt: app.now });
  const [opening, filled] = [buildJobOpening(app.now), buildJobOpening(app.now, { isActive: false })];
  await app.save<object>(shown, hidden, gone, post, draft, opening, filled);
  const paths = Array.from(
    (await read('/sitemap.xml')).matchAll(/<loc>https:\/\/parda\.example([^<]*)<\/loc>/g),
    ([, found]) => found,
  );
  const listed = ['/faq', `/products/${shown.id}`, `/blog/${post.id}`, `/careers/${opening.id}`];
  expect(paths).toEqual(['/', '/ne', ...listed.flatMap((path) => [path, `/ne${path}`])]);
});

it('names at each page its addresses in both languages, and those name it', async () => {
  await app.save<object>(buildProduct(), buildBlogPost(), buildJobOpening(app.now));
  const pages = (await read('/sitemap.xml')).split('<url>').slice(1);
  const linksOf = (page: string) =>
    Object.fromEntries(
      Array.from(page.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g), ([, ...link]) => link),
    ) as Record<string, string>;
  const listed = new Map(pages.map((page) => [/<loc>(.*?)</.exec(page)![1]!, linksOf(page)]));
  expect(listed.size).toBe(10);
  for (const [address, links] of listed) {
    expect(Object.keys(links)).toEqual(['en', 'ne', 'x-default']);
    expect(Object.values(links)).toContain(address);
    expect([links['x-default'], links.ne]).toEqual([links.en, expect.stringContaining('https://parda.example/ne')]);
    for (const other of Object.values(links)) expect(listed.get(other)).toEqual(links);
  }
});

it('says when each was last changed, whichever way', async () => {
  const products = [1, 2].map((number) => buildProduct({ createdAt: new Date(app.now.getTime() - number) }));
  const post = buildBlogPost();
  await app.save<object>(...products, post);
  // each page is there in both languages
  const changes = async () =>
    Array.from((await read('/sitemap.xml')).matchAll(/<lastmod>([^<]*)</g), ([, moment]) => moment).filter(
      (_moment, at) => at % 2 === 0,
    );
  expect(await changes()).toEqual([...products, post].map(({ createdAt }) => createdAt.toISOString()));

  const call = await app.admin();
  const moments: string[] = [];
  const later = async (change: () => Promise<{ status: number }>) => {
    app.now = new Date(app.now.getTime() + 1000);
    moments.push(app.now.toISOString());
    expect((await change()).status).toBe(200);
  };
  const [one, other] = products.map(({ id }) => id);
  const { title, author, snippet, category } = post;
  await later(() => app.viaRest('PUT', `/api/admin/products/${one}`, { name: 'TV', description: 'A', price: 1 }, call));
  await later(() =>
    app.viaGraphql(
      'mutation ($id: ID!) { changeProducts(changes: [{ id: $id, price: 9 }]) { products { id } } }',
      { id: other },
      call,
    ),
  );
  await later(() =>
    app.viaRest(
      'PUT',
      `/api/admin/blog-posts/${post.id}`,
      { title, author, snippet, category, fullContentBlocks: [] },
      call,
    ),
  );
  expect(await changes()).toEqual(moments);
});

it('tells feed readers of the newest posts, and of no draft', async () => {
  const post = buildBlogPost({ title: 'Fuses & <wires>', snippet: 'a\u0008b', status: PostStatus.Published });
  await app.save<object>(post, buildBlogPost({ title: 'Later', status: PostStatus.Draft }));
  const feed = await read('/blog.atom');
  expect(feed).toContain('<title>Fuses &amp; &lt;wires&gt;</title>');
  expect(feed).toContain('<summary>ab</summary>');
  expect(feed).toContain(`<id>urn:uuid:${post.id}</id>`);
  expect(feed).toContain(`href="https://parda.example/blog/${post.id}"`);
  expect(feed.match(/<updated>(.*)<\/updated>/g)).toEqual(
    Array(2).fill(`<updated>${post.createdAt.toISOString()}</updated>`),
  );
  expect(feed).not.toContain('Later');
});

it('tells them in the language of the feed, as far as a post is written in it', async () => {
  const [both, own] = [buildBlogPost({ title: 'Fuses', snippet: 'Small' }), buildBlogPost({ title: 'Wires' })];
  const fields = { title: 'फ्युज' };
  await app.save<object>(both, own, buildTranslation({ kind: TranslatedKind.BLOG_POST, thingId: both.id, fields }));
  const english = await read('/blog.atom');
  expect(english).toContain('xml:lang="en">\n  <id>https://parda.example/blog.atom</id>');
  expect(english).toContain('<title>Fuses</title>');
  expect(english).not.toContain('<entry xml:lang');
  const nepali = await read('/ne/blog.atom');
  expect(nepali).toContain('xml:lang="ne">\n  <id>https://parda.example/ne/blog.atom</id>');
  expect(nepali).toContain(`<entry>\n    <id>urn:uuid:${both.id}</id>\n    <title>फ्युज</title>`);
  expect(nepali).toContain('<summary>Small</summary>');
  expect(nepali).toContain(`<entry xml:lang="en">\n    <id>urn:uuid:${own.id}</id>\n    <title>Wires</title>`);
  for (const where of ['/blog.atom', `/blog/${own.id}`])
    expect(nepali).toContain(`href="https://parda.example/ne${where}"`);
});

it('has an empty feed before the first post', async () => {
  expect(await read('/blog.atom')).toContain(`<updated>${app.now.toISOString()}</updated>\n</feed>`);
});

it('tells robots where it is, and to leave the doors for programs alone', async () => {
  const lines = (await read('/robots.txt')).split('\n');
  expect(lines).toContain('Sitemap: https://parda.example/sitemap.xml');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).not.toContain('Disallow: /');
});

describe('whom to tell of a hole', () => {
  const fields = async () =>
    Object.fromEntries(
      (await read('/.well-known/security.txt'))
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );

  it('is nobody as long as there is no address', async () => {
    expect(await read('/.well-known/security.txt')).toContain('Cannot GET');
  });

  it('is the address of the contact page, by a file that never runs out (RFC 9116)', async () => {
    const pages = starterPages(app.now);
    await app.save(...pages);
    const { content } = pages.find(({ slug }) => slug === PageSlug.CONTACT)!;
    const { email } = (content as { contactInfo: { email: string } }).contactInfo;
    const said = await fields();
    expect(said).toMatchObject({
      Contact: `mailto:${email}`,
      Canonical: 'https://parda.example/.well-known/security.txt',
    });
    const days = (expires: string) => (new Date(expires).getTime() - app.now.getTime()) / (24 * 60 * 60 * 1000);
    expect(days(said.Expires)).toBeGreaterThan(170);
    expect(days(said.Expires)).toBeLessThan(365);
    app.now = new Date(app.now.getTime() + 400 * 24 * 60 * 60 * 1000);
    expect(days((await fields()).Expires)).toBeGreaterThan(170);
  });

  it('is what the settings name', () => {
    const facts = { site: 'https://parda.example', now: app.now };
    expect(securityTxt({ ...facts, contact: 'https://parda.example/report' })).toMatch(
      /^Contact: https:\/\/parda\.example\/report\n/,
    );
    expect(securityTxt({ ...facts, contact: 'security@parda.example' })).toMatch(/^Contact: mailto:security@/);
  });
});
