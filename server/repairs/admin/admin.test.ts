// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { useTestApp } from '../../testing/testApp.js';
import type { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair, withHistory } from '../factory.js';
import { ago, adminDoors, events, HOUR_MS, saved, WRONG } from '../testing/adminDoors.js';

const app = useTestApp();

let shop: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
});

describe.each(Object.entries(adminDoors(app)))('a record that is there, through %s', (_name, door) => {
  const save = async (overrides: Partial<Repair> = {}) => {
    const [repair] = await app.save(
      withHistory(
        buildRepair({
          owner: ref(sita.user),
          estimatedCost: 4500,
          adminNotes: 'Slow payer',
          promisedDate: new Date('2026-07-01T00:00:00Z'),
          ...overrides,
        }),
        [{ status: RepairStatus.DIAGNOSED, at: new Date('2026-03-02T00:00:00Z') }],
      ),
    );
    return repair!;
  };

  it('keeps what is not named', async () => {
    const { id, history: _, ...before } = await save();
    expect(await door.update(id, { brand: 'LG' }, shop)).toMatchObject({ id });
    const after = await saved(app, id);
    const kept = ['model', 'tvType', 'estimatedCost', 'adminNotes', 'promisedDate', 'preferredPickupTime'] as const;
    for (const key of kept) expect([key, after[key]]).toEqual([key, before[key]]);
    expect(after).toMatchObject({ brand: 'LG', lastUpdateDate: app.now, version: 2 });
    expect(after.owner?.id).toBe(sita.user.id);
    expect(await events(app)).toEqual([['RepairDetailsChanged', { fields: ['brand'] }]]);
  });

  it('clears what can be empty, and nothing else', async () => {
    const { id } = await save();
    await door.update(
      id,
      { model: null, estimatedCost: null, promisedDate: null, adminNotes: null, userId: null },
      shop,
    );
    expect(await saved(app, id)).toMatchObject({
      model: null,
      estimatedCost: null,
      promisedDate: null,
      adminNotes: '',
      owner: null,
    });
    expect(await door.update(id, { brand: null }, shop)).toMatchObject({
      code: 'BAD_INPUT',
      fields: { brand: 'Brand is required.' },
    });
  });

  it.each(WRONG)('takes no %s %j', async (field, value, message) => {
    const { id } = await save();
    expect(await door.update(id, { [field]: value }, shop)).toMatchObject({ code: 'BAD_INPUT', message });
    expect(await saved(app, id)).toMatchObject({ version: 1 });
  });

  it('is looked up by its new name and number', async () => {
    const { id } = await save();
    await door.update(id, { userName: 'Ram Thapa', contactNumber: '01-5550004' }, shop);
    expect(await saved(app, id)).toMatchObject({ publicName: 'Ram T.', contactNumberKey: '97715550004' });
  });

  it('may have a pickup time that has passed, but no other such', async () => {
    const { id, preferredPickupTime } = await save();
    const at = (time: string) => door.update(id, { preferredPickupTime: time, model: 'X' }, shop);
    expect(await at(preferredPickupTime.toISOString())).toMatchObject({ id });
    expect(await at(ago(app, 2 * HOUR_MS))).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Preferred pickup time cannot be in the past.',
    });
    expect(await saved(app, id)).toMatchObject({ preferredPickupTime });
  });

  it('gets no pickup time and no promise more than a year ahead, and keeps one that it has', async () => {
    const [old] = await app.save(buildRepair({ promisedDate: new Date('2083-03-01T00:00:00Z') }));
    const { id } = old!;
    const change = (input: object) => door.update(id, input, shop);
    expect(await change({ promisedDate: '2083-03-01T00:00:00Z', model: 'X' })).toMatchObject({ id });
    for (const [field, time] of [
      ['preferredPickupTime', 'a pickup time'],
      ['promisedDate', 'a promised date'],
    ] as const)
      expect(await change({ [field]: '2083-03-01T10:00' })).toMatchObject({
        code: 'BAD_INPUT',
        fields: { [field]: `Please choose ${time} within the next year.` },
      });
  });

  it('is not overwritten by whoever has not seen it as it is', async () => {
    const { id } = await save();
    expect(await door.update(id, { brand: 'LG', version: 1 }, shop)).toMatchObject({ id });
    expect(await door.update(id, { brand: 'Sony', version: 1 }, shop)).toMatchObject({
      code: 'CONFLICT',
      message: 'This was changed by someone else. Reload to see the changes.',
    });
    expect(await door.update(id, { brand: 'LG', version: 1 }, shop)).toMatchObject({ id });
    expect(await saved(app, id)).toMatchObject({ brand: 'LG', version: 2 });
  });

  it('leaves no trace where nothing changes', async () => {
    const { id, lastUpdateDate } = await save();
    const same = {
      brand: 'Samsung',
      pickupCoordinates: null,
      issueImageUrls: [],
      userId: sita.user.id,
      isPublic: false,
    };
    await door.update(id, { ...same, status: 'DIAGNOSED', promisedDate: '2026-07-01T00:00:00Z' }, shop);
    expect(await saved(app, id)).toMatchObject({ lastUpdateDate, version: 1 });
    expect(await events(app)).toEqual([]);
  });

  it('counts neither feedback nor visibility as progress, and tells of both', async () => {
    const { id, lastUpdateDate } = await save();
    await door.update(id, { isPublic: true, customerFeedback: 'Thanks' }, shop);
    expect(await saved(app, id)).toMatchObject({
      isPublic: true,
      customerFeedback: 'Thanks',
      lastUpdateDate,
      version: 2,
    });
    expect(await events(app)).toEqual([
      ['RepairVisibilityChanged', { isPublic: true }],
      ['RepairFeedbackWritten', {}],
    ]);
  });

  it('tells the log which fields have changed, and nothing that stands in them', async () => {
    const { id } = await save();
    await door.update(id, { adminNotes: 'Cash only', contactNumber: '9800000000', status: 'REPAIRING' }, shop);
    await app.settle();
    const log = await app.em.find(ActivityLog, { targetId: id });
    expect(log.map(({ actionType, description }) => `${actionType}: ${description}`).toSorted()).toEqual([
      'QUOTE_DECIDE: Quote of Rs. 4,500: APPROVE, by the shop (LEGACY).',
      'REPAIR_REQUEST_UPDATE: Record changed: contactNumber, adminNotes.',
      'REPAIR_STATUS_UPDATE: Status changed from DIAGNOSED to REPAIRING.',
    ]);
  });

  it('is gone for everyone when it is deleted, and kept', async () => {
    const { id } = await save({ isPublic: true });
    expect(await door.remove(id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await door.remove(id, sita)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.remove(id, shop)).toMatchObject({ id });
    expect(await saved(app, id)).toMatchObject({ deletedAt: app.now });
    for (const outcome of [await door.remove(id, shop), await door.update(id, { brand: 'LG' }, shop)])
      expect(outcome).toMatchObject({ code: 'NOT_FOUND' });
    expect((await app.viaRest('GET', `/api/repairs/${id}`, undefined, shop)).status).toBe(404);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([
      { actionType: 'REPAIR_REQUEST_DELETE', targetId: id, userEmail: shop.user.email },
    ]);
  });
});

