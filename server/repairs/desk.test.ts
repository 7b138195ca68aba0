import { randomUUID } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { Notification } from '../notifications/entity.js';
import { StoredEvent } from '../platform/events.js';
import { outcomesOf } from '../testing/outcomes.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { Repair } from './entity.js';
import { RepairStatus } from './enums.js';
import { buildRepair, withHistory } from './factory.js';

const app = useTestApp();

const FIELDS = 'id version userName status';

/** Both doors to the same services; a table of cases asks either. */
const through = {
  GraphQL: {
    create: (input: object, call?: Call) =>
      outcomesOf<Repair>(app).graphql(
        `mutation ($input: RepairInput!) { createRepair(input: $input) { ${FIELDS} } }`,
        { input },
        call,
      ),
    update: (id: string, input: object, call?: Call) =>
      outcomesOf<Repair>(app).graphql(
        `mutation ($id: ID!, $input: RepairInput!) { updateRepair(id: $id, input: $input) { ${FIELDS} } }`,
        { id, input },
        call,
      ),
    remove: (id: string, call?: Call) =>
      outcomesOf<Repair>(app).graphql('mutation ($id: ID!) { deleteRepair(id: $id) }', { id }, call),
    pickup: 'PICKUP',
  },
  REST: {
    create: (input: object, call?: Call) => outcomesOf<Repair>(app).rest('POST', '/api/admin/repairs', input, call),
    update: (id: string, input: object, call?: Call) =>
      outcomesOf<Repair>(app).rest('PUT', `/api/admin/repairs/${id}`, input, call),
    remove: (id: string, call?: Call) =>
      outcomesOf<Repair>(app).rest('DELETE', `/api/admin/repairs/${id}`, undefined, call),
    pickup: 'pickup',
  },
};

const counter = (overrides: object = {}) => ({
  userName: 'Sita Sharma',
  contactNumber: '९८४१-२३४५६७',
  brand: 'Samsung',
  issueDescription: 'No picture',
  pickupAddress: 'Baneshwor',
  preferredPickupTime: '2026-06-16T09:00:00.000Z',
  ...overrides,
});

const HOUR_MS = 60 * 60 * 1000;
const ago = (ms: number) => new Date(app.now.getTime() - ms).toISOString();

let shop: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
});

const saved = (id: string | undefined) =>
  app.em.findOneOrFail(Repair, { id: id! }, { populate: ['history'], filters: { notDeleted: false } });
const events = async () => (await app.em.findAll(StoredEvent)).map(({ type, payload }) => [type, payload]);

const REQUIRED = [
  ['userName', 'Full name is required.'],
  ['contactNumber', 'Contact number is required.'],
  ['brand', 'Brand is required.'],
  ['issueDescription', 'Issue description is required.'],
  ['pickupAddress', 'Pickup address is required.'],
  ['preferredPickupTime', 'Preferred pickup time is required.'],
] as const;

const WRONG: [field: string, value: unknown, message: string][] = [
  ['contactNumber', 'call me', 'Please provide a valid phone number.'],
  ['estimatedCost', -1, 'Estimated cost cannot be negative.'],
  ['actualCost', 0.005, 'Actual cost can have at most two decimals.'],
  ['deliveryCharge', 100_000_000, 'Delivery charge is too high.'],
  ['promisedDate', 'tomorrow', 'Promised date must be a date and time.'],
  ['promisedDate', '9999-12-31T23:00:00-10:00', 'Promised date is too far away.'],
  ['promisedDate', '0001-01-01T00:00', 'Promised date is too far away.'],
  ['adminNotes', 'x'.repeat(5_001), 'Admin notes can have at most 5000 characters.'],
  ['customerFeedback', 'x'.repeat(2_001), 'Feedback can have at most 2000 characters.'],
  ['userId', randomUUID(), 'This customer has no account any more.'],
  ['userId', 'sita', 'This customer has no account any more.'],
  ['issueImageUrls', Array(4).fill('https://example.com/a.webp'), 'You can upload a maximum of 3 images.'],
];

