import { tableResolver } from '../http/graphql/table.resolver.js';
import { emptyBin } from '../core/entities/bin.js';
import type { Room } from '../room.js';
import { Review } from './entity.js';
import { ManagedReviewResolver, ProductReviewResolver, ReviewResolver } from './resolver.js';
import { reviewRoutes } from './rest.js';
import { reviewTable } from './table.js';

/** What people say of the shop, a repair or a product. */
export const reviews: Room = {
  entities: [Review],
  resolvers: [ProductReviewResolver, ReviewResolver, ManagedReviewResolver, tableResolver(reviewTable)],
  ownTypes: { Review: ['reviews'], ReviewConnection: ['reviews'], RatingSummary: ['reviews'] },
  routes: reviewRoutes,
  housekeeping: [emptyBin(Review)],
  tags: [
    { name: 'Reviews', description: 'What people say of the shop, a repair or a product; also the contact form.' },
  ],
};
