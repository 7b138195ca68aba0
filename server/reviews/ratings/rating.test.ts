// @module-tag database
import { ref } from '@mikro-orm/core';
import { expect, it } from 'vitest';
import { buildProduct } from '../../products/factory.js';
import { buildRepair } from '../../repairs/factory.js';
import { useTestApp } from '../../testing/testApp.js';
import { ReviewTargetType } from '../enums.js';
import { buildReview } from '../factory.js';
import { submitReview } from '../service.js';
import type { RatingSummary } from '../views.js';
import { reviewStars } from './reviewStars.js';
import { serviceRating } from './serviceRating.js';

const app = useTestApp();

/** How visitors see a product rated. */
async function ratingOf({ id }: { id: string }): Promise<RatingSummary> {
  const query = 'query ($id: ID!) { product(id: $id) { rating { average count } } }';
  const { data } = await app.viaGraphql<{ product: { rating: RatingSummary } }>(query, { id });
  return data.product.rating;
}

it('without a review there is no average', async () => {
  const [product] = await app.save(buildProduct());
  expect(await ratingOf(product!)).toEqual({ average: null, count: 0 });
  expect(await serviceRating(app.ctx())).toEqual({ average: null, count: 0 });
});

it('an average is not rounded, and leaves out what was withdrawn', async () => {
  const product = buildProduct();
  const review = (rating: number, isApproved = true) =>
    buildReview({ product: ref(product), rating, isApproved, authorEmail: `${rating}${isApproved}@example.com` });
  await app.save<object>(product, review(5), review(4), review(1), review(2, false));
  expect(await ratingOf(product)).toEqual({ average: expect.closeTo(10 / 3, 12), count: 3 });
});

it('the shop is rated by its repairs and in general, not by what it sells', async () => {
  const [product, repair] = [buildProduct(), buildRepair()];
  const gone = buildRepair({ deletedAt: app.now });
  await app.save<object>(
    product,
    repair,
    gone,
    buildReview({ rating: 5 }),
    buildReview({ rating: 4, repair: ref(repair) }),
    buildReview({ rating: 1, product: ref(product) }),
    buildReview({ rating: 1, repair: ref(gone) }),
    buildReview({ rating: 1, isApproved: false }),
  );
  expect(await serviceRating(app.ctx())).toEqual({ average: 4.5, count: 2 });
  expect(await reviewStars(app.ctx())).toEqual([1, 1, 0, 0, 1]);
});

it('counts a review as soon as it is written', async () => {
  const [product] = await app.save(buildProduct());
  await ratingOf(product!);
  await submitReview(app.ctx(), {
    targetType: ReviewTargetType.PRODUCT,
    targetId: product!.id,
    rating: 4,
    authorName: 'Sita',
    authorEmail: 'sita@example.com',
  });
  expect(await ratingOf(product!)).toEqual({ average: 4, count: 1 });
});
