// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { StoredEvent } from '../../core/events.js';
import { Notification } from '../../notifications/entity.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { useTestApp } from '../../testing/testApp.js';
import { changeRepairs } from '../admin/bulk.service.js';
import { updateRepair } from '../admin/service.js';
import { Repair, RepairStatusEvent } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair, withHistory } from '../factory.js';
import { CustomerUpdate } from './entity.js';
import { NotifiedBy } from './enums.js';
import { markCustomerNotified } from './service.js';

/** Taking back a slip of the status. */

const app = useTestApp();

const { REQUESTED, PICKED_UP, DIAGNOSING, DIAGNOSED, REPAIRED } = RepairStatus;

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let sita: Person;
let id: string;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
  const repair = buildRepair({ owner: ref(sita.user) });
  withHistory(repair, [
    { status: REQUESTED, at: new Date('2026-06-01T00:00:00Z') },
    { status: PICKED_UP, at: new Date('2026-06-02T00:00:00Z') },
  ]);
  await app.save(repair);
  id = repair.id;
});

const later = (seconds: number) => void (app.now = new Date(app.now.getTime() + seconds * 1000));

async function change(input: object): Promise<void> {
  later(10);
  await updateRepair(app.ctx({ actor: shop.ctx.actor }), id, input);
}

const MUTATION = `mutation ($id: ID!, $version: Int!) {
  undoStatusChange(repairId: $id, version: $version) { status version notificationPendingSince history { status note } }
}`;
const undo = async (version?: number) =>
  outcomesOf<Repair>(app).graphql(MUTATION, { id, version: version ?? (await saved()).version }, shop);

const saved = () => app.em.findOneOrFail(Repair, { id });
const open = () => app.em.find(CustomerUpdate, { notifiedAt: null, supersededAt: null });

/** What the admin shows of the newest update. */
async function undoableUntil(): Promise<string | null | undefined> {
  const query = 'query ($id: ID!) { customerUpdates(repairId: $id) { undoableUntil } }';
  const { data } = await app.viaGraphql<{ customerUpdates: { undoableUntil: string }[] }>(query, { id }, shop);
  return data.customerUpdates[0]?.undoableUntil;
}

const TOO_LATE = { code: 'CONFLICT', message: 'It is too late to undo this: the customer was notified.' };

it('a slip leaves no trace for the customer, and both steps in the log', async () => {
  await change({ status: REPAIRED, note: 'Ready' });
  expect(await undoableUntil()).toBe(new Date(app.now.getTime() + 120_000).toISOString());
  later(100);
  expect(await undo()).toEqual({
    status: 'PICKED_UP',
    version: 3,
    notificationPendingSince: null,
    history: [
      { status: 'REQUESTED', note: null },
      { status: 'PICKED_UP', note: null },
    ],
  });
  await app.settleAfter(120);
  expect([await app.em.count(Notification), app.mailer.sent, await open()]).toEqual([0, [], []]);
  const lines = await app.em.find(ActivityLog, {}, { orderBy: { timestamp: 'asc' } });
  expect(lines.map(({ description }) => description)).toEqual([
    'Status changed from PICKED_UP to REPAIRED.',
    'Status changed from REPAIRED to PICKED_UP.',
  ]);
});

it('a history that goes on after it has no gap', async () => {
  await change({ status: REPAIRED });
  await undo();
  await change({ status: DIAGNOSING });
  const lines = await app.em.find(RepairStatusEvent, { repair: id }, { orderBy: { position: 'asc' } });
  expect(lines.map(({ status, position }) => [status, position])).toEqual([
    [REQUESTED, 0],
    [PICKED_UP, 1],
    [DIAGNOSING, 2],
  ]);
});

it('several steps are taken back one after the other', async () => {
  await change({ status: DIAGNOSING, note: 'On the bench' });
  await change({ status: REPAIRED });
  expect(await undo()).toMatchObject({ status: 'DIAGNOSING' });
  expect(await open()).toMatchObject([{ status: DIAGNOSING, note: 'On the bench' }]);
  expect(await undo()).toMatchObject({ status: 'PICKED_UP', notificationPendingSince: null });
  expect(await undo()).toMatchObject(TOO_LATE);
});

