import { ref } from '@mikro-orm/core';
import { beforeEach, expect, it } from 'vitest';
import { StoredEvent } from '../platform/events.js';
import { updateRepair } from '../repairs/desk.service.js';
import type { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair } from '../repairs/factory.js';
import { outcomesOf } from '../testing/outcomes.js';
import { useTestApp } from '../testing/testApp.js';
import { Notification } from './entity.js';
import type { RepairStatusPreview } from './views.js';

const app = useTestApp();

const PREVIEW = `query ($id: ID!, $status: RepairStatus!, $note: String, $estimatedCost: Float) {
  repairStatusPreview(id: $id, status: $status, note: $note, estimatedCost: $estimatedCost) {
    title message link note byNotification byEmail
  }
}`;

let shop: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
});

const saveRepair = async (overrides: Partial<Repair> = {}) => {
  const [repair] = await app.save(buildRepair({ owner: ref(sita.user), brand: 'LG', model: null, ...overrides }));
  return repair!;
};
const preview = (id: string, change: object, call = shop) =>
  outcomesOf<RepairStatusPreview>(app).graphql(PREVIEW, { id, ...change }, call);

it.each([
  ['a status', {}, { status: RepairStatus.REPAIRED, note: 'Come by' }],
  ['a quote with the status', {}, { status: RepairStatus.DIAGNOSED, estimatedCost: 125_000 }],
  ['a quote that stood before', { estimatedCost: 900 }, { status: RepairStatus.DIAGNOSED }],
  ['a diagnosis without a cost', { estimatedCost: 900 }, { status: RepairStatus.DIAGNOSED, estimatedCost: null }],
  [
    'another quote',
    { status: RepairStatus.DIAGNOSED, estimatedCost: 900 },
    { status: RepairStatus.DIAGNOSED, estimatedCost: 950 },
  ],
])('says of %s just what is told when it is saved', async (_what, overrides, change) => {
  const { id } = await saveRepair(overrides);
  const { byNotification, byEmail, note, ...words } = await preview(id, change);
  expect([byNotification, byEmail, note]).toEqual([true, false, 'note' in change ? change.note : null]);
  expect(await app.em.count(StoredEvent)).toBe(0);
  await updateRepair(shop.ctx, id, change);
  await app.settle();
  expect(await app.em.findAll(Notification)).toMatchObject([words]);
  expect(app.mailer.sent).toEqual([]);
});

it.each([
  ['without an account', { owner: null }, { status: RepairStatus.REPAIRED }],
  ['where nothing changes', { status: RepairStatus.REPAIRED }, { status: RepairStatus.REPAIRED, note: 'Come by' }],
  [
    'where a cost is no quote',
    { status: RepairStatus.REPAIRING },
    { status: RepairStatus.REPAIRING, estimatedCost: 5 },
  ],
])('is null %s, and so nobody is told', async (_what, overrides, change) => {
  const { id } = await saveRepair(overrides);
  expect(await preview(id, change)).toBeNull();
  await updateRepair(shop.ctx, id, change);
  await app.settle();
  expect(await app.em.count(Notification)).toBe(0);
});

it('is null for the admin\u2019s own repair', async () => {
  const { id } = await saveRepair({ owner: ref(shop.user) });
  expect(await preview(id, { status: 'REPAIRED' })).toBeNull();
});

it('refuses what could not be saved', async () => {
  const { id } = await saveRepair();
  expect(await preview(id, { status: 'DIAGNOSED', estimatedCost: -1 })).toMatchObject({ code: 'BAD_INPUT' });
  expect(await preview('000000000000', { status: 'DIAGNOSED' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await preview(id, { status: 'DIAGNOSED' }, sita)).toMatchObject({ code: 'FORBIDDEN' });
});
