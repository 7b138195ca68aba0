import { requireViewer } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { topicOf } from '../core/entities/announce.js';
import { isUuid } from '../core/entities/ids.js';
import { notFound, unauthenticated } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import {
  type Connection,
  type CountedItems,
  dateColumn,
  type OffsetPage,
  type PageArgs,
  toCursorSlice,
  uuidColumn,
} from '../core/pagination.js';
import type { Fields } from '../core/read/fields.js';
import { list } from '../core/read/list.js';
import { ReadModel, type Row } from '../core/read/model.js';
import { Notification, READER_TOPIC } from './entity.js';
import { AllNotificationsRead, NotificationRead } from './events.js';

/** Everyone reads their own and nobody else's (decisions §3). @throws AppError UNAUTHENTICATED */
function own(ctx: Ctx): { user: string } {
  if (ctx.actor.kind !== 'user') throw unauthenticated();
  return { user: ctx.actor.id };
}

const NEWEST_FIRST = [{ timestamp: 'desc' }, { id: 'desc' }] as const;

const notificationRows = new ReadModel(Notification);

/** The caller's notifications, newest first. @param fields of the connection @throws AppError UNAUTHENTICATED, BAD_INPUT */
export async function listNotifications(
  ctx: Ctx,
  args: PageArgs,
  fields: Fields,
): Promise<Connection<Row<Notification>>> {
  const page = toCursorSlice(args, [dateColumn, uuidColumn]);
  return list(ctx, notificationRows, { where: own(ctx), by: ['timestamp', 'id'], direction: 'desc', page }, fields);
}

/** The same as a REST list. */
export async function readNotifications(ctx: Ctx, { limit, offset }: OffsetPage): Promise<CountedItems<Notification>> {
  const [items, total] = await ctx.em.findAndCount(Notification, own(ctx), {
    orderBy: [...NEWEST_FIRST],
    limit,
    offset,
  });
  return { items, total };
}

/** How many of the caller's are unread; a guest has none. */
export async function countUnread(ctx: Ctx): Promise<number> {
  return ctx.actor.kind === 'user' ? countOwnUnread(ctx) : 0;
}

/** How many of the caller's are unread. @throws AppError UNAUTHENTICATED */
export const countOwnUnread = async (ctx: Ctx): Promise<number> =>
  ctx.em.count(Notification, { ...own(ctx), isRead: false });

/**
 * Yields when it is time to count the caller's again.
 * @throws AppError UNAUTHENTICATED
 */
export const changesOfOwn = (ctx: Ctx): AsyncIterable<undefined> =>
  ctx.live.changesOf(topicOf(READER_TOPIC, own(ctx).user));

/**
 * Marks one as read; again is harmless.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND for one that does not exist or is somebody else's: both look alike
 */
export async function markRead(ctx: Ctx, id: string): Promise<Notification> {
  const mine = own(ctx);
  return transaction(ctx, async () => {
    const notification = isUuid(id) ? await ctx.em.findOne(Notification, { id, ...mine }) : null;
    if (!notification) throw notFound();
    if (!notification.isRead) emit(ctx, new NotificationRead(id));
    notification.isRead = true;
    return notification;
  });
}

/** Marks all of the caller's as read. @returns how many were unread */
export async function markAllRead(ctx: Ctx): Promise<number> {
  const { id } = await requireViewer(ctx);
  return transaction(ctx, async () => {
    const count = await ctx.em.nativeUpdate(Notification, { user: id, isRead: false }, { isRead: true });
    if (count > 0) emit(ctx, new AllNotificationsRead(id, count));
    return count;
  });
}
