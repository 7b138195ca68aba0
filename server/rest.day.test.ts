// @module-tag database
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildUser } from './accounts/factory.js';
import { hashPassword } from './accounts/signIn/password.js';
import { buildBlogPost } from './blog/factory.js';
import { UserRole } from './core/policy.js';
import { buildFaqItem } from './faq/factory.js';
import { buildHeroSlide } from './hero/factory.js';
import { PageSlug } from './pages/enums.js';
import { buildPage } from './pages/factory.js';
import { buildProduct } from './products/factory.js';
import { generateClient, type GeneratedClient } from './testing/generatedClient.js';
import { useTestApp } from './testing/testApp.js';

/**
 * A day at the shop, through a client that a public generator has made of our OpenAPI document: every call by the name that
 * the document gives it. What is sent and answered is held against the document besides (testing/contract.ts).
 */

const app = useTestApp();
let clientOf: Awaited<ReturnType<typeof generateClient>>;
beforeAll(async () => {
  clientOf = await generateClient();
}, 180_000);

// a sign-in is good for seven days from now
beforeEach(() => {
  app.now = new Date();
});

type Thing = { id: string } & Record<string, unknown>;

/** Calls by `tag.operation`. @returns the data of the answer */
const caller =
  (client: GeneratedClient) =>
  async <Data = Thing>(call: string, ...args: unknown[]): Promise<Data> => {
    const [tag, operation] = call.split('.') as [string, string];
    const calls = client[tag] as Exclude<GeneratedClient[string], (token: string | null) => void>;
    const { data } = await calls[operation]!(...args);
    return data as Data;
  };

type Caller = ReturnType<typeof caller>;

async function signedIn(email: string, password: string): Promise<Caller> {
  const client = clientOf(app.url);
  const call = caller(client);
  const { token } = await call<{ token: string }>('accounts.signIn', { email, password });
  client.setSecurityData(token);
  return call;
}

const BOOKING = {
  userName: 'Sita Sharma',
  contactNumber: '+977 9841234567',
  tvType: 'LED',
  brand: 'Samsung',
  model: 'UA43',
  issueDescription: 'No picture.',
  issueImageUrls: [],
  preferredPickupTime: '2026-12-01T10:00:00+05:45',
  pickupAddress: 'Patan, Lalitpur',
  pickupCoordinates: null,
  deliveryOption: 'pickup',
};

/** What a shop has before its day begins. */
async function openShop() {
  const admin = buildUser({
    email: 'owner@example.com',
    role: UserRole.ADMIN,
    passwordHash: await hashPassword('the key of the shop'),
  });
  const page = buildPage(PageSlug.ABOUT_US, { title: 'About' }, app.now);
  const [product, post] = [buildProduct(), buildBlogPost()];
  await app.save<object>(admin, page, product, post, buildFaqItem(), buildHeroSlide());
  return { product, post };
}

it('a visitor looks around, books, follows the repair, comments and subscribes', async () => {
  const { product, post } = await openShop();
  const visit = caller(clientOf(app.url));
  expect(await visit('pages.readPage', 'about-us')).toMatchObject({ title: 'About' });
  expect(await visit<Thing[]>('faq.listFaqItems')).toHaveLength(1);
  expect(await visit<Thing[]>('home.listHeroSlides')).toHaveLength(1);
  expect(await visit<Thing[]>('products.listProducts', { limit: 5, offset: 0 })).toMatchObject([{ id: product.id }]);
  expect(await visit('products.readProduct', product.id)).toMatchObject({ name: product.name });
  expect(await visit('blog.readBlogPost', post.id)).toMatchObject({ title: post.title });
  expect(await visit('site.readSiteStats')).toMatchObject({ totalRequests: 5000 });

  const headers = { 'Idempotency-Key': randomUUID() };
  const booked = await visit('repairs.bookRepair', BOOKING, { headers });
  const again = await visit('repairs.bookRepair', BOOKING, { headers });
  expect([booked.status, again.id]).toEqual(['REQUESTED', booked.id]);
  expect(await visit('repairs.readRepair', booked.id)).toMatchObject({ id: booked.id, contactNumber: null });

  const comment = { authorName: 'Hari', authorEmailOrPhone: 'hari@example.com', content: 'Thank you.' };
  await visit('blog.addPostComment', post.id, comment);
  expect(await visit<Thing[]>('blog.listPostComments', post.id)).toMatchObject([{ content: 'Thank you.' }]);
  const subscribed = await visit('newsletter.subscribeToNewsletter', { email: 'hari@example.com' });
  expect(subscribed.success).toBe(true);
});

