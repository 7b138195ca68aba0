import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Call, useTestApp } from '../testing/testApp.js';
import { Repair } from './entity.js';
import { buildRepair, withHistory } from './factory.js';
import { RepairStatus } from './enums.js';

const app = useTestApp();

const BOOK = `mutation ($input: BookRepairInput!, $formGuard: FormGuardInput) {
  bookRepair(input: $input, formGuard: $formGuard) { id status userName issueDescription history { status note } }
}`;
const TRACK = `query ($id: String!) {
  trackRepair(id: $id) {
    id userName tvType brand model issueDescription status submissionDate lastUpdateDate preferredPickupTime
    deliveryOption deliveryCharge estimatedCost actualCost isPublic history { status occurredAt note }
  }
}`;
const CHANGE = `mutation ($id: ID!, $input: ChangeRepairStatusInput!) {
  changeRepairStatus(id: $id, input: $input) { id status estimatedCost }
}`;

const request = (overrides: object = {}) => ({
  userName: 'Sita Sharma',
  contactNumber: '9841234567',
  brand: 'Samsung',
  issueDescription: 'No picture',
  pickupAddress: 'Baneshwor',
  preferredPickupTime: '2026-06-16T09:00:00.000Z',
  ...overrides,
});

/** What both doors must agree on: the code, the message and the fields of a failure, or the id of a success. */
interface Outcome {
  code?: string | undefined;
  message?: string | undefined;
  fields?: Record<string, string> | undefined;
  id?: string | undefined;
}

const doors = {
  GraphQL: {
    async book(input: object, formGuard?: object, call?: Call): Promise<Outcome> {
      const { data, errors } = await app.viaGraphql<{ bookRepair: { id: string } } | null>(
        BOOK,
        { input, formGuard },
        call,
      );
      const [error] = errors ?? [];
      return { id: data?.bookRepair.id, message: error?.message, ...error?.extensions };
    },
    async change(id: string, input: object, call?: Call): Promise<Outcome> {
      const { data, errors } = await app.viaGraphql<{ changeRepairStatus: { id: string } } | null>(
        CHANGE,
        { id, input },
        call,
      );
      const [error] = errors ?? [];
      return { id: data?.changeRepairStatus.id, message: error?.message, ...error?.extensions };
    },
  },
  REST: {
    async book(input: object, formGuard?: object, call?: Call): Promise<Outcome> {
      const { body } = await app.viaRest<Outcome>('POST', '/api/content/repair-request', { ...input, formGuard }, call);
      return body;
    },
    async change(id: string, input: object, call?: Call): Promise<Outcome> {
      const { body } = await app.viaRest<Outcome>('PUT', `/api/admin/repairs/${id}`, input, call);
      return body;
    },
  },
};

