import { z } from 'zod';
import { offsetQuery } from '../core/pagination.js';
import { listRoute, route, sentMoment } from '../http/rest/rest.js';
import { markAllRead, markRead, readNotifications } from './service.js';

/** A notification as the legacy client knows it (public-site §3). */
const notificationOutput = z
  .object({
    id: z.string(),
    title: z.string(),
    message: z.string(),
    timestamp: sentMoment,
    link: z.string().nullable(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification', description: 'What somebody is told; its link leads to a page of the site.' });

export const notificationRoutes = [
  listRoute({
    path: '/notifications',
    operationId: 'listNotifications',
    who: 'person',
    scope: 'account',
    tag: 'Notifications',
    summary: "The caller's notifications, newest first.",
    query: offsetQuery,
    item: notificationOutput,
    handle: (ctx, { query }) => readNotifications(ctx, query),
  }),
  route({
    method: 'put',
    path: '/notifications/read-all',
    operationId: 'markAllNotificationsRead',
    who: 'person',
    scope: 'account',
    tag: 'Notifications',
    summary: 'Mark all as read.',
    output: z
      .object({ success: z.literal(true), count: z.number() })
      .meta({ id: 'NotificationsRead', description: 'How many were marked.' }),
    handle: async (ctx) => ({ success: true as const, count: await markAllRead(ctx) }),
  }),
  route({
    method: 'put',
    path: '/notifications/{id}/read',
    operationId: 'markNotificationRead',
    who: 'person',
    scope: 'account',
    tag: 'Notifications',
    summary: 'Mark one as read.',
    output: notificationOutput,
    handle: (ctx, { params }) => markRead(ctx, params.id!),
  }),
];
