// @module-tag database
import { expect, it } from 'vitest';
import { PAGE_SLUGS, type PageSlug } from '../../testing/legacyClient.js';
import {
  aDate,
  aList,
  aText,
  BOOKING,
  ISSUE,
  JOB,
  openLegacyShop,
  POST,
  PRODUCT,
  refusalOf,
  SLIDE,
} from '../../testing/legacyShop.js';
import { drawing } from '../../testing/mediaFiles.js';

const shop = openLegacyShop();

/** What the pages hold besides `lastUpdated`, by section 3. */
const PAGES: Record<PageSlug, object> = {
  'about-us': { title: aText, body: expect.any(String), sections: aList },
  services: {
    header: { title: aText },
    serviceItems: aList,
    supportedBrandsSection: { brands: aList },
    closingCta: {},
  },
  'why-choose-us': { header: { title: aText }, benefitItems: aList, closingCta: {} },
  contact: { contactInfo: { address: aText, phones: aList, email: aText, hours: aText }, locationInfo: {} },
  faq: { header: { title: aText }, faqListSection: { title: aText }, geminiSection: { title: aText } },
  'privacy-policy': { content: aText },
  'terms-of-use': { content: aText },
  'warranty-info': { content: aText },
  careers: { pageTitle: aText, introductionText: aText },
};

it.each(PAGE_SLUGS)('reads the page %s', async (slug) => {
  expect(await shop.visitor().page(slug)).toMatchObject({ ...PAGES[slug], lastUpdated: aDate });
});

it('looks at all that the shop shows', async () => {
  const owner = await shop.owner();
  const slide = await owner.adminHeroSlides.create(SLIDE);
  const job = await owner.adminJobs.create(JOB);
  const post = await owner.adminPosts.create(POST);
  const product = await owner.adminProducts.create(PRODUCT);

  const client = shop.visitor();
  expect(await client.heroSlides()).toEqual([expect.objectContaining({ id: slide.id, ...SLIDE })]);
  expect(await client.jobOpenings()).toEqual([expect.objectContaining({ id: job.id, ...JOB, postedDate: aDate })]);
  const faq = await client.faqItems();
  expect(faq[0]).toMatchObject({ id: aText, question: aText, answer: aText });
  const orders = faq.map(({ order }) => Number(order));
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(await client.posts()).toEqual([expect.objectContaining({ id: post.id, title: POST.title })]);
  expect(await client.post(post.id)).toMatchObject({ ...POST, id: post.id, createdAt: aDate });
  expect(await client.comments(post.id)).toEqual([]);
  expect(await client.products()).toEqual([expect.objectContaining({ id: product.id, ...PRODUCT, createdAt: aDate })]);
  expect(await client.product(product.id)).toMatchObject({ id: product.id, ...PRODUCT });
  expect([await client.reviews(), await client.repairs()]).toEqual([[], []]);
  expect(await client.stats()).toEqual({ completedRequests: 5000, totalRequests: 5000, currentlyServicing: 0 });
  expect(await client.config()).toMatchObject({
    media: { uploadUrl: aText, cvUploadUrl: aText, uploadPreset: aText, limits: {} },
    assistant: { configured: false, model: 'gemini-2.5-flash' },
    social: { google: false, facebook: false, x: false, github: false },
    newsletter: { doubleOptIn: false },
    currency: expect.stringContaining('Rs'),
  });
});

it('books a repair with a picture and follows it', async () => {
  const client = shop.visitor();
  const { media } = await client.config();
  const picture = new Blob([Uint8Array.from(await drawing())], { type: 'image/png' });
  const address = await client.upload(`${media.uploadUrl}/image/upload`, media.uploadPreset, picture, 'blue.png');

  const booked = await client.book({ ...BOOKING, issueImageUrls: [address] });
  expect(booked).toMatchObject({ status: 'REQUESTED', brand: 'Samsung', userId: 'guest_user', isPublic: false });
  expect(booked).toMatchObject({ submissionDate: aDate, lastUpdateDate: aDate });
  expect(booked.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);

  const tracked = await client.repair(booked.id);
  expect(tracked).toMatchObject({
    id: booked.id,
    status: 'REQUESTED',
    userName: 'Sita S.',
    deliveryOption: 'pickup',
  });
  expect(String(tracked['issueDescription']).startsWith(ISSUE.slice(0, 90))).toBe(true);
  expect(String(tracked['issueDescription']).length).toBeLessThanOrEqual(101);
  expect(await client.repairs()).toEqual([]);
  expect((await client.stats()).totalRequests).toBe(5001);
  expect(await refusalOf(client.repair('000000000000'))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

it('speaks with the shop', async () => {
  const owner = await shop.owner();
  const post = await owner.adminPosts.create(POST);
  const client = shop.visitor();
  const person = { userId: 'guest_user', authorName: 'Gita Rai', authorEmail: 'gita@example.com' };

  expect(
    await client.review({
      ...person,
      targetId: 'general',
      targetType: 'general',
      subject: 'Customer Service',
      rating: 5,
      comment: 'Kind people.',
    }),
  ).toMatchObject({ id: aText, targetType: 'general', rating: 5, authorName: 'Gita Rai', timestamp: aDate });
  const messages = [
    { targetId: 'contact-form-submission', subject: 'Contact Form: Hours', comment: 'Are you open on Saturday?' },
    { targetId: 'job-application', subject: 'Application for Technician', comment: 'Here is my CV: …' },
  ];
  for (const message of messages) {
    const sent = await client.review({ ...person, ...message, targetType: 'general', rating: 5 });
    expect(sent).toMatchObject({ id: aText, ...message });
  }
  expect((await client.reviews()).map(({ comment }) => comment)).toEqual(['Kind people.']);

  const comment = { authorName: 'Gita', authorEmailOrPhone: '+977 (1) 555-0100', content: 'Thank you!' };
  expect(await client.comment(post.id, comment)).toMatchObject({ id: aText, postId: post.id, content: 'Thank you!' });
  expect(await client.comments(post.id)).toEqual([expect.objectContaining({ authorName: 'Gita', timestamp: aDate })]);
  expect(await client.subscribe('gita@example.com')).toMatchObject({ message: 'Thank you for subscribing!' });

  const question = 'Do you mend old tubes?';
  expect(await client.ask(question)).toEqual({
    answer: 'Sorry, I am currently unavailable. Please try again later.',
    sources: aList,
  });
  const pieces = await client.chat([{ sender: 'user', text: question }]);
  expect(pieces.at(-1)).toEqual({ done: true, sources: aList });
  await client.logActivity({
    actionType: 'GEMINI_QUERY',
    description: `AI question: ${question}`,
    details: { question, answer: 'Yes.' },
  });

  // the owner reads it all: the messages among the reviews, in their shape
  expect(new Set((await owner.reviews()).map(({ subject }) => subject))).toEqual(
    new Set(['Customer Service', ...messages.map(({ subject }) => subject)]),
  );
  await shop.app.settle();
  expect((await owner.activityLog()).map(({ actionType }) => actionType)).toContain('GEMINI_QUERY');
});