const RULES: [rule: string, input: object, field: string, message: string][] = [
  ['a name', { userName: ' ' }, 'userName', 'Full name is required.'],
  ['a contact number', { contactNumber: '' }, 'contactNumber', 'Contact number is required.'],
  [
    'a number that can be called',
    { contactNumber: 'call me' },
    'contactNumber',
    'Please provide a valid phone number.',
  ],
  ['a brand', { brand: '' }, 'brand', 'Brand is required.'],
  ['an issue', { issueDescription: '\n' }, 'issueDescription', 'Issue description is required.'],
  ['an address', { pickupAddress: '' }, 'pickupAddress', 'Pickup address is required.'],
  [
    'a pickup time to come',
    { preferredPickupTime: '2026-06-15T08:59:59.000Z' },
    'preferredPickupTime',
    'Preferred pickup time cannot be in the past.',
  ],
  [
    'a pickup time within a year, which 2083 is in Nepal alone',
    { preferredPickupTime: '2083-03-01T10:00' },
    'preferredPickupTime',
    'Please choose a pickup time within the next year.',
  ],
  [
    'a pickup time within a year, to the second',
    { preferredPickupTime: '2027-06-15T09:00:01.000Z' },
    'preferredPickupTime',
    'Please choose a pickup time within the next year.',
  ],
  ['a pickup time', { preferredPickupTime: '' }, 'preferredPickupTime', 'Preferred pickup time is required.'],
  [
    'a pickup time that is one',
    { preferredPickupTime: 'nope' },
    'preferredPickupTime',
    'Preferred pickup time must be a date and time.',
  ],
  ['texts of a sane length', { brand: 'x'.repeat(81) }, 'brand', 'Brand can have at most 80 characters.'],
  ['storable characters', { brand: 'a\u0000b' }, 'brand', 'Brand contains a character that cannot be stored.'],
  [
    'coordinates on this planet',
    { pickupCoordinates: { latitude: 91, longitude: 0 } },
    'pickupCoordinates.latitude',
    'Latitude is out of range.',
  ],
  [
    'at most three pictures',
    { issueImageUrls: Array(4).fill('https://example.com/a.jpg') },
    'issueImageUrls',
    'You can upload a maximum of 3 images.',
  ],
  [
    'addresses of pictures',
    { issueImageUrls: ['javascript:alert(1)'] },
    'issueImageUrls.0',
    'Invalid file type. Please select an image.',
  ],
];

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('books a repair', async () => {
    const { id } = await door.book(request({ tvType: 'OLED', model: null }));
    expect(await app.em.findOneOrFail(Repair, { id: id! })).toMatchObject({
      tvType: 'OLED',
      brand: 'Samsung',
      status: 'REQUESTED',
    });
  });

  it.each(RULES)('asks for %s', async (_rule, input, field, message) => {
    const outcome = await door.book(request(input));
    expect(outcome).toMatchObject({ code: 'BAD_INPUT', message });
    expect(outcome.fields).toMatchObject({ [field]: message });
    expect(await app.em.count(Repair)).toBe(0);
  });

  it('tells of every wrong field at once', async () => {
    const { fields } = await door.book(request({ userName: '', brand: '' }));
    expect(Object.keys(fields!)).toEqual(['userName', 'brand']);
  });

  it('makes one repair of a request sent twice', async () => {
    const call = { headers: { 'Idempotency-Key': randomUUID() } };
    const first = await door.book(request(), undefined, call);
    expect(await door.book(request(), undefined, call)).toMatchObject({ id: first.id });
    expect(await door.book(request({ brand: 'LG' }), undefined, call)).toMatchObject({ code: 'CONFLICT' });
    expect(await app.em.count(Repair)).toBe(1);
  });

  it('keeps programs out, and lets a quick person try again', async () => {
    expect(await door.book(request(), { website: 'http://spam.example' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await door.book(request(), { elapsedMs: 300 })).toMatchObject({
      code: 'BAD_INPUT',
      message: 'That was very quick. Please check the form and send it again.',
    });
    expect(await door.book(request(), { elapsedMs: 9_000, website: '' })).toMatchObject({ id: expect.any(String) });
    const { token } = await app.signedIn();
    expect(await door.book(request(), { elapsedMs: 300 }, { token })).toMatchObject({ id: expect.any(String) });
  });

  it('reads a pickup time without an offset as the shop\u2019s own', async () => {
    const { id } = await door.book(request({ preferredPickupTime: '2026-06-16T10:00' }));
    expect((await app.em.findOneOrFail(Repair, id!)).preferredPickupTime).toEqual(new Date('2026-06-16T04:15:00Z'));
  });

  it('says which field is missing, and repeats nothing of what was sent', async () => {
    const { brand: _, ...rest } = request();
    const outcome = await door.book(rest);
    expect(outcome).toMatchObject({ code: 'BAD_INPUT', fields: { brand: expect.any(String) } });
    expect(JSON.stringify(outcome)).not.toContain('Sita');
  });

  it('lets only an admin change a status', async () => {
    const [repair] = await app.save(buildRepair());
    const change = (call?: Call) => door.change(repair!.id, { status: 'PICKED_UP', estimatedCost: 900 }, call);
    expect(await change()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await change({ token: (await app.signedIn()).token })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await change({ token: (await app.admin()).token })).toMatchObject({ id: repair!.id });
    expect(await app.em.findOneOrFail(Repair, repair!.id)).toMatchObject({ status: 'PICKED_UP', estimatedCost: 900 });
  });

  it('refuses a change that makes no sense', async () => {
    const { token } = await app.admin();
    const [repair] = await app.save(buildRepair());
    expect(await door.change(repair!.id, { status: 'REPAIRED', estimatedCost: -1 }, { token })).toMatchObject({
      code: 'BAD_INPUT',
      fields: { estimatedCost: 'Estimated cost cannot be negative.' },
    });
    expect(await door.change(repair!.id, { status: 'REPAIRED', estimatedCost: 10.005 }, { token })).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Estimated cost can have at most two decimals.',
    });
    expect(await door.change('0000-0000-0000', { status: 'REPAIRED' }, { token })).toMatchObject({
      code: 'NOT_FOUND',
      message: "Repair ID '0000-0000-0000' not found. Please check the ID and try again.",
    });
    expect(await door.change(repair!.id, { status: 'LOST' }, { token })).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('tracking', () => {
  const save = (overrides: Partial<Repair>) =>
    app.save(
      withHistory(
        buildRepair({
          id: '10K3MQ9X2PA4',
          estimatedCost: 4500,
          deliveryCharge: 300,
          adminNotes: 'Slow payer',
          ...overrides,
        }),
        [
          { status: RepairStatus.REQUESTED, at: new Date('2026-06-01T00:00:00Z') },
          { status: RepairStatus.DIAGNOSED, at: new Date('2026-06-02T00:00:00Z'), note: 'Backlight' },
        ],
      ),
    );

  it.each(['10K3MQ9X2PA4', '10k3-mq9x-2pa4', 'lok3 mq9x 2pa4', 'IOK3MQ9X2PA4'])('finds %s', async (written) => {
    await save({});
    const { data } = await app.viaGraphql<{ trackRepair: object }>(TRACK, { id: written });
    expect(data.trackRepair).toMatchObject({ id: '10K3MQ9X2PA4', userName: 'Sita S.' });
    const { status, body } = await app.viaRest<object>('GET', `/api/repairs/${encodeURIComponent(written)}`);
    expect([status, body]).toMatchObject([200, { id: '10K3MQ9X2PA4', userName: 'Sita S.' }]);
  });

  it('shows costs and history of a private record to whoever holds its id, and nothing of the person', async () => {
    await save({});
    const { data } = await app.viaGraphql<{ trackRepair: object }>(TRACK, { id: '10K3MQ9X2PA4' });
    const { body } = await app.viaRest<{ statusHistory: object[] }>('GET', '/api/repairs/10K3MQ9X2PA4');
    const shared = {
      estimatedCost: 4500,
      deliveryCharge: 300,
      status: 'DIAGNOSED',
      issueDescription: 'There is sound but no picture.',
    };
    expect(data.trackRepair).toMatchObject({
      ...shared,
      history: [{ status: 'REQUESTED' }, { status: 'DIAGNOSED', note: 'Backlight' }],
    });
    expect(body).toMatchObject({
      ...shared,
      userId: null,
      contactNumber: null,
      pickupAddress: null,
      pickupCoordinates: null,
      adminNotes: null,
      customerFeedback: null,
      issueImageUrls: [],
      statusHistory: [
        { status: 'REQUESTED' },
        { status: 'DIAGNOSED', time: '2026-06-02T00:00:00.000Z', note: 'Backlight' },
      ],
    });
    expect(JSON.stringify([data, body])).not.toMatch(/Sharma|9841|Baneshwor|Slow payer/);
  });

  it('keeps costs and notes of a public record from strangers', async () => {
    await save({ isPublic: true });
    const { data } = await app.viaGraphql<{ trackRepair: object }>(TRACK, { id: '10K3MQ9X2PA4' });
    expect(data.trackRepair).toMatchObject({
      estimatedCost: null,
      deliveryCharge: null,
      history: [{ note: null }, { note: null }],
    });
    const { body } = await app.viaRest('GET', '/api/repairs/10K3MQ9X2PA4');
    expect(body).toMatchObject({
      estimatedCost: null,
      deliveryCharge: null,
      statusHistory: [{ note: null }, { note: null }],
    });
  });

  it('is in full for an admin through REST', async () => {
    await save({});
    const { body } = await app.viaRest('GET', '/api/repairs/10K3MQ9X2PA4', undefined, {
      token: (await app.admin()).token,
    });
    expect(body).toMatchObject({
      userName: 'Sita Sharma',
      contactNumber: '9841234567',
      adminNotes: 'Slow payer',
      userId: 'guest_user',
    });
  });

  it.each(['10K3MQ9X2PA5', 'nonsense', "' or 1=1 --", '\u0000', 'x'.repeat(3_000)])('does not find %j', async (id) => {
    await save({});
    expect((await app.viaGraphql<object>(TRACK, { id })).data).toEqual({ trackRepair: null });
    const { status, body } = await app.viaRest('GET', `/api/repairs/${encodeURIComponent(id)}`);
    expect([status, body]).toMatchObject([
      404,
      { code: 'NOT_FOUND', message: `Repair ID '${id}' not found. Please check the ID and try again.` },
    ]);
  });
});

describe('a retry of a booking', () => {
  it('does not show what the workshop has noted since', async () => {
    const call = { headers: { 'Idempotency-Key': randomUUID() } };
    const { id } = await doors.REST.book(request(), undefined, call);
    const { em } = app;
    await em.nativeUpdate(Repair, { id: id! }, { adminNotes: 'Slow payer' });
    expect(await doors.REST.book(request(), undefined, call)).toMatchObject({ id, adminNotes: null });
  });
});
