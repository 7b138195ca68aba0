// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { BOOKING } from '../repairs/factory.js';
import { bookRepair } from '../repairs/service.js';
import { useTestApp } from '../testing/testApp.js';
import { watch } from '../testing/watching.js';
import { Notification } from './entity.js';
import { buildNotification } from './factory.js';
import { markAllRead, markRead } from './service.js';

const app = useTestApp();
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

it('counts what is unread, whenever something comes or is read, and nobody else’s', async () => {
  const [sita, shop] = [await app.signedIn(), await app.admin()];
  const counting = (call: typeof sita) =>
    watch<{ unreadNotificationCount: number }>(app, 'subscription { unreadNotificationCount }', {}, call);
  const [hers, shops] = [await counting(sita), await counting(shop)];
  const is = (count: number) => hers.until(({ data }) => data.unreadNotificationCount === count);
  await is(0);
  const [first] = await app.save(...Array.from({ length: 3 }, () => buildNotification(sita.user)));
  await is(3);
  await markRead(sita.ctx, first!.id);
  await is(2);
  await markAllRead(sita.ctx);
  await is(0);
  // what a listener leaves behind
  await bookRepair(sita.ctx, BOOKING);
  await app.settle();
  await shops.until(({ data }) => data.unreadNotificationCount === 1);
  expect(await app.em.count(Notification, { user: ref(sita.user), isRead: false })).toBe(0);
  const stranger = buildUser();
  await app.save<object>(stranger, buildNotification(stranger));
  await app.save(buildNotification(sita.user));
  await is(1);
  await Promise.all([hers.stop(), shops.stop()]);
});
