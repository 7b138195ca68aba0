// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { StoredEvent } from '../../core/events.js';
import { Notification } from '../../notifications/entity.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { useTestApp } from '../../testing/testApp.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair } from '../factory.js';
import { changeRepairs } from './bulk.service.js';
import type { ChangedRepairs } from './views.js';

const app = useTestApp();

const CHANGE = `mutation ($changes: [RepairChangeInput!]!) { changeRepairs(changes: $changes) {
  repairs { id status isPublic promisedDate deletedAt history { status changedBy } }
  before { id status isPublic promisedDate deleted }
} }`;

let shop: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;
let ids: string[];
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
  const repairs = [1, 2, 3].map((number) =>
    buildRepair({ brand: `Brand ${number}`, owner: ref(sita.user), promisedDate: new Date('2026-07-01T00:00:00Z') }),
  );
  ids = (await app.save(...repairs)).map(({ id }) => id);
});

const change = (changes: object[]) => outcomesOf<ChangedRepairs>(app).graphql(CHANGE, { changes }, shop);
const saved = async (fields: (repair: Repair) => unknown) => {
  const all = await app.em.find(Repair, {}, { filters: { notDeleted: false }, orderBy: { brand: 'asc' } });
  return all.map(fields);
};

it('changes all in one go, each told of like a single change, and tells what they were', async () => {
  const [one, two, three] = ids as [string, string, string];
  const { repairs, before } = await change([
    { id: three.toLowerCase(), status: 'REPAIRED' },
    { id: one, status: 'PICKED_UP', isPublic: true },
    { id: two, promisedDate: null, deleted: true },
  ]);
  expect(repairs).toMatchObject([
    { id: three, status: 'REPAIRED', history: [{ status: 'REPAIRED', changedBy: shop.user.name }] },
    { id: one, status: 'PICKED_UP', isPublic: true },
    { id: two, promisedDate: null, deletedAt: app.now.toISOString() },
  ]);
  const was = { status: 'REQUESTED', isPublic: false, promisedDate: '2026-07-01T00:00:00.000Z', deleted: false };
  expect(before).toEqual([three, one, two].map((id) => ({ id, ...was })));
  await app.settleAfter(120);
  const received = await app.em.findAll(Notification);
  expect(received.map(({ message }) => message).toSorted()).toEqual([
    'Your Brand 1 UA43T5400 is now: Picked Up.',
    'Your Brand 1 UA43T5400 now appears in the public records, with your name shortened. You can change this at any time.',
    'Your Brand 3 UA43T5400 is now: Repaired - Pending Delivery/Pickup.',
  ]);
  expect(await app.em.count(ActivityLog, { userEmail: shop.user.email })).toBe(5);
});

it('is undone by what it answers', async () => {
  const changes = ids.map((id) => ({ id, status: 'CANCELLED', isPublic: true, deleted: true, promisedDate: null }));
  const { before } = await change(changes);
  expect(await saved(({ deletedAt }) => deletedAt)).toEqual([app.now, app.now, app.now]);
  const undo = before!.map((state) => ({ ...state, expectedStatus: 'CANCELLED' }));
  expect(await change(undo)).toMatchObject({ repairs: undo.map(({ id }) => ({ id, status: 'REQUESTED' })) });
  expect(
    await saved(({ status, isPublic, deletedAt, promisedDate }) => [status, isPublic, deletedAt, promisedDate]),
  ).toEqual(ids.map(() => ['REQUESTED', false, null, new Date('2026-07-01T00:00:00Z')]));
});

it.each([
  ['an unknown id', () => ({ id: '000000000000', status: 'REPAIRED' }), 'NOT_FOUND'],
  ['an id that is none', () => ({ id: 'x', status: 'REPAIRED' }), 'NOT_FOUND'],
  ['another status than expected', () => ({ id: ids[2], status: 'REPAIRED', expectedStatus: 'DIAGNOSED' }), 'CONFLICT'],
  ['a promise of 57 years', () => ({ id: ids[2], promisedDate: '2083-03-01T10:00' }), 'BAD_INPUT'],
  ['a date that is none', () => ({ id: ids[2], promisedDate: 'soon' }), 'BAD_INPUT'],
  ['the same repair again', () => ({ id: ids[0]!.toLowerCase(), status: 'REPAIRED' }), 'BAD_INPUT'],
])('changes nothing at all where one has %s', async (_what, wrong, code) => {
  expect(await change([{ id: ids[0], status: 'PICKED_UP' }, { id: ids[1], deleted: true }, wrong()])).toMatchObject({
    code,
  });
  expect(await saved(({ status, deletedAt, version }) => [status, deletedAt, version])).toEqual(
    ids.map(() => ['REQUESTED', null, 1]),
  );
  expect(await app.em.count(StoredEvent)).toBe(0);
});

it('leaves a deleted one alone, unless it says what becomes of it', async () => {
  const [id] = ids as [string];
  await change([{ id, deleted: true }]);
  expect(await change([{ id, status: 'REPAIRED' }])).toMatchObject({ code: 'NOT_FOUND' });
  expect(await change([{ id, status: 'REPAIRED', deleted: false }])).toMatchObject({
    repairs: [{ id, status: 'REPAIRED', deletedAt: null }],
  });
});

it('takes one to a hundred', async () => {
  const message = 'Choose 1 to 100 repairs.';
  expect(await change([])).toMatchObject({ code: 'BAD_INPUT', message });
  expect(await change(Array.from({ length: 101 }, () => ({ id: ids[0] })))).toMatchObject({
    code: 'BAD_INPUT',
    message,
  });
});

it('is not held up by somebody who changes the same ones in another order', async () => {
  const as = () => app.ctx({ actor: shop.ctx.actor });
  const of = (list: string[], status: RepairStatus) => list.map((id) => ({ id, status }));
  await Promise.all([
    changeRepairs(as(), of(ids, RepairStatus.PICKED_UP)),
    changeRepairs(as(), of(ids.toReversed(), RepairStatus.DIAGNOSING)),
    changeRepairs(as(), of(ids, RepairStatus.REPAIRING)),
  ]);
  expect(new Set(await saved(({ status }) => status)).size).toBe(1);
});

it('costs as many statements to read for twenty as for two', async () => {
  const more = (await app.save(...Array.from({ length: 20 }, () => buildRepair()))).map(({ id }) => id);
  const reads = async (list: string[]) => {
    const changes = list.map((id) => ({ id, status: RepairStatus.REPAIRED }));
    const statements = await app.statementsOf(() => changeRepairs(app.ctx({ actor: shop.ctx.actor }), changes));
    return statements.filter(({ sql }) => sql.startsWith('select')).length;
  };
  expect(await reads(more)).toBe(await reads(ids.slice(0, 2)));
});
