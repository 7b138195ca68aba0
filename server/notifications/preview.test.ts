import { ref } from '@mikro-orm/core';
import { beforeEach, expect, it } from 'vitest';
import { StoredEvent } from '../core/events.js';
import { updateRepair } from '../repairs/admin/service.js';
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
    title message link note byNotification byEmail byHand notBefore messages { language subject words }
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
  const { note, byNotification, byEmail, byHand, notBefore, messages, ...words } = await preview(id, change);
  expect([note, byNotification, byEmail, byHand]).toEqual(['note' in change ? change.note : null, true, true, false]);
  expect(notBefore).toBe('2026-06-15T09:02:00.000Z');
  expect(await app.em.count(StoredEvent)).toBe(0);
  await updateRepair(shop.ctx, id, change);
  await app.settleAfter(120);
  expect(await app.em.findAll(Notification)).toMatchObject([words]);
  expect(app.mailer.sent).toMatchObject([{ to: sita.user.email, subject: messages![0]!.subject }]);
  for (const line of messages![0]!.words.split('\n')) expect(app.mailer.sent[0]!.text).toContain(line);
});

it('has the words for whoever tells a customer without an account by hand', async () => {
  const { id } = await saveRepair({ owner: null });
  const received = await preview(id, { status: RepairStatus.REPAIRED, note: 'Come by' });
  const words =
    'Your LG is repaired and tested.\nPlease come by to collect it, or wait for us to bring it, as we agreed.';
  expect(received).toEqual({
    title: 'Repair update',
    message: `Parda: ${words}\nFrom the workshop: Come by\nFollow your repair: ${app.url}/#/track/${id}`,
    messages: [
      { language: 'EN', subject: 'Good news: your TV works again', words },
      expect.objectContaining({ language: 'NE' }),
    ],
    link: `/track/${id}`,
    note: 'Come by',
    byNotification: false,
    byEmail: false,
    byHand: true,
    notBefore: '2026-06-15T09:02:00.000Z',
  });
});

it('says that a mail waits for the end of the quiet hours, and who tells by hand does not', async () => {
  // 19:59 in Kathmandu
  app.now = new Date('2026-06-15T14:14:00Z');
  const [hers, guests] = [await saveRepair(), await saveRepair({ owner: null })];
  const change = { status: RepairStatus.REPAIRED };
  expect((await preview(hers.id, change)).notBefore).toBe('2026-06-16T02:15:00.000Z');
  expect((await preview(guests.id, change)).notBefore).toBe('2026-06-15T14:16:00.000Z');
});

it('is null for a way back to what the customer knows, while they have not heard of the detour', async () => {
  const { id } = await saveRepair();
  await updateRepair(shop.ctx, id, { status: RepairStatus.REPAIRED });
  expect(await preview(id, { status: RepairStatus.REQUESTED })).toBeNull();
});

it.each([
  ['where nothing changes', { status: RepairStatus.REPAIRED }, { status: RepairStatus.REPAIRED, note: 'Come by' }],
  [
    'where a cost is no quote',
    { status: RepairStatus.CANCELLED },
    { status: RepairStatus.CANCELLED, estimatedCost: 5 },
  ],
])('is null %s, and so nobody is told', async (_what, overrides, change) => {
  const { id } = await saveRepair(overrides);
  expect(await preview(id, change)).toBeNull();
  await updateRepair(shop.ctx, id, change);
  await app.settleAfter(120);
  expect([await app.em.count(Notification), app.mailer.sent]).toEqual([0, []]);
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
