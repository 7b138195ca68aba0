import { beforeEach, describe, expect, it } from 'vitest';
import { Notification } from '../../notifications/entity.js';
import { useTestApp } from '../../testing/testApp.js';
import { Repair } from '../entity.js';
import { ago, counter, adminDoors, events, HOUR_MS, saved, WRONG } from '../testing/adminDoors.js';

const app = useTestApp();

let shop: Awaited<ReturnType<typeof app.admin>>;
let sita: Awaited<ReturnType<typeof app.signedIn>>;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
});

const REQUIRED = [
  ['userName', 'Full name is required.'],
  ['contactNumber', 'Contact number is required.'],
  ['brand', 'Brand is required.'],
  ['issueDescription', 'Issue description is required.'],
  ['pickupAddress', 'Pickup address is required.'],
  ['preferredPickupTime', 'Preferred pickup time is required.'],
] as const;

describe.each(Object.entries(adminDoors(app)))('a new record, through %s', (_name, door) => {
  it('is a customer\u2019s without an account, requested, private and not promised unless told otherwise', async () => {
    const { id } = await door.create(counter(), shop);
    expect(await saved(app, id)).toMatchObject({
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
    expect(await events(app)).toEqual([['RepairRequested', {}]]);
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
    const repair = await saved(app, id);
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
    const { history, status } = await saved(app, id);
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
    expect((await saved(app, id)).history.getItems()).toMatchObject([
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
    expect(await at(ago(app, HOUR_MS))).toHaveProperty('id', expect.any(String));
    expect(await at(ago(app, HOUR_MS + 1))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { preferredPickupTime: 'Preferred pickup time cannot be in the past.' },
    });
  });

  it('is fetched and promised within a year', async () => {
    const year = ['2027-06-15T09:00:00Z', '2027-06-15T09:00:01Z'] as const;
    const make = (input: object) => door.create(counter(input), shop);
    expect(await make({ preferredPickupTime: year[0], promisedDate: year[0] })).toHaveProperty('id');
    for (const [field, time] of [
      ['preferredPickupTime', 'a pickup time'],
      ['promisedDate', 'a promised date'],
    ] as const)
      expect(await make({ [field]: year[1] })).toMatchObject({
        code: 'BAD_INPUT',
        fields: { [field]: `Please choose ${time} within the next year.` },
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

describe('the legacy client', () => {
  it('gets 201 for a new record, and a body for a deleted one', async () => {
    const { status, body } = await app.viaRest<{ id: string }>('POST', '/api/admin/repairs', counter(), shop);
    expect([status, body]).toMatchObject([201, { statusHistory: [{ status: 'REQUESTED' }], userName: 'Sita Sharma' }]);
    const deleted = await app.viaRest('DELETE', `/api/admin/repairs/${body.id}`, undefined, shop);
    expect([deleted.status, deleted.body]).toEqual([200, { success: true, id: body.id }]);
  });
});
