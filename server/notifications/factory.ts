import { ref } from '@mikro-orm/core';
import type { User } from '../accounts/index.js';
import { Notification } from './entity.js';

/** A notification for tests. */
export const buildNotification = (user: User, overrides: Partial<Notification> = {}): Notification =>
  Object.assign(new Notification(), {
    user: ref(user),
    title: 'Repair update',
    message: 'Your Samsung is now: Repairing.',
    link: '/track/ABCDEFGH2345',
    timestamp: new Date('2026-06-01T00:00:00Z'),
    ...overrides,
  });
