import type { Room } from '../room.js';
import { Notification } from './entity.js';
import { NotificationResolver } from './resolver.js';
import { notificationRoutes } from './rest.js';
import { notificationSubscribers } from './subscribers.js';

/** What a person is told. */
export const notifications: Room = {
  entities: [Notification],
  resolvers: [NotificationResolver],
  routes: notificationRoutes,
  tags: [{ name: 'Notifications', description: 'What a person is told.' }],
  listeners: notificationSubscribers,
};
