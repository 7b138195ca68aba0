import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from './activity/entity.js';
import { buildBlogComment, buildBlogPost } from './blog/factory.js';
import { BlogComment, BlogPost } from './blog/index.js';
import { emptyBin, inBin } from './core/entities/bin.js';
import { buildInboxMessage } from './inbox/factory.js';
import { InboxMessage } from './inbox/index.js';
import { buildProduct } from './products/factory.js';
import { Product } from './products/index.js';
import { buildReview } from './reviews/factory.js';
import { Review } from './reviews/index.js';
import { csvOf } from './testing/csv.js';
import { type Call, useTestApp } from './testing/testApp.js';

/** What people have written and an admin has deleted: nowhere to be seen, and back as it was when it is restored. */

const app = useTestApp();

let product: Product;
let post: BlogPost;
const EMAIL = 'sita@example.com';

const KINDS = {
  'a review of the shop': {
    entity: Review,
    build: () => buildReview({ authorEmail: EMAIL }),
    remove: 'deleteReview',
    restore: 'restoreReview',
    rest: '/api/admin/reviews',
    log: 'REVIEW',
  },
  'a review of a product': {
    entity: Review,
    build: () => buildReview({ product: ref(Product, product.id), authorEmail: EMAIL }),
    remove: 'deleteReview',
    restore: 'restoreReview',
    rest: '/api/admin/reviews',
    log: 'REVIEW',
  },
  'a comment': {
    entity: BlogComment,
    build: () => buildBlogComment(post, { post: ref(BlogPost, post.id), authorEmailOrPhone: EMAIL }),
    remove: 'deleteBlogComment',
    restore: 'restoreBlogComment',
    rest: '/api/admin/comments',
    log: 'BLOG_COMMENT',
  },
  'a message': {
    entity: InboxMessage,
    build: () => buildInboxMessage({ email: EMAIL }),
    remove: 'deleteInboxMessage',
    restore: 'restoreInboxMessage',
    // the legacy client's list of reviews shows messages among them
    rest: '/api/admin/reviews',
    log: 'INBOX_MESSAGE',
  },
};

let admin: Call;
beforeEach(async () => {
  admin = await app.admin();
  product = buildProduct();
  post = buildBlogPost();
  await app.save<object>(product, post);
});

const REVIEW = '{ totalCount edges { node { id } } }';
const FOR_ALL = `query ($product: ID!, $post: ID!) {
  reviews ${REVIEW}
  serviceRating { average count }
  product(id: $product) { rating { average count } reviews { id } reviewConnection ${REVIEW} }
  products { edges { node { rating { count } reviews { id } } } }
  blogPost(id: $post) { commentCount comments ${REVIEW} }
}`;
const FOR_ADMINS = `query ($email: String!) {
  reviewTable { totalCount items { id } }
  found: reviewTable(search: $email) { totalCount }
  blogCommentTable { totalCount items { id } }
  inboxTable { totalCount items { id } }
  newInboxCount
  customer(who: $email) { reviews { id } messages { id } }
}`;

async function graphql(query: string, variables: object, call?: Call): Promise<unknown> {
  const { data, errors } = await app.viaGraphql(query, variables, call);
  expect(errors).toBeUndefined();
  return data;
}

/** All that anybody is told of what people have written. */
async function told(): Promise<unknown[]> {
  const rest = ['/api/reviews', `/api/blog/posts/${post.id}/comments`];
  const desk = ['/api/reviews', '/api/admin/comments'];
  const csv = ['reviews', 'blog-comments', 'inbox'];
  const variables = { product: product.id, post: post.id };
  return Promise.all([
    graphql(FOR_ALL, variables),
    graphql(FOR_ALL, variables, admin),
    graphql(FOR_ADMINS, { email: EMAIL }, admin),
    ...rest.map(async (path) => (await app.viaRest('GET', path)).body),
    ...desk.map(async (path) => (await app.viaRest('GET', path, undefined, admin)).body),
    ...csv.map(async (name) => (await csvOf(app, name, admin)).total),
  ]);
}

describe.each(Object.entries(KINDS))('%s', (_kind, { entity, build, remove, restore, rest, log }) => {
  const via = {
    GraphQL: {
      remove: (id: string) => app.viaGraphql(`mutation { ${remove}(id: "${id}") }`, {}, admin),
      restore: (id: string) => app.viaGraphql(`mutation { ${restore}(id: "${id}") { id deletedAt } }`, {}, admin),
    },
    REST: {
      remove: (id: string) => app.viaRest('DELETE', `${rest}/${id}`, undefined, admin),
      restore: (id: string) => app.viaRest('POST', `${rest}/${id}/restore`, undefined, admin),
    },
  };

  it.each(['GraphQL', 'REST'] as const)('is deleted for everyone by %s, and comes back as it was', async (door) => {
    const without = await told();
    const [{ id }] = (await app.save<object>(build())) as [{ id: string }];
    await app.settle();
    const all = await told();
    expect(all).not.toEqual(without);
    for (let twice = 0; twice < 2; twice += 1) {
      await via[door].remove(id);
      expect(await told()).toEqual(without);
      await via[door].restore(id);
      await via[door].restore(id);
      expect(await told()).toEqual(all);
    }
    await app.settle();
    expect(await app.em.count(ActivityLog, { actionType: `${log}_RESTORE`, targetId: id })).toBe(2);
  });

  it('is for good gone after 30 days in the bin, and not before', async () => {
    const things = await app.save<object>(build());
    const [{ id }] = things as [{ id: string }];
    await via.GraphQL.remove(id);
    const days = (count: number) => new Date(app.now.getTime() + count * 24 * 60 * 60 * 1000);
    const binned = () => app.em.count(entity as typeof Review, { ...inBin(true), id }, { filters: false });
    app.now = days(29);
    await emptyBin<any>(entity)(app.ctx());
    expect(await binned()).toBe(1);
    app.now = days(2);
    await emptyBin<any>(entity)(app.ctx());
    expect(await binned()).toBe(0);
  });
});

it('a second review by the same author keeps the first one in the bin', async () => {
  const first = KINDS['a review of a product'].build();
  await app.save<object>(first);
  await app.viaGraphql(`mutation { deleteReview(id: "${first.id}") }`, {}, admin);
  await app.save<object>(KINDS['a review of a product'].build());
  const { errors } = await app.viaGraphql(`mutation { restoreReview(id: "${first.id}") { id } }`, {}, admin);
  expect(errors?.[0]).toMatchObject({
    message: 'Its author has written another review of this since.',
    extensions: { code: 'CONFLICT' },
  });
});
