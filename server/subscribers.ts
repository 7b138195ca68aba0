import { activitySubscribers } from './activity/subscribers.js';
import { notificationSubscribers } from './notifications/subscribers.js';
import type { Subscriber } from './platform/context.js';

/** Who listens to the rooms' events. A room of the roof is plugged in here. */
export const subscribers: readonly Subscriber[] = [...activitySubscribers, ...notificationSubscribers];
