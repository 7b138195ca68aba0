import type { QBFilterQuery } from '@mikro-orm/postgresql';
import type { Ctx } from '../../core/context.js';
import { NOT_DELETED } from '../../core/entities/bin.js';
import { isUuid } from '../../core/entities/ids.js';
import { type Connection, dateColumn, type PageArgs, toCursorSlice, uuidColumn } from '../../core/pagination.js';
import type { Fields } from '../../core/read/fields.js';
import { list } from '../../core/read/list.js';
import type { Row } from '../../core/read/model.js';
import { newestUnder } from '../../core/read/newestUnder.js';
import { findVisibleProduct } from '../../products/index.js';
import { Review, STARS_OF_PRODUCTS } from '../entity.js';
import { ReviewTargetType } from '../enums.js';
import { reviewListSchema } from '../inputs.js';
import { PUBLIC_REVIEWS } from '../policy.js';
import { nameRepair } from '../target.js';
import { reviewRows } from './rows.js';

type Condition = QBFilterQuery<Review>;

export const NEWEST_FIRST = { timestamp: 'desc', id: 'desc' } as const;

/** What cannot be any review's. */
const NONE: Condition = { id: { $in: [] } };

/**
 * The reviews on the site, newest first (public-site §2 'Reviews'), filtered and cut into pages by the database.
 * @param args page and filters, see reviewListSchema
 * @param fields of the connection
 * @throws AppError BAD_INPUT
 */
export async function listReviews(
  ctx: Ctx,
  args: PageArgs & Record<string, unknown>,
  fields: Fields,
): Promise<Connection<Row<Review>>> {
  const { targetType, targetId, rating, withComment } = reviewListSchema.parse(args);
  const where = {
    $and: [
      PUBLIC_REVIEWS,
      targetType ? { targetType } : {},
      typeof targetId === 'string' ? ofTarget(ctx, targetId) : {},
      rating ? { rating } : {},
      withComment ? { comment: { $ne: null } } : {},
    ],
  };
  const page = toCursorSlice(args, [dateColumn, uuidColumn]);
  return list(ctx, reviewRows, { where, by: ['timestamp', 'id'], direction: 'desc', page }, fields);
}

/** The approved reviews of a product that the caller may see, newest first; for admins also of one that is not published. */
export const listReviewsOfProduct: (ctx: Ctx, product: string, args: PageArgs) => Promise<Connection<Review>> =
  newestUnder({ entity: Review, under: 'product', topic: STARS_OF_PRODUCTS.topic, populate: [] });

/** The reviews of one thing; the two kinds of id cannot be taken for each other. */
export function ofTarget(ctx: Ctx, targetId: string): Condition {
  if (isUuid(targetId)) return { product: targetId };
  const repair = nameRepair(ctx, targetId);
  return repair ? { repair } : NONE;
}

/** The caller's own review of something that they may see, withdrawn or not; null for guests and if there is none. */
export async function findMyReview(ctx: Ctx, targetType: ReviewTargetType, targetId: string): Promise<Review | null> {
  if (ctx.actor.kind === 'guest' || targetType === ReviewTargetType.GENERAL) return null;
  if (targetType === ReviewTargetType.PRODUCT && !(await findVisibleProduct(ctx, targetId))) return null;
  return ctx.em.findOne(
    Review,
    {
      $and: [
        { authorKey: ctx.actor.id, targetType, ...NOT_DELETED },
        ofTarget(ctx, targetId),
        { repair: { deletedAt: null } },
      ],
    },
    { filters: false },
  );
}
