import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { beforeEach } from 'vitest';
import type { DrawnPage, PageKind, PageLanguage } from '../http/pages/clientRenderer.js';
import { openPages } from '../http/pages/pages.router.js';
import { answerWithError } from '../http/rest/rest.js';
import { securityHeaders } from '../http/securityHeaders.js';
import { useTestApp } from './testApp.js';

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

/** Pages, drawn by whatever a test has draw them. */
export interface PageSite {
  app: ReturnType<typeof useTestApp>;
  /** The kinds of its pages by their paths. */
  kinds: Record<string, PageKind>;
  draw: (address: string, language: PageLanguage) => Promise<Partial<DrawnPage>>;
  /** What was drawn, in order. */
  drawn: string[];
  /** Asks for a page, and follows no redirection. */
  visit(where: string, headers?: Record<string, string>): Promise<{ status: number; headers: Headers; html: string }>;
  url: string;
}

/** A site at `https://parda.example`, anew for each test. The visitor's address comes from a header, so that a test can have many. */
export function usePageSite(): PageSite {
  const site: PageSite = {
    app: useTestApp(() => ({ publicUrl: 'https://parda.example/', trustProxy: 1 })),
    kinds: {},
    draw: async () => ({}),
    drawn: [],
    url: '',
    async visit(where, headers = {}) {
      const response = await fetch(site.url + where, {
        headers: { Accept: 'text/html', ...headers },
        redirect: 'manual',
      });
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
  };
  beforeEach(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parda-pages-'));
    mkdirSync(path.join(folder, 'assets'));
    mkdirSync(path.join(folder, '.vite'));
    writeFileSync(path.join(folder, 'index.html'), SHELL);
    writeFileSync(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
    writeFileSync(path.join(folder, 'assets', 'index.css'), 'body{margin:0}');
    writeFileSync(path.join(folder, 'assets', 'ShopPage.css'), '._shop_1{color:red}');
    writeFileSync(path.join(folder, 'assets', 'BlogPage.css'), '._blog_2{color:blue}');
    site.kinds = {
      '/': 'public',
      '/shop': 'public',
      '/Shop': 'public',
      '/shop/': 'public',
      '/SHOP//': 'public',
      '/shop/1.': 'public',
      '/track/1': 'unlisted',
      '/settings': 'undrawn',
    };
    site.drawn = [];
    site.draw = async () => ({});
    const pages = openPages(
      site.app.deps,
      folder,
      async () => ({}),
      async (_folder, language) => ({
        listedPages: ['/shop'],
        kindOf: (where) => site.kinds[where] ?? 'unknown',
        knownAddress: (address) => {
          const [where = '', search] = address.split('?');
          const known = [...new URLSearchParams(search)].filter(([name]) => ['kind', 'page'].includes(name));
          return known.length > 0 ? `${where}?${new URLSearchParams(known).toString()}` : where;
        },
        drawPage: async (address) => {
          site.drawn.push(address);
          const { head, ...page } = await site.draw(address, language);
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
    const doors = express().set('trust proxy', site.app.deps.config.trustProxy);
    doors.use(securityHeaders({ clientDir: folder }), pages.router, pages.missing, answerWithError(site.app.deps));
    const server = createServer(doors);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    };
  });
  return site;
}
