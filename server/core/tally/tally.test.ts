// @module-tag database
import { ref } from '@mikro-orm/core';
import { expect, it } from 'vitest';
import { BlogComment, BlogPost, COMMENTS_BY_POST, POSTS_BY_CATEGORY } from '../../blog/entity.js';
import { PostStatus } from '../../blog/enums.js';
import { buildBlogComment, buildBlogPost } from '../../blog/factory.js';
import { Product } from '../../products/entity.js';
import { buildProduct } from '../../products/factory.js';
import { Repair, REPAIRS_BY_STATUS } from '../../repairs/entity.js';
import { RepairStatus } from '../../repairs/enums.js';
import { buildRepair } from '../../repairs/factory.js';
import { Review, STARS_OF_PRODUCTS, STARS_OF_SERVICE } from '../../reviews/entity.js';
import { buildReview } from '../../reviews/factory.js';
import { useTestApp } from '../../testing/testApp.js';
import { Tally } from './entity.js';
import { mergeTallies, readTallies } from './keptCounts.js';

const app = useTestApp();

const kept = async (topic: string) => Object.fromEntries(await readTallies(app.ctx(), topic));

it('follows repairs as they come, go on, are deleted, restored and gone', async () => {
  const repairs = [buildRepair(), buildRepair(), buildRepair({ deletedAt: app.now })];
  const [first, second] = repairs;
  await app.save(...repairs);
  const counts = () => kept(REPAIRS_BY_STATUS.topic);
  expect(await counts()).toEqual({ REQUESTED: { count: 2, sum: 0 } });
  await app.em.nativeUpdate(Repair, { id: first!.id }, { status: RepairStatus.REPAIRED });
  expect(await counts()).toEqual({ REQUESTED: { count: 1, sum: 0 }, REPAIRED: { count: 1, sum: 0 } });
  await app.em.nativeUpdate(Repair, { id: first!.id }, { deletedAt: app.now });
  expect(await counts()).toEqual({ REQUESTED: { count: 1, sum: 0 } });
  await app.em.nativeUpdate(Repair, { id: first!.id }, { deletedAt: null, brand: 'LG' }, { filters: false });
  await app.em.nativeDelete(Repair, { id: second!.id });
  expect(await counts()).toEqual({ REPAIRED: { count: 1, sum: 0 } });
});

it('adds up the stars of products, and those of the work apart', async () => {
  const [product, repair] = [buildProduct(), buildRepair()];
  const reviews = [
    buildReview({ product: ref(product), rating: 4 }),
    buildReview({ product: ref(product), rating: 1, authorKey: 'b' }),
    buildReview({ product: ref(product), rating: 5, authorKey: 'c', isApproved: false }),
    buildReview({ repair: ref(repair), rating: 3 }),
    buildReview({ rating: 2 }),
  ];
  await app.save<object>(product, repair, ...reviews);
  expect(await kept(STARS_OF_PRODUCTS.topic)).toEqual({ [product.id]: { count: 2, sum: 5 } });
  expect(await kept(STARS_OF_SERVICE.topic)).toEqual({ repair: { count: 1, sum: 3 }, general: { count: 1, sum: 2 } });
  await app.em.nativeUpdate(Review, { id: reviews[2]!.id }, { isApproved: true });
  await app.em.nativeDelete(Review, { id: reviews[0]!.id });
  expect(await kept(STARS_OF_PRODUCTS.topic)).toEqual({ [product.id]: { count: 2, sum: 6 } });
  // its reviews go with it
  await app.em.nativeDelete(Product, { id: product.id });
  expect(await kept(STARS_OF_PRODUCTS.topic)).toEqual({});
});

it('counts published posts by category, and what readers see below them', async () => {
  const post = buildBlogPost({ category: 'Care', status: PostStatus.Published });
  const draft = buildBlogPost({ category: 'Care', status: PostStatus.Draft });
  const comments = [buildBlogComment(post), buildBlogComment(post), buildBlogComment(post, { isApproved: false })];
  await app.save<object>(post, draft, ...comments);
  expect(await kept(POSTS_BY_CATEGORY.topic)).toEqual({ Care: { count: 1, sum: 0 } });
  expect(await kept(COMMENTS_BY_POST.topic)).toEqual({ [post.id]: { count: 2, sum: 0 } });
  await app.em.nativeUpdate(BlogPost, { id: [post.id, draft.id] }, { category: 'News', status: PostStatus.Published });
  await app.em.nativeUpdate(BlogComment, { id: comments[0]!.id }, { isApproved: false });
  expect(await kept(POSTS_BY_CATEGORY.topic)).toEqual({ News: { count: 2, sum: 0 } });
  expect(await kept(COMMENTS_BY_POST.topic)).toEqual({ [post.id]: { count: 1, sum: 0 } });
});

it('says nothing of a change that was taken back', async () => {
  const change = app.em.transactional(async (em) => {
    em.persist(buildRepair());
    await em.flush();
    throw new Error('back');
  });
  await expect(change).rejects.toThrow('back');
  expect(await kept(REPAIRS_BY_STATUS.topic)).toEqual({});
});

it('is merged to a row for each key, with the same counts', async () => {
  const repairs = [buildRepair(), buildRepair(), buildRepair()];
  await app.save(...repairs);
  await app.em.nativeUpdate(Repair, { id: repairs[0]!.id }, { status: RepairStatus.REPAIRED });
  await app.em.nativeUpdate(Repair, { id: repairs[0]!.id }, { status: RepairStatus.DELIVERED });
  const before = await kept(REPAIRS_BY_STATUS.topic);
  await mergeTallies(app.ctx());
  expect(await kept(REPAIRS_BY_STATUS.topic)).toEqual(before);
  expect(await app.em.count(Tally)).toBe(2);
  await mergeTallies(app.ctx());
  expect(await kept(REPAIRS_BY_STATUS.topic)).toEqual(before);
});
