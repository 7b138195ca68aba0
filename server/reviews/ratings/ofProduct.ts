import type { Ctx } from '../../core/context.js';
import { pageSize } from '../../core/pagination.js';
import type { AttachedQuestion } from '../../core/read/model.js';
import { productRows } from '../../products/index.js';
import { reviewRows } from '../lists/rows.js';
import { productRating } from './service.js';

/**
 * What this room says of a product, read in the product's own statement. Whoever sees the product sees its approved reviews: so they
 * are those of the site for everybody (policy.ts), and for admins also those of what is not published.
 */

productRows.attach('rating', (_ctx, product, { asked, isWritten }) => ({
  sql: productRating(`${product}.id`, isWritten ? asked! : undefined),
  values: () => [],
}));

productRows.attach('reviews', (ctx, product, call) => {
  const review = reviewRows.things(ctx, 'review', call);
  return (
    review && {
      sql: `(select coalesce(json_agg(item), '[]') from (select ${review.sql} as item from review
      where review.is_approved and review.product_id = ${product}.id
      order by review.timestamp desc, review.id desc limit ?) newest)`,
      values: (variables) => [
        ...review.values(variables),
        pageSize(call.args(variables).first as number | null | undefined),
      ],
    }
  );
});

/** What of it hangs on a product, as a field of GraphQL asks for it: `rating` or `reviews`. @throws AppError BAD_INPUT */
export const ofProduct = (ctx: Ctx, product: { id: string }, question: AttachedQuestion): unknown =>
  productRows.attached(ctx, product, question);
