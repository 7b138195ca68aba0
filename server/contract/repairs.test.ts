import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { RepairStatus } from '../repairs/enums.js';
import { buildSet } from '../sets/factory.js';
import { buildRepair, withHistory } from '../repairs/factory.js';
import type { Thing } from '../testing/legacyClient.js';
import { BOOKING, clientOf, ISSUE, refusalOf } from '../testing/legacyShop.js';
import { NOW, useTestApp } from '../testing/testApp.js';

/** Repairs as each caller gets them, and bookings that arrive twice (decisions §3, §4, §12). */

const app = useTestApp();

/** A record in which every field says something. */
async function saveRecord(isPublic: boolean) {
  const owner = await app.signedIn();
  const set = buildSet();
  const before = buildRepair({ submissionDate: new Date(0) });
  await app.save<object>(set, before);
  const record = buildRepair({
    owner: ref(owner.user),
    isPublic,
    issueDescription: ISSUE,
    issueImageUrls: ['https://example.com/blue.webp'],
    pickupCoordinates: { latitude: 27.67658, longitude: 85.32417 },
    deliveryCharge: 300,
    customerFeedback: 'Kind people.',
    estimatedCost: 4500,
    actualCost: 4400,
    adminNotes: 'Pays late.',
    shelfPlace: 'B 3',
    set: ref(set),
    comesBackFrom: ref(before),
    promisedDate: NOW,
  });
  await app.save(withHistory(record, [{ status: RepairStatus.DIAGNOSED, at: NOW, note: 'The panel.' }]));
  return { id: record.id, owner: owner.token };
}

const LISTED = ['id', 'tvType', 'brand', 'model', 'isPublic', 'status', 'submissionDate', 'lastUpdateDate'];
const TRACKED = [...LISTED, 'preferredPickupTime', 'promisedDate', 'deliveryOption'];
const TRACKED_PRIVATELY = [...TRACKED, 'deliveryCharge', 'estimatedCost', 'actualCost', 'statusHistory'];
const OWN = [
  ...TRACKED_PRIVATELY,
  'userId',
  'userName',
  'issueDescription',
  'issueImageUrls',
  'pickupAddress',
  'pickupCoordinates',
  'contactNumber',
  'customerFeedback',
];
const withoutHistory = (fields: string[]) => fields.filter((field) => field !== 'statusHistory');

describe('of a whole record', () => {
  it.each<[who: string, where: 'list' | 'tracking', kind: 'public' | 'private', fields: string[]]>([
    ['guest', 'list', 'public', LISTED],
    ['stranger', 'list', 'public', LISTED],
    ['guest', 'tracking', 'public', TRACKED],
    ['stranger', 'tracking', 'public', TRACKED],
    ['guest', 'tracking', 'private', TRACKED_PRIVATELY],
    ['stranger', 'tracking', 'private', TRACKED_PRIVATELY],
    ['owner', 'list', 'private', withoutHistory(OWN)],
    ['owner', 'tracking', 'private', OWN],
    ['admin', 'list', 'private', withoutHistory([...OWN, 'adminNotes', 'shelfPlace', 'setId', 'comesBackFrom'])],
  ])('the %s reads in the %s view of a %s one no more than is theirs', async (who, where, kind, fields) => {
    const { id, owner } = await saveRecord(kind === 'public');
    const admin = (await app.admin()).token;
    const tokens: Record<string, string | undefined> = { owner, admin, stranger: (await app.signedIn()).token };
    const client = clientOf(app, tokens[who] ?? null);
    const seen = where === 'list' ? (await client.repairs())[0]! : await client.repair(id);
    const whole = await clientOf(app, admin).repair(id);
    const same = Object.keys(whole).filter((field) => isDeepStrictEqual(seen[field], whole[field]));
    expect(same.toSorted()).toEqual(fields.toSorted());
    expect(seen['userName']).toBe(fields.includes('userName') ? 'Sita Sharma' : 'Sita S.');
    expect(seen).toMatchObject(hiddenBut(fields, where));
  });
});

/** At most 100 characters of the issue, and a sign that there is more. */
const BEGINNING: unknown = expect.stringMatching(/^.{99,100}…?$/);

/** What is in place of a value that is not theirs: nothing, an empty list, or in the tracking view the beginning. */
function hiddenBut(fields: string[], where: string): Partial<Thing> {
  const hidden = {
    userId: null,
    issueDescription: where === 'tracking' ? BEGINNING : null,
    issueImageUrls: [],
    pickupAddress: null,
    pickupCoordinates: null,
    contactNumber: null,
    deliveryCharge: null,
    customerFeedback: null,
    estimatedCost: null,
    actualCost: null,
    adminNotes: null,
    shelfPlace: null,
    setId: null,
    comesBackFrom: null,
  };
  return Object.fromEntries(Object.entries(hidden).filter(([field]) => !fields.includes(field)));
}

describe('the same Idempotency-Key', () => {
  const withKey = (key: string) => ({ 'Idempotency-Key': key });
  const booking = { ...BOOKING, preferredPickupTime: '2026-06-16T09:00:00.000Z' };

  it('of a guest is a UUID, and gives back the first answer', async () => {
    const key = randomUUID();
    const first = await clientOf(app).book(booking, withKey(key));
    expect(await clientOf(app).book(booking, withKey(key))).toEqual(first);
    expect(await refusalOf(clientOf(app).book({ ...booking, brand: 'LG' }, withKey(key)))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
    expect(await refusalOf(clientOf(app).book(booking, withKey('mine')))).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
    });
  });

  it('of a person is their own', async () => {
    const [sita, gita] = [await app.signedIn(), await app.signedIn()].map(({ token }) => clientOf(app, token));
    const first = await sita!.book(booking, withKey('mine'));
    expect((await sita!.book(booking, withKey('mine'))).id).toBe(first.id);
    expect((await gita!.book(booking, withKey('mine'))).id).not.toBe(first.id);
  });
});

it.each(['10K3-MQ9X-2PA4', '10k3mq9x2pa4', 'lok3mq9x2pa4', 'iOk3-mq9x-2pa4'])(
  'an id is read kindly wherever it is named: %s',
  async (written) => {
    const [{ token }, owner] = [await app.admin(), await app.signedIn()];
    await app.save(buildRepair({ id: '10K3MQ9X2PA4', owner: ref(owner.user) }));
    const [admin, client] = [clientOf(app, token), clientOf(app, owner.token)];
    const answers = [
      await client.repair(written),
      await client.setVisibility(written, true),
      await admin.adminRepairs.update(written, { status: 'REPAIRED' }),
    ];
    expect(answers.map(({ id }) => id)).toEqual(Array(3).fill('10K3MQ9X2PA4'));
    expect(await client.review({ targetId: written, targetType: 'repair', rating: 5 })).toMatchObject({
      targetId: '10K3MQ9X2PA4',
    });
    expect(await admin.adminRepairs.remove(written)).toEqual({ success: true, id: '10K3MQ9X2PA4' });
  },
);