describe('the legacy client', () => {
  it('sends a whole record back, and changes only what it has changed', async () => {
    const [repair] = await app.save(buildRepair({ pickupCoordinates: { latitude: 27.7, longitude: 85.3 } }));
    const path = `/api/repairs/${repair!.id}`;
    const { body } = await app.viaRest<object>('GET', path, undefined, shop);
    expect(body).toMatchObject({ userId: 'guest_user', promisedDate: null });
    const answer = await app.viaRest('PUT', `/api/admin${path.slice(4)}`, { ...body, actualCost: 900 }, shop);
    expect(answer).toMatchObject({
      status: 200,
      body: { ...body, actualCost: 900, lastUpdateDate: app.now.toISOString() },
    });
    expect(await events(app)).toEqual([['RepairCostsChanged', {}]]);
  });
});

describe('a deleted record', () => {
  const RESTORE = 'mutation ($id: ID!) { restoreRepair(id: $id) { id deletedAt } }';

  it('comes back as it was; again is harmless', async () => {
    const [repair] = await app.save(buildRepair({ deletedAt: app.now, status: RepairStatus.REPAIRED }));
    const { id } = repair!;
    for (let time = 0; time < 2; time++)
      expect(await outcomesOf(app).graphql(RESTORE, { id }, shop)).toEqual({ id, deletedAt: null });
    expect(await saved(app, id)).toMatchObject({ status: 'REPAIRED', deletedAt: null, version: 2 });
    expect(await events(app)).toEqual([['RepairRestored', {}]]);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([{ actionType: 'REPAIR_REQUEST_RESTORE' }]);
    expect(await outcomesOf(app).graphql(RESTORE, { id: '000000000000' }, shop)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