/** What the customer reads of it. */
async function shown() {
  const query = `query ($id: String!) { trackRepair(id: $id) {
    status estimatedCost actualCost deliveryCharge promisedDate lastUpdateDate history { status note }
  } }`;
  return (await app.viaGraphql<{ trackRepair: object }>(query, { id }, sita)).data.trackRepair;
}

const ALL = {
  note: 'The lamps are burnt out.',
  estimatedCost: 900,
  actualCost: 950,
  deliveryCharge: 300,
  promisedDate: '2026-07-01T10:00:00Z',
};

it.each<[string, () => Promise<unknown>]>([
  ['its own undo', () => undo()],
  [
    'the undo of a change of many',
    () => changeRepairs(app.ctx({ actor: shop.ctx.actor }), [{ id, status: PICKED_UP, expectedStatus: DIAGNOSED }]),
  ],
])('the costs, the note and the promise that came with it go with it: %s', async (_door, takeBack) => {
  await change({ deliveryCharge: 200, promisedDate: '2026-06-25T10:00:00Z' });
  const before = await shown();
  await change({ status: DIAGNOSED, ...ALL });
  expect(await shown()).toMatchObject({ status: DIAGNOSED, estimatedCost: 900, actualCost: 950, deliveryCharge: 300 });
  const { version } = await saved();
  await takeBack();
  expect(await shown()).toEqual(before);
  expect((await saved()).version).toBeGreaterThan(version);
  expect(await open()).toEqual([]);
  // told of each: the first change, the slip, and its end
  expect(await app.em.count(StoredEvent, { type: 'RepairCostsChanged' })).toBe(3);
  expect(await app.em.count(StoredEvent, { type: 'RepairDetailsChanged' })).toBe(3);
});

it('what was written since stays', async () => {
  await change({ status: REPAIRED, actualCost: 950 });
  await change({ actualCost: 900, adminNotes: 'Lamps' });
  const { lastUpdateDate } = await saved();
  later(10);
  await undo();
  expect(await saved()).toMatchObject({ status: PICKED_UP, actualCost: 900, adminNotes: 'Lamps', lastUpdateDate });
});

it('a change of many that goes back when the customer was told is one more step', async () => {
  await change({ status: DIAGNOSED, estimatedCost: 900 });
  await app.settleAfter(120);
  await changeRepairs(app.ctx({ actor: shop.ctx.actor }), [{ id, status: PICKED_UP, expectedStatus: DIAGNOSED }]);
  expect(await saved()).toMatchObject({ status: PICKED_UP, estimatedCost: 900 });
  expect(await app.em.count(RepairStatusEvent)).toBe(4);
});

describe('it is too late', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['when the time is up', async () => later(120)],
    ['when the owner was told', () => app.settleAfter(120)],
    [
      'when somebody has told them by hand',
      async () => {
        const [update] = await open();
        await markCustomerNotified(app.ctx({ actor: shop.ctx.actor }), update!.id, NotifiedBy.CALL);
      },
    ],
    ['when something was said since', () => change({ note: 'Come by' })],
  ])('%s', async (_when, work) => {
    await change({ status: REPAIRED });
    await work();
    expect(await undoableUntil()).toBeNull();
    expect(await undo()).toMatchObject(TOO_LATE);
    expect(await saved()).toMatchObject({ status: REPAIRED });
  });

  it.each([
    ['where the status did not change', { estimatedCost: 950 }],
    ['where something was said while it did not', { estimatedCost: 950, note: 'The lamps cost more.' }],
    ['where nothing did', {}],
  ])('%s', async (_where, input) => {
    await change({ status: DIAGNOSED, estimatedCost: 900 });
    await app.settleAfter(120);
    await change(input);
    expect(await undo()).toMatchObject(TOO_LATE);
  });
});

it('somebody else’s change is not taken back unseen', async () => {
  await change({ status: DIAGNOSING });
  const { version } = await saved();
  await change({ status: REPAIRED });
  expect(await undo(version)).toMatchObject({
    code: 'CONFLICT',
    message: 'This was changed by someone else. Reload to see the changes.',
  });
  expect(await saved()).toMatchObject({ status: REPAIRED });
});

it('a repair that is not there has nothing to undo', async () => {
  id = '000000000000';
  expect(await undo(1)).toMatchObject({ code: 'NOT_FOUND' });
});
