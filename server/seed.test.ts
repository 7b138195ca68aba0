// @module-tag database
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from './accounts/entity.js';
import { Bill, BillCounter } from './bills/entity.js';
import { BillKind } from './bills/enums.js';
import { BlogComment, BlogPost } from './blog/entity.js';
import { PostStatus } from './blog/enums.js';
import { blogPostSchema } from './blog/inputs.js';
import { JobOpening } from './careers/entity.js';
import type { SeedLevel } from './core/config/config.js';
import { FaqItem } from './faq/entity.js';
import { HeroSlide } from './hero/entity.js';
import { heroSlideSchema } from './hero/inputs.js';
import { MediaFile } from './media/entity.js';
import { Page } from './pages/entity.js';
import { PageSlug } from './pages/enums.js';
import { parsePage } from './pages/schemas/index.js';
import { PriceItem, PriceTemplate } from './prices/entity.js';
import { priceItemSchema, priceTemplateSchema } from './prices/inputs.js';
import { Product } from './products/entity.js';
import { productSchema } from './products/inputs.js';
import { Repair } from './repairs/entity.js';
import { RepairStatus } from './repairs/enums.js';
import { Review } from './reviews/entity.js';
import { ReviewTargetType } from './reviews/enums.js';
import { seed } from './seed.js';
import { openTestDatabase } from './testing/database.js';
import { TestApp, useTestApp } from './testing/testApp.js';

const seedInto = (app: TestApp, level: SeedLevel) =>
  seed({ ...app.ctx(), config: { ...app.deps.config, seed: level } });

const ROOMS: (new () => object)[] = [
  User,
  BlogPost,
  BlogComment,
  JobOpening,
  FaqItem,
  HeroSlide,
  MediaFile,
  Page,
  PriceItem,
  PriceTemplate,
  Product,
  Repair,
  Review,
];
const countAll = (app: TestApp): Promise<number[]> => Promise.all(ROOMS.map((room) => app.em.fork().count(room)));

