import { activitySubscribers } from './activity/subscribers.js';
import { notificationSubscribers } from './notifications/subscribers.js';
import type { Subscriber } from './platform/context.js';
import { repairSubscribers } from './repairs/updates/subscribers.js';
import { webhookSubscribers } from './webhooks/subscribers.js';

/** Who listens to the rooms' events: the rooms of the roof, and a room that does more of its own work a moment later. */
export const subscribers: readonly Subscriber[] = [
  ...repairSubscribers,
  ...activitySubscribers,
  ...notificationSubscribers,
  ...webhookSubscribers,
];
