import { expect, it } from 'vitest';
import { buildBlogPost } from '../blog/factory.js';
import { starterPages } from '../pages/starter/index.js';
import { buildProduct } from '../products/factory.js';
import { buildRepair } from '../repairs/factory.js';
import { SheetKind } from '../sets/enums.js';
import { buildSet } from '../sets/factory.js';
import { buildSheet } from '../sets/sheets/factory.js';
import { PAGE_SLUGS } from '../testing/legacyClient.js';
import { useTestApp } from '../testing/testApp.js';

/** How every GET of the contract answers (decisions §2). */

const app = useTestApp();

const READS = [
  ...PAGE_SLUGS.map((slug) => `/content/${slug}`),
  '/content/faq-items',
  '/content/service-prices',
  '/content/hero-slides',
  '/content/job-openings',
  '/blog/posts',
  '/blog/posts/{post}',
  '/blog/posts/{post}/comments',
  '/reviews',
  '/repairs',
  '/repairs/{repair}',
  '/products',
  '/products/{product}',
  '/products/{product}/test',
  '/repairs/{repair}/sheets',
  '/admin/cash-ups',
  '/admin/cash-ups/2026-03-02',
  '/admin/payments',
  '/admin/bills',
  '/admin/bill-settings',
  '/admin/sets',
  '/admin/sets/{set}',
  '/admin/sheet-checklist',
  '/auth/me',
  '/notifications',
  '/config',
  '/stats',
  '/admin/comments',
  '/admin/users',
  '/admin/activity-log',
  '/admin/newsletter-subscriptions',
  '/admin/email-campaigns',
];

it.each(READS)('%s is kept only to be asked again, and sent again only when it differs', async (path) => {
  const { token } = await app.admin();
  const product = buildProduct();
  const things: Record<string, { id: string }> = {
    post: buildBlogPost(),
    product,
    repair: buildRepair(),
    set: buildSet(),
  };
  const test = buildSheet(product, { kind: SheetKind.TEST, signedAt: app.now });
  await app.save<object>(...Object.values(things), test, ...starterPages(app.now));
  const filled = path.replace(/\{(\w+)\}/, (_, kind: string) => things[kind]!.id);
  const read = (t: number, known?: string) => {
    // the old front end says so with every GET
    const headers = { 'Cache-Control': 'no-cache', ...(known && { 'If-None-Match': known }) };
    return app.viaRest('GET', `/api${filled}?t=${t}`, undefined, { token, headers });
  };
  const first = await read(1);
  expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  expect(first.headers.get('Vary')?.split(/, */)).toContain('Authorization');
  const etag = first.headers.get('ETag')!;
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await read(2, etag);
  expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, undefined, etag]);
  expect((await read(3, '"another"')).status).toBe(200);
});
