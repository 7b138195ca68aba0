import { Review } from './entity.js';
import { ReviewTargetType } from './enums.js';

/** A review for tests and the demo; its kind and its author's key follow from what it is given. */
export function buildReview(overrides: Partial<Review> = {}): Review {
  const review = Object.assign(new Review(), {
    authorName: 'Sita Sharma',
    authorEmail: 'sita@example.com',
    rating: 5,
    comment: 'Quick and honest.',
    timestamp: new Date('2026-03-01T04:00:00Z'),
    ...overrides,
  });
  review.targetType ??= kindOf(review);
  review.authorKey ??= review.user?.id ?? review.authorEmail.toLowerCase();
  return review;
}

function kindOf({ product, repair }: Review): ReviewTargetType {
  if (product) return ReviewTargetType.PRODUCT;
  return repair ? ReviewTargetType.REPAIR : ReviewTargetType.GENERAL;
}
