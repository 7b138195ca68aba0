// @module-tag database
import { expect, it } from 'vitest';
import { toPublicError } from '../core/errors.js';
import { buildProduct } from '../products/factory.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair } from '../repairs/factory.js';
import { useTestApp } from '../testing/testApp.js';
import { Review } from './entity.js';
import { ReviewTargetType } from './enums.js';
import { submitReview } from './service.js';

const app = useTestApp();

const SITA = { authorName: 'Sita', authorEmail: 'sita@example.com', rating: 5 };

it.each([ReviewTargetType.PRODUCT, ReviewTargetType.REPAIR])(
  'of many reviews of a %s by one author that arrive at once, one is kept and the others are told why not',
  async (targetType) => {
    const [product, repair] = [buildProduct(), buildRepair({ status: RepairStatus.REPAIRED })];
    await app.save<object>(product, repair);
    const targetId = targetType === ReviewTargetType.PRODUCT ? product.id : repair.id;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => submitReview(app.ctx(), { ...SITA, targetType, targetId })),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(5);
    const message = `You have already reviewed this ${targetType}. Thank you for your feedback!`;
    expect(refused.map(({ reason }) => toPublicError(reason))).toEqual(
      refused.map(() => ({ code: 'CONFLICT', message })),
    );
    expect(await app.em.count(Review)).toBe(1);
  },
);

it('a refused review leaves its call able to go on', async () => {
  const [product] = await app.save(buildProduct());
  const ctx = app.ctx();
  const input = { ...SITA, targetType: ReviewTargetType.PRODUCT, targetId: product!.id };
  await submitReview(ctx, input);
  await expect(submitReview(ctx, input)).rejects.toMatchObject({ code: 'CONFLICT' });
  await submitReview(ctx, { ...input, targetType: ReviewTargetType.GENERAL });
  expect(await app.em.count(Review)).toBe(2);
});