it('a customer registers, reviews, and changes what is their own', async () => {
  await openShop();
  const client = clientOf(app.url);
  const call = caller(client);
  const newcomer = { username: 'sita', name: 'Sita Sharma', email: 'sita@example.com', password: 'first secret' };
  const { token } = await call<{ token: string }>('accounts.register', newcomer);
  client.setSecurityData(token);
  expect(await call('accounts.readCurrentUser')).toMatchObject({ username: 'sita', role: 'USER' });

  const booked = await call('repairs.bookRepair', BOOKING);
  expect(await call<Thing[]>('repairs.listRepairs')).toMatchObject([
    { id: booked.id, pickupAddress: 'Patan, Lalitpur' },
  ]);
  await call('repairs.setRepairVisibility', booked.id, { isPublic: true });
  const review = { targetType: 'general', rating: 5, comment: 'Quick.', subject: 'The shop' };
  expect(await call('reviews.submitReview', review)).toMatchObject({ rating: 5, authorName: 'Sita Sharma' });
  expect(await call('accounts.updatePreferences', { theme: 'dark', fontSize: 'lg' })).toMatchObject({ theme: 'dark' });
  expect(await call('accounts.updateProfile', { name: 'Sita S.' })).toMatchObject({ name: 'Sita S.' });
  await call('accounts.changePassword', { oldPassword: 'first secret', newPassword: 'second secret' });
  expect(await call<Thing[]>('notifications.listNotifications')).toEqual([]);
  await call('accounts.signOut');
  const later = await signedIn('sita', 'second secret');
  expect(await later('accounts.readCurrentUser')).toMatchObject({ preferences: { theme: 'dark', fontSize: 'lg' } });
});

it('the owner keeps the shop', async () => {
  const { post } = await openShop();
  const booked = await caller(clientOf(app.url))('repairs.bookRepair', BOOKING);
  const comment = await caller(clientOf(app.url))('blog.addPostComment', post.id, {
    authorName: 'Hari',
    authorEmailOrPhone: 'hari@example.com',
    content: 'Open on Saturday?',
  });
  const call = await signedIn('owner@example.com', 'the key of the shop');

  const about = { title: 'Who we are' };
  expect(await call('pages.savePage', 'about-us', { content: about })).toMatchObject(about);
  /** Each kind of thing is made, changed and deleted by the same names. */
  const rooms: [string, string, object, object][] = [
    ['products', 'Product', { name: 'TV', description: 'Bright.', price: 25_000.5 }, { price: 24_000 }],
    ['faq', 'FaqItem', { question: 'Open?', answer: 'Yes.', order: 1 }, { answer: 'On Saturday, too.' }],
    ['blog', 'BlogPost', { title: 'T', author: 'A', snippet: 'S', status: 'Draft' }, { status: 'Published' }],
    ['careers', 'JobOpening', { title: 'Technician', summary: 'Soldering.' }, { type: 'PartTime' }],
    [
      'home',
      'HeroSlide',
      { title: 'T', subtitle: 'S', imageUrl: 'https://example.com/a.webp', ctaText: 'Go', ctaLink: '/', order: 2 },
      { title: 'Now' },
    ],
  ];
  for (const [tag, name, thing, change] of rooms) {
    // oxlint-disable-next-line no-await-in-loop -- a person does one after the other
    const made = await call(`${tag}.create${name}`, thing);
    // oxlint-disable-next-line no-await-in-loop
    const changed = await call(`${tag}.update${name}`, made.id, { ...thing, ...change, version: made.version });
    expect(changed).toMatchObject({ id: made.id, ...change });
    // oxlint-disable-next-line no-await-in-loop
    expect(await call(`${tag}.delete${name}`, made.id)).toEqual({ success: true, id: made.id });
  }

  const person = await call('users.createUser', { username: 'gita', email: 'gita@example.com', password: 'a secret' });
  expect(await call('users.updateUser', person.id, { role: 'ADMIN' })).toMatchObject({ role: 'ADMIN' });
  await call('users.deleteUser', person.id);
  const quote = { status: 'DIAGNOSED', estimatedCost: 2500.5, note: 'The backlight.' };
  expect(await call('repairs.updateRepair', booked.id, quote)).toMatchObject({ estimatedCost: 2500.5 });
  expect(await call('blog.replyToComment', comment.id, { reply: 'We are.' })).toMatchObject({ adminReply: 'We are.' });
  await call('newsletter.sendCampaign', { subject: 'News', body: 'We are **open**.' });
  expect(await call<Thing[]>('newsletter.listCampaigns', { search: 'news' })).toHaveLength(1);
  await app.settle();
  const log = await call<Thing[]>('activityLog.listActivity', { sort: 'TIMESTAMP', direction: 'DESC', limit: 50 });
  expect(log.map(({ actionType }) => actionType)).toContain('REPAIR_STATUS_UPDATE');
  expect(await call<Thing[]>('users.listUsers', { role: 'ADMIN' })).toHaveLength(1);
  await call('repairs.deleteRepair', booked.id);
});

it('what goes wrong comes as the document says', async () => {
  const visit = caller(clientOf(app.url));
  await expect(visit('users.listUsers')).rejects.toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } });
  await expect(visit('products.readProduct', randomUUID())).rejects.toMatchObject({ error: { code: 'NOT_FOUND' } });
  await expect(visit('newsletter.subscribeToNewsletter', { email: 'nobody' })).rejects.toMatchObject({
    error: { code: 'BAD_INPUT', fields: { email: 'Please enter a valid email address.' } },
  });
});
