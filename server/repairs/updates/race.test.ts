// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, expect, it } from 'vitest';
import { OutgoingMail } from '../../mail/entity.js';
import { sendDueMails } from '../../mail/sending/sender.js';
import { Notification } from '../../notifications/entity.js';
import { mailKinds } from '../../rooms.js';
import { useTestApp } from '../../testing/testApp.js';
import { updateRepair } from '../admin/service.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair, withHistory } from '../factory.js';
import { CustomerUpdate } from './entity.js';
import { NotifiedBy } from './enums.js';
import { undoCustomerNotified, markCustomerNotified } from './service.js';
import { notifyCustomers } from './notifyCustomers.js';
import { undoStatusChange } from './undo.service.js';

/** Several who tell, undo and change at the same time. On PostgreSQL they truly meet. */

const app = useTestApp();

const { REQUESTED, PICKED_UP, DIAGNOSING, REPAIRING, REPAIRED, DELIVERED } = RepairStatus;

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let id: string;
beforeEach(async () => {
  const [admin, sita] = [await app.admin(), await app.signedIn()];
  shop = admin;
  const repair = buildRepair({ owner: ref(sita.user) });
  withHistory(repair, [{ status: REQUESTED, at: new Date('2026-06-01T00:00:00Z') }]);
  await app.save(repair);
  id = repair.id;
});

const asShop = () => app.ctx({ actor: shop.ctx.actor });
const saved = () => app.em.findOneOrFail(Repair, { id }, { populate: ['history'] });
const open = () => app.em.find(CustomerUpdate, { notifiedAt: null, supersededAt: null });

/** Ten in a row, since two do not meet each time. */
const TIMES = Array.from({ length: 10 }, (_, index) => index);

it('of several changes at once the customer is to be told of the last one alone', async () => {
  const statuses = [PICKED_UP, DIAGNOSING, REPAIRING, REPAIRED, DELIVERED];
  await Promise.all(statuses.map((status) => updateRepair(asShop(), id, { status })));
  const { status, notificationPendingSince } = await saved();
  expect(await open()).toMatchObject([{ status }]);
  expect(notificationPendingSince).not.toBeNull();
  await app.settleAfter(120);
  expect(await app.em.count(Notification)).toBe(1);
  expect(await app.em.count(OutgoingMail)).toBe(1);
});

it.each(TIMES)('either it is undone or the customer hears of it (%i)', async () => {
  await updateRepair(asShop(), id, { status: REPAIRED });
  const [{ id: updateId }] = (await open()) as [CustomerUpdate];
  const { version } = await saved();
  const [undone] = await Promise.allSettled([
    undoStatusChange(asShop(), id, version),
    notifyCustomers.handle(app.ctx(), { updateIds: [updateId] }),
  ]);
  await app.settle();
  const isUndone = undone.status === 'fulfilled';
  expect((await saved()).status).toBe(isUndone ? REQUESTED : REPAIRED);
  expect([await app.em.count(Notification), app.mailer.sent.length]).toEqual(isUndone ? [0, 0] : [1, 1]);
});

it.each(TIMES)('a mail that goes and somebody who tells by hand both leave the customer told once (%i)', async () => {
  await updateRepair(asShop(), id, { status: REPAIRED });
  const [{ id: updateId }] = (await open()) as [CustomerUpdate];
  await notifyCustomers.handle(app.ctx(), { updateIds: [updateId] });
  await Promise.all([
    sendDueMails({ ...app.deps, mailKinds }),
    markCustomerNotified(asShop(), updateId, NotifiedBy.CALL),
  ]);
  const update = await app.em.findOneOrFail(CustomerUpdate, updateId);
  // what was on its way when somebody told them by hand has arrived as well
  expect(['CALL', ...(app.mailer.sent.length > 0 ? ['EMAIL'] : [])]).toContain(update.notifiedBy);
  expect((await saved()).notificationPendingSince).toBeNull();
});

it('many who press at once tell once, and take it back once', async () => {
  await updateRepair(asShop(), id, { status: REPAIRED });
  const [{ id: updateId }] = (await open()) as [CustomerUpdate];
  const fiveTimes = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, work));
  await fiveTimes(() => markCustomerNotified(asShop(), updateId, NotifiedBy.CALL));
  expect((await saved()).notificationPendingSince).toBeNull();
  await fiveTimes(() => undoCustomerNotified(asShop(), updateId));
  expect(await open()).toMatchObject([{ id: updateId, notifier: null }]);
  expect((await saved()).notificationPendingSince).not.toBeNull();
});