describe.each(Object.entries(through))('through %s', (_name, door) => {
  describe('a new record', () => {
    it('is a customer\u2019s without an account, requested, private and not promised unless told otherwise', async () => {
      const { id } = await door.create(counter(), shop);
      expect(await saved(id)).toMatchObject({
        owner: null,
        status: 'REQUESTED',
        tvType: 'LED',
        deliveryOption: 'pickup',
        model: null,
        isPublic: false,
        adminNotes: '',
        customerFeedback: '',
        estimatedCost: null,
        promisedDate: null,
        contactNumberKey: '9779841234567',
        publicName: 'Sita S.',
        submissionDate: app.now,
        version: 1,
      });
      expect(await events()).toEqual([['RepairRequested', {}]]);
    });

    it('takes all that the workshop knows', async () => {
      const given = {
        model: 'UA43',
        tvType: 'OLED',
        deliveryOption: door.pickup,
        issueImageUrls: ['https://example.com/a.webp'],
        pickupCoordinates: { latitude: 27.7, longitude: 85.3 },
        estimatedCost: 4500,
        actualCost: 0,
        deliveryCharge: 300.5,
        adminNotes: 'Slow payer',
        customerFeedback: 'Thanks',
      };
      const { id } = await door.create(
        counter({ ...given, userId: sita.user.id, promisedDate: '2026-06-20T17:00', isPublic: true }),
        shop,
      );
      const repair = await saved(id);
      expect(repair).toMatchObject({
        ...given,
        deliveryOption: 'pickup',
        isPublic: true,
        promisedDate: new Date('2026-06-20T11:15:00Z'),
      });
      expect(repair.owner?.id).toBe(sita.user.id);
    });

    it('that is further on has been requested before, and its owner is told', async () => {
      const given = { userId: sita.user.id, status: 'DIAGNOSED', note: 'Backlight', estimatedCost: 2500 };
      const { id } = await door.create(counter(given), shop);
      const { history, status } = await saved(id);
      expect(status).toBe('DIAGNOSED');
      expect(history.getItems().map((event) => [event.status, event.note, event.actor?.id])).toEqual([
        ['REQUESTED', null, shop.user.id],
        ['DIAGNOSED', 'Backlight', shop.user.id],
      ]);
      await app.settleAfter(120);
      expect(await app.em.findAll(Notification)).toMatchObject([
        { title: 'Your quote is ready', user: { id: sita.user.id } },
      ]);
    });

    it('keeps a word to the customer with its request', async () => {
      const { id } = await door.create(counter({ note: 'Brought by the brother' }), shop);
      expect((await saved(id)).history.getItems()).toMatchObject([
        { status: 'REQUESTED', note: 'Brought by the brother' },
      ]);
    });

    it.each(REQUIRED)('needs %s', async (field, message) => {
      for (const nothing of [undefined, null, ' ']) {
        const outcome = await door.create(counter({ [field]: nothing }), shop);
        expect(outcome).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: message } });
      }
      expect(await app.em.count(Repair)).toBe(0);
    });

    it.each(WRONG)('takes no %s %j', async (field, value, message) => {
      const outcome = await door.create(counter({ [field]: value }), shop);
      expect(outcome).toMatchObject({ code: 'BAD_INPUT', message });
      expect(await app.em.count(Repair)).toBe(0);
    });

    it('is fetched now or later, where now is the hour at the counter', async () => {
      const at = (preferredPickupTime: string) => door.create(counter({ preferredPickupTime }), shop);
      expect(await at(ago(HOUR_MS))).toHaveProperty('id', expect.any(String));
      expect(await at(ago(HOUR_MS + 1))).toMatchObject({
        code: 'BAD_INPUT',
        fields: { preferredPickupTime: 'Preferred pickup time cannot be in the past.' },
      });
    });

    it('is made once of a request sent twice', async () => {
      const call = { token: shop.token, headers: { 'Idempotency-Key': 'counter 1' } };
      const { id } = await door.create(counter(), call);
      expect(await door.create(counter(), call)).toMatchObject({ id });
      expect(await door.create(counter({ brand: 'LG' }), call)).toMatchObject({ code: 'CONFLICT' });
      expect(await app.em.count(Repair)).toBe(1);
    });

    it('is for admins to make', async () => {
      expect(await door.create(counter())).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await door.create(counter(), sita)).toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  describe('a record that is there', () => {
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
      const after = await saved(id);
      const kept = ['model', 'tvType', 'estimatedCost', 'adminNotes', 'promisedDate', 'preferredPickupTime'] as const;
      for (const key of kept) expect([key, after[key]]).toEqual([key, before[key]]);
      expect(after).toMatchObject({ brand: 'LG', lastUpdateDate: app.now, version: 2 });
      expect(after.owner?.id).toBe(sita.user.id);
      expect(await events()).toEqual([['RepairDetailsChanged', { fields: ['brand'] }]]);
    });

    it('clears what can be empty, and nothing else', async () => {
      const { id } = await save();
      await door.update(
        id,
        { model: null, estimatedCost: null, promisedDate: null, adminNotes: null, userId: null },
        shop,
      );
      expect(await saved(id)).toMatchObject({
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
      expect(await saved(id)).toMatchObject({ version: 1 });
    });

    it('is looked up by its new name and number', async () => {
      const { id } = await save();
      await door.update(id, { userName: 'Ram Thapa', contactNumber: '01-5550004' }, shop);
      expect(await saved(id)).toMatchObject({ publicName: 'Ram T.', contactNumberKey: '97715550004' });
    });

    it('may have a pickup time that has passed, but no other such', async () => {
      const { id, preferredPickupTime } = await save();
      const at = (time: string) => door.update(id, { preferredPickupTime: time, model: 'X' }, shop);
      expect(await at(preferredPickupTime.toISOString())).toMatchObject({ id });
      expect(await at(ago(2 * HOUR_MS))).toMatchObject({
        code: 'BAD_INPUT',
        message: 'Preferred pickup time cannot be in the past.',
      });
      expect(await saved(id)).toMatchObject({ preferredPickupTime });
    });

    it('is not overwritten by whoever has not seen it as it is', async () => {
      const { id } = await save();
      expect(await door.update(id, { brand: 'LG', version: 1 }, shop)).toMatchObject({ id });
      expect(await door.update(id, { brand: 'Sony', version: 1 }, shop)).toMatchObject({
        code: 'CONFLICT',
        message: 'This was changed by someone else. Reload to see the changes.',
      });
      expect(await door.update(id, { brand: 'LG', version: 1 }, shop)).toMatchObject({ id });
      expect(await saved(id)).toMatchObject({ brand: 'LG', version: 2 });
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
      expect(await saved(id)).toMatchObject({ lastUpdateDate, version: 1 });
      expect(await events()).toEqual([]);
    });

    it('counts neither feedback nor visibility as progress, and tells of both', async () => {
      const { id, lastUpdateDate } = await save();
      await door.update(id, { isPublic: true, customerFeedback: 'Thanks' }, shop);
      expect(await saved(id)).toMatchObject({ isPublic: true, customerFeedback: 'Thanks', lastUpdateDate, version: 2 });
      expect(await events()).toEqual([
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
        'REPAIR_REQUEST_UPDATE: Record changed: contactNumber, adminNotes.',
        'REPAIR_STATUS_UPDATE: Status changed from DIAGNOSED to REPAIRING.',
      ]);
    });

    it('is gone for everyone when it is deleted, and kept', async () => {
      const { id } = await save({ isPublic: true });
      expect(await door.remove(id)).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await door.remove(id, sita)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await door.remove(id, shop)).toMatchObject({ id });
      expect(await saved(id)).toMatchObject({ deletedAt: app.now });
      for (const outcome of [await door.remove(id, shop), await door.update(id, { brand: 'LG' }, shop)])
        expect(outcome).toMatchObject({ code: 'NOT_FOUND' });
      expect((await app.viaRest('GET', `/api/repairs/${id}`, undefined, shop)).status).toBe(404);
      await app.settle();
      expect(await app.em.findAll(ActivityLog)).toMatchObject([
        { actionType: 'REPAIR_REQUEST_DELETE', targetId: id, userEmail: shop.user.email },
      ]);
    });
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
    expect(await events()).toEqual([['RepairCostsChanged', {}]]);
  });

  it('gets 201 for a new record, and a body for a deleted one', async () => {
    const { status, body } = await app.viaRest<{ id: string }>('POST', '/api/admin/repairs', counter(), shop);
    expect([status, body]).toMatchObject([201, { statusHistory: [{ status: 'REQUESTED' }], userName: 'Sita Sharma' }]);
    const deleted = await app.viaRest('DELETE', `/api/admin/repairs/${body.id}`, undefined, shop);
    expect([deleted.status, deleted.body]).toEqual([200, { success: true, id: body.id }]);
  });
});

describe('a deleted record', () => {
  const RESTORE = 'mutation ($id: ID!) { restoreRepair(id: $id) { id deletedAt } }';

  it('comes back as it was; again is harmless', async () => {
    const [repair] = await app.save(buildRepair({ deletedAt: app.now, status: RepairStatus.REPAIRED }));
    const { id } = repair!;
    for (let time = 0; time < 2; time++)
      expect(await outcomesOf(app).graphql(RESTORE, { id }, shop)).toEqual({ id, deletedAt: null });
    expect(await saved(id)).toMatchObject({ status: 'REPAIRED', deletedAt: null, version: 2 });
    expect(await events()).toEqual([['RepairRestored', {}]]);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([{ actionType: 'REPAIR_REQUEST_RESTORE' }]);
    expect(await outcomesOf(app).graphql(RESTORE, { id: '000000000000' }, shop)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
