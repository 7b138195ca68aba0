import { ref } from '@mikro-orm/core';
import { expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { PostStatus } from '../blog/enums.js';
import { buildBlogComment, buildBlogPost } from '../blog/factory.js';
import { buildJobOpening } from '../careers/factory.js';
import { buildHeroSlide } from '../hero/factory.js';
import { buildInboxMessage } from '../inbox/factory.js';
import { buildCampaign, buildSubscription } from '../newsletter/factory.js';
import { buildNotification } from '../notifications/factory.js';
import { buildProduct } from '../products/factory.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair, withHistory } from '../repairs/factory.js';
import { restRoutes } from '../rooms.js';
import { ProductAvailability } from '../products/enums.js';
import { SheetKind } from '../sets/enums.js';
import { buildSet } from '../sets/factory.js';
import { buildSheet } from '../sets/sheets/factory.js';
import { buildReview } from '../reviews/factory.js';
import { NOW, useTestApp } from '../testing/testApp.js';

/** What is nobody else's business leaves through no GET of the contract (decisions §3). */

const app = useTestApp();

/** Stands in everything that a stranger may not read. */
const PRIVATE = 'confidential';
/** Of an issue the tracking view shows 100 characters. */
const ISSUE = `${'No picture. '.repeat(9)}${PRIVATE}`;
const EMAIL = `${PRIVATE}@example.com`;

/** A shop in which everything has been said once, open and hidden. */
async function fillShop() {
  const person = buildUser({ name: 'Sita Confidential', email: EMAIL, contactNumber: PRIVATE, passwordHash: PRIVATE });
  const owner = ref(person);
  const post = buildBlogPost();
  const hidden = { adminNotes: PRIVATE, customerFeedback: PRIVATE, pickupAddress: PRIVATE, contactNumber: PRIVATE };
  const set = buildSet({ serial: PRIVATE, notes: PRIVATE });
  const before = buildRepair({ ...hidden, userName: PRIVATE });
  const ofSet = { set: ref(set), shelfPlace: PRIVATE, comesBackFrom: ref(before) };
  const signed = { signedAt: NOW, signerName: PRIVATE, note: PRIVATE };
  const stock = { boughtFrom: PRIVATE, reservedFor: PRIVATE, availability: ProductAvailability.RESERVED };
  const product = buildProduct({ set: ref(set), ...stock });
  const repair = buildRepair({
    ...hidden,
    ...ofSet,
    owner,
    isPublic: true,
    userName: 'Sita Confidential',
    issueDescription: ISSUE,
  });
  await app.save<object>(
    person,
    post,
    product,
    withHistory(repair, [{ status: RepairStatus.REPAIRED, at: NOW, note: PRIVATE }]),
  );
  await app.save<object>(
    buildSheet(repair, signed),
    buildSheet(product, { ...signed, kind: SheetKind.TEST }),
    buildRepair({ ...hidden, userName: PRIVATE, brand: PRIVATE }),
    buildReview({ user: owner, authorEmail: EMAIL, repair: ref(repair) }),
    buildReview({ authorEmail: EMAIL, product: ref(product) }),
    buildReview({ authorName: PRIVATE, isApproved: false }),
    buildBlogComment(post, { user: owner, authorEmailOrPhone: EMAIL }),
    buildBlogComment(post, { content: PRIVATE, isApproved: false }),
    buildBlogPost({ title: PRIVATE, status: PostStatus.Draft }),
    buildBlogPost({ title: PRIVATE, deletedAt: NOW }),
    buildProduct({ name: PRIVATE, isPublished: false }),
    buildProduct({ name: PRIVATE, deletedAt: NOW }),
    buildHeroSlide({ title: PRIVATE, isActive: false }),
    buildJobOpening(NOW, { title: PRIVATE, isActive: false }),
    buildNotification(person, { title: PRIVATE }),
    buildInboxMessage({ email: EMAIL, message: PRIVATE }),
    buildSubscription({ email: EMAIL }),
    buildCampaign({ subject: PRIVATE }),
  );
  return { person, things: [post, product, repair] };
}

const GETS = restRoutes.filter(({ method }) => method === 'get').map(({ path }) => path);

/** The GETs whose answers say something private to a caller. */
async function tellingTo(token?: string): Promise<string[]> {
  const { person, things } = await fillShop();
  const telling = new Set<string>();
  for (const path of GETS) {
    for (const { id } of path.includes('{id}') ? things : [{ id: '' }]) {
      const { body } = await app.viaRest('GET', `/api${path.replace('{id}', id)}`, undefined, { token });
      const text = JSON.stringify(body ?? null).toLowerCase();
      if (text.includes(PRIVATE) || text.includes(person.id)) telling.add(path);
    }
  }
  return [...telling];
}

it('a guest reads nothing private', async () => {
  expect(await tellingTo()).toEqual([]);
});

it('somebody else reads nothing private', async () => {
  expect(await tellingTo((await app.signedIn()).token)).toEqual([]);
});

it('an admin reads it, so it is there to be found', async () => {
  expect(await tellingTo((await app.admin()).token)).toEqual(
    expect.arrayContaining([
      '/repairs',
      '/repairs/{id}',
      '/products',
      '/reviews',
      '/blog/posts',
      '/blog/posts/{id}/comments',
      '/content/hero-slides',
      '/content/job-openings',
      '/admin/users',
    ]),
  );
});
