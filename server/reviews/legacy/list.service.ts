import type { QBFilterQuery } from '@mikro-orm/postgresql';
import { AccessScope } from '../../core/accessScope.js';
import type { Ctx } from '../../core/context.js';
import { NOT_DELETED } from '../../core/entities/bin.js';
import type { CountedItems, OffsetPage } from '../../core/pagination.js';
import { hasScope } from '../../core/policy.js';
import { InboxKind, InboxMessage, LegacyTarget } from '../../inbox/index.js';
import { Review } from '../entity.js';
import { ReviewTargetType } from '../enums.js';
import { NEWEST_FIRST, ofTarget } from '../lists/service.js';
import { canModerate, visibleTo } from '../policy.js';
import { GENERAL_TARGET } from './shape.js';

export interface LegacyFilters {
  targetType?: ReviewTargetType | undefined;
  targetId?: string | undefined;
}

/**
 * The reviews that the caller may see, newest first, for REST: an admin's list holds those that were withdrawn, and the
 * messages to the shop as well (decisions §2), unless it is a token's that may not read the inbox.
 */
export async function pageReviews(
  ctx: Ctx,
  { limit, offset, ...filters }: OffsetPage & LegacyFilters,
): Promise<CountedItems<Review | InboxMessage>> {
  const where = { $and: [visibleTo(ctx.actor), ...reviewConditions(ctx, filters)] };
  const withMessages = canModerate(ctx.actor) && hasScope(ctx.actor, AccessScope.INBOX_READ);
  const messages = withMessages ? messageCondition(filters) : null;
  if (messages) return pageWithMessages(ctx, where, messages, { limit, offset });
  const [items, total] = await ctx.em.findAndCount(Review, where, {
    orderBy: NEWEST_FIRST,
    filters: false,
    limit,
    offset,
  });
  return { items, total };
}

function reviewConditions(ctx: Ctx, { targetType, targetId }: LegacyFilters): QBFilterQuery<Review>[] {
  const ofKind: QBFilterQuery<Review>[] = targetType ? [{ targetType }] : [];
  if (targetId === GENERAL_TARGET) return [...ofKind, { targetType: ReviewTargetType.GENERAL }];
  return targetId ? [...ofKind, ofTarget(ctx, targetId)] : ofKind;
}

/** Messages look like general reviews of a target that is none. @returns null where none can be meant */
function messageCondition({ targetType, targetId }: LegacyFilters): QBFilterQuery<InboxMessage> | null {
  if (targetType && targetType !== ReviewTargetType.GENERAL) return null;
  if (!targetId) return {};
  const kind = KIND_OF_TARGET.get(targetId);
  return kind ? { kind } : null;
}

const KIND_OF_TARGET = new Map<string, InboxKind>([
  [LegacyTarget.CONTACT, InboxKind.CONTACT],
  [LegacyTarget.APPLICATION, InboxKind.APPLICATION],
]);

/** Finds out which of both the page holds in one statement, then reads those. */
async function pageWithMessages(
  ctx: Ctx,
  reviews: QBFilterQuery<Review>,
  messages: QBFilterQuery<InboxMessage>,
  { limit, offset }: OffsetPage,
): Promise<CountedItems<Review | InboxMessage>> {
  // each part gives as many as the page could need
  const most = offset + limit;
  const ofReviews = ctx.em
    .createQueryBuilder(Review, 'r')
    .select(['r.id', 'r.timestamp'])
    .where(reviews)
    .orderBy(NEWEST_FIRST)
    .limit(most);
  const ofMessages = ctx.em
    .createQueryBuilder(InboxMessage, 'm')
    .select(['m.id', 'm.createdAt'])
    .where({ $and: [messages, NOT_DELETED] })
    .orderBy({ createdAt: 'desc', id: 'desc' })
    .limit(most);
  const rows = await ctx.em
    .createQueryBuilder(Review)
    .select('id')
    .from(ofReviews.unionAll(ofMessages))
    .orderBy(NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
    .execute<{ id: string }[]>('all');
  const ids = rows.map(({ id }) => id);
  const found = new Map<string, Review | InboxMessage>();
  for (const item of await ctx.em.find(Review, { id: { $in: ids } }, { filters: false })) found.set(item.id, item);
  for (const item of await ctx.em.find(InboxMessage, { id: { $in: ids } })) found.set(item.id, item);
  const total =
    (await ctx.em.count(Review, reviews, { filters: false })) + (await ctx.em.count(InboxMessage, messages));
  return { items: ids.map((id) => found.get(id)).filter((item) => item !== undefined), total };
}
