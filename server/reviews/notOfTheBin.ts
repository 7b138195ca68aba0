import { type QBFilterQuery, raw } from '@mikro-orm/postgresql';
import type { Review } from './entity.js';

/**
 * Reviews of what was not deleted, where all are read by page number and counted: the little that lies in the bin is looked up once for all of them,
 * instead of everything being joined to each.
 */
export const notOfTheBin = (): QBFilterQuery<Review> => ({
  [raw((review) => `(${notIn(review, 'product')} and ${notIn(review, 'repair')})`)]: [],
});

const notIn = (review: string, thing: 'product' | 'repair') =>
  `(${review}.${thing}_id is null or ${review}.${thing}_id not in (select id from ${thing} where deleted_at is not null))`;
