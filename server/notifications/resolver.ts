import { Arg, Args, Ctx as Context, Float, ID, Int, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { SHORT_ID_ARG } from '../core/entities/ids.js';
import { type Connection, connectionOf, PageArguments } from '../core/pagination.js';
import { AskedFields } from '../core/read/askedFields.js';
import type { Fields } from '../core/read/fields.js';
import type { Row } from '../core/read/model.js';
import { RepairStatus } from '../repairs/index.js';
import { Notification } from './entity.js';
import { previewRepairStatus } from './preview.service.js';
import * as notifications from './service.js';
import { RepairStatusPreview } from './views.js';

const NotificationConnection = connectionOf(Notification, "A page of the caller's notifications, newest first.");

@Resolver()
export class NotificationResolver {
  @Query(() => NotificationConnection, { description: "The caller's notifications, newest first." })
  @Door({ who: 'person', scope: 'account' })
  notifications(
    @Context() ctx: Ctx,
    @Args(() => PageArguments) args: PageArguments,
    @AskedFields() fields: Fields,
  ): Promise<Connection<Row<Notification>>> {
    return notifications.listNotifications(ctx, args, fields);
  }

  @Query(() => Int, { description: "How many of the caller's notifications are unread; 0 for a guest." })
  @Door({ who: 'anyone', scope: 'account' })
  unreadNotificationCount(@Context() ctx: Ctx): Promise<number> {
    return notifications.countUnread(ctx);
  }

  @Subscription(() => Int, {
    name: 'unreadNotificationCount',
    subscribe: ({ context }) => notifications.changesOfOwn(context as Ctx),
    description: "How many of the caller's notifications are unread, at once and again whenever one comes or is read.",
  })
  @Door({ who: 'person', scope: 'account' })
  watchUnreadNotificationCount(@Context() ctx: Ctx): Promise<number> {
    return notifications.countOwnUnread(ctx);
  }

  @Query(() => RepairStatusPreview, {
    nullable: true,
    description:
      'What the customer would be told if this were saved; null where nobody would be told anything. For admins.',
  })
  @Door({ who: 'admin', scope: 'repairs' })
  repairStatusPreview(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, SHORT_ID_ARG) id: string,
    @Arg('status', () => RepairStatus, { description: 'The status that it would get; the present one is fine, too.' })
    status: RepairStatus,
    @Arg('note', () => String, { nullable: true, description: 'The word to the customer that would go with it.' })
    note?: string | null,
    @Arg('estimatedCost', () => Float, { nullable: true, description: 'If absent, the cost that the record has.' })
    estimatedCost?: number | null,
    @Arg('actualCost', () => Float, { nullable: true, description: 'If absent, the cost that the record has.' })
    actualCost?: number | null,
  ): Promise<RepairStatusPreview | null> {
    return previewRepairStatus(ctx, id, { status, note, estimatedCost, actualCost });
  }

  @Mutation(() => Notification, { description: "Marks one of the caller's notifications as read." })
  @Door({ who: 'person', scope: 'account' })
  markNotificationRead(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'A UUID; NOT_FOUND also for a notification of somebody else.' }) id: string,
  ): Promise<Notification> {
    return notifications.markRead(ctx, id);
  }

  @Mutation(() => Int, { description: 'Marks all notifications as read. Returns how many there were.' })
  @Door({ who: 'person', scope: 'account' })
  markAllNotificationsRead(@Context() ctx: Ctx): Promise<number> {
    return notifications.markAllRead(ctx);
  }
}
