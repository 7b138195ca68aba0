// @module-tag database
import { expect, it } from 'vitest';
import type { User } from '../accounts/entity.js';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import type { BlogPost } from '../blog/entity.js';
import { PostStatus } from '../blog/enums.js';
import { buildBill } from '../bills/factory.js';
import { buildBlogComment, buildBlogPost } from '../blog/factory.js';
import { buildJobOpening } from '../careers/factory.js';
import { dayAgo } from '../core/fields/moment.js';
import { UserRole } from '../core/policy.js';
import { buildFaqItem } from '../faq/factory.js';
import { buildPriceItem, buildPriceTemplate } from '../prices/factory.js';
import { buildHeroSlide } from '../hero/factory.js';
import { buildInboxMessage } from '../inbox/factory.js';
import { buildCampaign, buildSubscription } from '../newsletter/factory.js';
import { buildNotification } from '../notifications/factory.js';
import { buildCashUp, buildPayment } from '../payments/factory.js';
import { buildProduct } from '../products/factory.js';
import { buildRepair } from '../repairs/factory.js';
import { buildReview } from '../reviews/factory.js';
import { buildSet } from '../sets/factory.js';
import type { Thing } from '../testing/legacyClient.js';
import { NOW, useTestApp } from '../testing/testApp.js';

/** The lists of section 7 as decisions §2 has them: plain arrays in their order, paged, counted, for admins with more in them. */

const app = useTestApp();

/** What the items of some lists hang on. */
interface Shop {
  admin: User;
  post: BlogPost;
}

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

/** What makes the item at a place of a list: by `order` where the specification says so, else newest first. */
const LISTS: Record<string, (place: number, shop: Shop) => { id: string }> = {
  '/content/faq-items': (place) => buildFaqItem({ order: place }),
  '/admin/price-items': (place) => buildPriceItem({ text: `Part ${String(place).padStart(5, '0')}` }),
  '/admin/price-templates': (place) => buildPriceTemplate({ name: `T ${String(place).padStart(5, '0')}` }),
  '/content/hero-slides': (place) => buildHeroSlide({ order: place }),
  '/content/job-openings': (place) => buildJobOpening(minutesAgo(place)),
  '/blog/posts': (place) => buildBlogPost({ createdAt: minutesAgo(place) }),
  '/blog/posts/{post}/comments': (place, { post }) => buildBlogComment(post, { timestamp: minutesAgo(place) }),
  '/reviews': (place) => buildReview({ timestamp: minutesAgo(place) }),
  '/repairs': (place) => buildRepair({ submissionDate: minutesAgo(place), isPublic: true }),
  '/products': (place) => buildProduct({ createdAt: minutesAgo(place) }),
  '/admin/cash-ups': (place) => buildCashUp({ day: dayAgo(place, NOW) }),
  '/admin/payments': (place) => buildPayment(buildRepair(), { at: minutesAgo(place) }),
  '/admin/bills': (place) => buildBill(buildRepair(), { issuedAt: minutesAgo(place) }),
  '/admin/sets': (place) => buildSet({ createdAt: minutesAgo(place) }),
  '/notifications': (place, { admin }) => buildNotification(admin, { timestamp: minutesAgo(place) }),
  '/admin/comments': (place, { post }) => buildBlogComment(post, { timestamp: minutesAgo(place) }),
  '/admin/users': (place) => buildUser({ createdAt: minutesAgo(place) }),
  '/admin/activity-log': (place) =>
    Object.assign(new ActivityLog(), { actionType: 'USER_LOGIN', description: 'In.', timestamp: minutesAgo(place) }),
  '/admin/newsletter-subscriptions': (place) => buildSubscription({ createdAt: minutesAgo(place) }),
  '/admin/email-campaigns': (place) => buildCampaign({ createdAt: minutesAgo(place) }),
};

it.each(Object.entries(LISTS))('%s gives at most 1,000 in their order, and pages on', async (list, itemAt) => {
  // what the list itself has already is older than all that is made here
  const shop = { admin: buildUser({ role: UserRole.ADMIN, createdAt: minutesAgo(9_999) }), post: buildBlogPost() };
  const { token } = await app.signedIn(shop.admin);
  await app.save(shop.post);
  shop.post.createdAt = minutesAgo(9_999);
  const items = Array.from({ length: 1_002 }, (_, place) => itemAt(place, shop));
  // as they come in, they are in no order
  await app.save(...items.toSorted((a, b) => a.id.localeCompare(b.id)));
  const read = async (query: string) => {
    const path = `/api${list.replace('{post}', shop.post.id)}${query}`;
    const { status, headers, body } = await app.viaRest<Thing[]>('GET', path, undefined, { token });
    expect(status).toBe(200);
    return { ids: body.map(({ id }) => id), total: Number(headers.get('X-Total-Count')) };
  };
  const whole = await read('');
  const expected = items.map(({ id }) => id);
  expect(whole.ids).toEqual(expected.slice(0, 1_000));
  expect(whole.total).toBeGreaterThanOrEqual(1_002);
  expect(await read('?limit=3&offset=999&t=1750000000000')).toEqual({ ids: expected.slice(999), total: whole.total });
  expect((await read('?offset=5000')).ids).toEqual([]);
});

/** What only an admin finds on the same path. */
const HIDDEN: [list: string, what: string, item: () => object][] = [
  ['/blog/posts', 'a draft', () => buildBlogPost({ status: PostStatus.Draft })],
  ['/products', 'an unpublished product', () => buildProduct({ isPublished: false })],
  ['/content/hero-slides', 'an inactive slide', () => buildHeroSlide({ isActive: false })],
  ['/content/job-openings', 'an inactive opening', () => buildJobOpening(NOW, { isActive: false })],
  ['/repairs', 'a private record', () => buildRepair()],
  ['/reviews', 'a review without approval', () => buildReview({ isApproved: false })],
  ['/reviews', 'a message of the inbox', () => buildInboxMessage()],
];

it.each(HIDDEN)('%s has %s for admins alone', async (list, _what, item) => {
  const [{ token }, somebody] = [await app.admin(), await app.signedIn()];
  await app.save(item());
  const seenBy = async (caller?: string) => {
    const { headers, body } = await app.viaRest<Thing[]>('GET', `/api${list}`, undefined, { token: caller });
    return [body.length, headers.get('X-Total-Count')];
  };
  expect(await Promise.all([undefined, somebody.token, token].map(seenBy))).toEqual([
    [0, '0'],
    [0, '0'],
    [1, '1'],
  ]);
});

it.each(Object.keys(LISTS))('%s refuses a page that is none', async (list) => {
  const { token } = await app.admin();
  const [post] = await app.save(buildBlogPost());
  for (const query of ['limit=0', 'limit=1001', 'limit=many', 'limit=', 'offset=-1', 'offset=1.5']) {
    const path = `/api${list.replace('{post}', post!.id)}?${query}`;
    const { status, body } = await app.viaRest('GET', path, undefined, { token });
    const [field] = query.split('=');
    expect([status, body]).toEqual([
      400,
      { code: 'BAD_INPUT', message: expect.any(String), fields: { [field!]: expect.any(String) } },
    ]);
  }
});