describe('demo', () => {
  const app = new TestApp();
  beforeAll(async () => {
    await app.start(await openTestDatabase());
    await seedInto(app, 'demo');
  });
  afterAll(() => app.stop());

  it('has a price list with templates, whose lowest prices the services show', async () => {
    const [items, templates] = [await app.em.findAll(PriceItem), await app.em.findAll(PriceTemplate)];
    expect([items.length >= 20, templates.length]).toEqual([true, 3]);
    for (const { lines } of templates) expect(priceTemplateSchema.safeParse({ name: 'T', lines }).success).toBe(true);
    for (const item of items) expect(priceItemSchema.safeParse(item).success).toBe(true);
    const page = await app.em.findOneOrFail(Page, { slug: PageSlug.SERVICES });
    const services = parsePage(PageSlug.SERVICES, page.content).serviceItems.map(({ id }) => id);
    const shown = items.flatMap(({ serviceId }) => serviceId ?? []);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((id) => !services.includes(id))).toEqual([]);
  });

  it('shows a shop at work: repairs in all states, with history', async () => {
    const repairs = await app.em.findAll(Repair, { populate: ['history'] });
    expect(repairs.length).toBeGreaterThanOrEqual(30);
    expect(new Set(repairs.map(({ status }) => status))).toEqual(new Set(Object.values(RepairStatus)));
    for (const { history, status, lastUpdateDate } of repairs) {
      expect(history.getItems().at(-1)).toMatchObject({ status, occurredAt: lastUpdateDate });
      expect(lastUpdateDate.getTime()).toBeLessThan(app.now.getTime());
    }
  });

  it('has receipts, and the next one gets the number after them', async () => {
    const receipts = await app.em.find(Bill, { kind: BillKind.RECEIPT }, { orderBy: { issuedAt: 'asc' } });
    expect(receipts.length).toBeGreaterThanOrEqual(4);
    const byYear = Map.groupBy(receipts, ({ fiscalYear }) => fiscalYear);
    for (const [fiscalYear, bills] of byYear) {
      expect(bills.map(({ number }) => number)).toEqual(bills.map((_, index) => index + 1));
      const counter = await app.em.findOneOrFail(BillCounter, { series: 'REC', fiscalYear });
      expect(counter.last).toBe(bills.length);
    }
  });

  it('has enough of everything to look at', async () => {
    const { em } = app;
    const count = (room: new () => object, where: object = {}) => em.fork().count(room, where);
    expect(await count(Product, { isPublished: true })).toBeGreaterThanOrEqual(20);
    expect(await count(Product, { isPublished: false })).toBe(1);
    expect(await count(Product, { price: 0 })).toBe(1);
    expect(await count(BlogPost, { status: PostStatus.Published })).toBe(12);
    expect(await count(BlogPost, { status: PostStatus.Draft })).toBe(1);
    expect(await count(BlogPost, { category: 'TV Care Tip' })).toBeGreaterThanOrEqual(4);
    expect(await count(BlogComment)).toBeGreaterThanOrEqual(20);
    expect(await count(BlogComment, { adminReply: { $ne: null } })).toBeGreaterThanOrEqual(5);
    for (const targetType of Object.values(ReviewTargetType)) {
      expect(await count(Review, { targetType })).toBeGreaterThanOrEqual(12);
    }
    expect(await count(HeroSlide, { isActive: true })).toBe(3);
    expect(await count(JobOpening)).toBe(4);
    expect(await count(Page)).toBe(Object.values(PageSlug).length);
    expect(await count(User, { passwordHash: { $ne: null } })).toBe(1);
  });

  it('follows the rules that the shop itself has to follow', async () => {
    const { em } = app;
    for (const { name, description, price, category, condition, imageUrls, isPublished } of await em.findAll(Product)) {
      const product = { name, description, price, category, condition, imageUrls, isPublished };
      expect(productSchema.parse(product)).toEqual(product);
    }
    for (const { title, author, category, snippet, imageUrls, fullContentBlocks, ...post } of await em.findAll(
      BlogPost,
    )) {
      const { videoUrl, audioUrl, status } = post;
      const written = { title, author, category, snippet, imageUrls, videoUrl, audioUrl, fullContentBlocks, status };
      expect(blogPostSchema.parse(written)).toEqual(written);
      const named = fullContentBlocks.flatMap((block) => (block.type === 'image' ? [block.imageUrlsIndex] : []));
      expect(named.every((index) => index < imageUrls.length)).toBe(true);
    }
    for (const { id: _id, version: _version, ...slide } of await em.findAll(HeroSlide)) {
      expect(heroSlideSchema.parse({ ...slide })).toEqual({ ...slide });
    }
    for (const { slug, content } of await em.findAll(Page)) expect(parsePage(slug, content)).toEqual(content);
  });

  it('is dated in the past, and things of a kind never at the same moment', async () => {
    const dates = [
      (await app.em.findAll(Product)).map(({ createdAt }) => createdAt),
      (await app.em.findAll(BlogPost)).map(({ createdAt }) => createdAt),
      (await app.em.findAll(Review)).map(({ timestamp }) => timestamp),
      (await app.em.findAll(BlogComment)).map(({ timestamp }) => timestamp),
    ].map((list) => list.map((date) => date.getTime()));
    for (const list of dates) {
      expect(Math.max(...list)).toBeLessThan(app.now.getTime());
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it('dates an answer after its comment', async () => {
    for (const { adminReply, replyTimestamp, timestamp } of await app.em.findAll(BlogComment)) {
      expect(replyTimestamp === null).toBe(adminReply === null);
      if (!replyTimestamp) continue;
      expect(replyTimestamp.getTime()).toBeGreaterThan(timestamp.getTime());
      expect(replyTimestamp.getTime()).toBeLessThan(app.now.getTime());
    }
  });

  it('hands out every picture, and refers to each of them', async () => {
    const files = await app.em.findAll(MediaFile);
    expect(files.length).toBeGreaterThanOrEqual(45);
    expect(files.filter(({ unusedSince }) => unusedSince !== null)).toEqual([]);
    const answers = await Promise.all(
      files.map(({ name }) => fetch(`${app.url}/media/parda/image/upload/${name}`).then(({ status }) => status)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('is added once: a second start changes nothing, and brings back nothing that was deleted', async () => {
    await app.em.nativeDelete(FaqItem, {});
    const counts = await countAll(app);
    expect(await seedInto(app, 'demo')).toBeUndefined();
    expect(await countAll(app)).toEqual(counts);
  });
});

describe('without demo content', () => {
  const app = useTestApp();

  it.each([
    ['none', 0, 0],
    ['starter', Object.values(PageSlug).length, 8],
  ] as const)('%s makes %i pages and %i questions, and nothing to sell', async (level, pages, questions) => {
    const admin = await seedInto(app, level);
    expect(admin).toEqual({ email: 'admin@example.com', password: expect.stringMatching(/^[\w-]{12}$/) });
    const { em } = app;
    expect(await em.count(Page)).toBe(pages);
    expect(await em.count(FaqItem)).toBe(questions);
    expect(await em.count(User)).toBe(1);
    for (const room of [Product, Repair, Review, BlogPost, MediaFile])
      expect(await em.fork().count<object>(room)).toBe(0);
  });
});
