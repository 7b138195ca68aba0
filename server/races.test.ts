// @module-tag database
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteComment, replyToComment, setCommentApproval } from './blog/comments/service.js';
import { BlogComment, BlogPost } from './blog/entity.js';
import { buildBlogComment, buildBlogPost } from './blog/factory.js';
import { deletePost, restorePost } from './blog/service.js';
import type { Ctx } from './core/context.js';
import { StoredEvent } from './core/events.js';
import { Product } from './products/entity.js';
import { buildProduct } from './products/factory.js';
import { deleteProduct, restoreProduct } from './products/service.js';
import { buildReview } from './reviews/factory.js';
import { deleteReview, setReviewApproval } from './reviews/service.js';
import { useTestApp } from './testing/testApp.js';

/** What several admins ask for at the same time happens once, and is told of once. On PostgreSQL they truly meet. */

const app = useTestApp();

/** Saves something and tells how it is then asked for. */
type Prepare = () => Promise<(ctx: Ctx) => Promise<unknown>>;

let as: Ctx['actor'];
beforeEach(async () => {
  as = (await app.admin()).ctx.actor;
});

const product = async (overrides: Partial<Product> = {}) => (await app.save(buildProduct(overrides)))[0]!.id;
const post = async (overrides: Partial<BlogPost> = {}) => (await app.save(buildBlogPost(overrides)))[0]!.id;
const review = async () => (await app.save(buildReview()))[0]!.id;
const comment = async () => (await app.save(buildBlogComment(buildBlogPost())))[0]!.id;

const deletedAt = new Date('2026-05-05T00:00:00Z');

/** Five calls at the same time, each with a context of its own. */
async function fiveAtOnce(work: (ctx: Ctx, seat: number) => Promise<unknown>) {
  const calls = Array.from({ length: 5 }, async (_, seat) => work(app.ctx({ actor: as }), seat));
  const outcomes = await Promise.allSettled(calls);
  return {
    done: outcomes.filter(({ status }) => status === 'fulfilled').length,
    refused: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : [])),
    events: (await app.em.findAll(StoredEvent)).map(({ type }) => type),
  };
}

const GOING: [what: string, event: string, prepare: Prepare][] = [
  [
    'a product',
    'ProductDeleted',
    async () =>
      (
        (id) => (ctx) =>
          deleteProduct(ctx, id)
      )(await product()),
  ],
  [
    'a post',
    'BlogPostDeleted',
    async () =>
      (
        (id) => (ctx) =>
          deletePost(ctx, id)
      )(await post()),
  ],
  [
    'a review',
    'ReviewDeleted',
    async () =>
      (
        (id) => (ctx) =>
          deleteReview(ctx, id)
      )(await review()),
  ],
  [
    'a comment',
    'BlogCommentDeleted',
    async () =>
      (
        (id) => (ctx) =>
          deleteComment(ctx, id)
      )(await comment()),
  ],
];

it.each(GOING)('%s that many delete is deleted once: the others find none', async (_what, event, prepare) => {
  const refused = Array(4).fill('NOT_FOUND');
  expect(await fiveAtOnce(await prepare())).toEqual({ done: 1, refused, events: [event] });
});

const CHANGING: [what: string, event: string, prepare: Prepare][] = [
  [
    'a product restored',
    'ProductRestored',
    async () =>
      (
        (id) => (ctx) =>
          restoreProduct(ctx, id)
      )(await product({ deletedAt })),
  ],
  [
    'a post restored',
    'BlogPostRestored',
    async () =>
      (
        (id) => (ctx) =>
          restorePost(ctx, id)
      )(await post({ deletedAt })),
  ],
  [
    'a review withdrawn',
    'ReviewApprovalChanged',
    async () =>
      (
        (id) => (ctx) =>
          setReviewApproval(ctx, id, false)
      )(await review()),
  ],
  [
    'a comment hidden',
    'BlogCommentApprovalChanged',
    async () =>
      (
        (id) => (ctx) =>
          setCommentApproval(ctx, id, false)
      )(await comment()),
  ],
  [
    'a comment answered',
    'BlogCommentReplied',
    async () =>
      (
        (id) => (ctx) =>
          replyToComment(ctx, id, 'Thank you!')
      )(await comment()),
  ],
];

it.each(CHANGING)('many want %s: all are content, one is told of', async (_what, event, prepare) => {
  expect(await fiveAtOnce(await prepare())).toEqual({ done: 5, refused: [], events: [event] });
});

describe('an answer to a comment', () => {
  it('that says something else replaces the one before, one after the other', async () => {
    const id = await comment();
    const { done, events } = await fiveAtOnce((ctx, seat) => replyToComment(ctx, id, `Answer ${seat}`));
    expect([done, events]).toEqual([5, Array(5).fill('BlogCommentReplied')]);
    expect((await app.em.findOneOrFail(BlogComment, { id })).adminReply).toMatch(/^Answer \d$/);
  });

  it('that says the same again keeps the time of the first', async () => {
    const id = await comment();
    const first = await replyToComment(app.ctx({ actor: as }), id, 'Thank you!');
    app.now = new Date(app.now.getTime() + 60_000);
    const again = await replyToComment(app.ctx({ actor: as }), id, 'Thank you!');
    expect(again.replyTimestamp).toEqual(first.replyTimestamp);
    expect(await app.em.count(StoredEvent)).toBe(1);
  });
});

it.each<[string, (ctx: Ctx, id: string) => Promise<unknown>]>([
  ['answered', (ctx, id) => replyToComment(ctx, id, 'Thank you!')],
  ['hidden', (ctx, id) => setCommentApproval(ctx, id, false)],
  ['deleted', deleteComment],
])('no comment of a deleted post is %s', async (_what, work) => {
  const [{ id }] = (await app.save(buildBlogComment(buildBlogPost({ deletedAt })))) as [BlogComment];
  await expect(work(app.ctx({ actor: as }), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it.each<[string, () => Promise<{ version: number }>]>([
  [
    'product',
    async () => {
      const id = await product();
      await deleteProduct(app.ctx({ actor: as }), id);
      expect(await app.em.findOneOrFail(Product, { id }, { filters: false })).toMatchObject({ version: 2 });
      await restoreProduct(app.ctx({ actor: as }), id);
      return restoreProduct(app.ctx({ actor: as }), id);
    },
  ],
  [
    'post',
    async () => {
      const id = await post();
      await deletePost(app.ctx({ actor: as }), id);
      expect(await app.em.findOneOrFail(BlogPost, { id }, { filters: false })).toMatchObject({ version: 2 });
      await restorePost(app.ctx({ actor: as }), id);
      return restorePost(app.ctx({ actor: as }), id);
    },
  ],
])('deleting and restoring a %s counts as a change of it, restoring what is there does not', async (_what, work) => {
  expect(await work()).toMatchObject({ version: 3 });
});
