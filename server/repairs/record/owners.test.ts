import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { User } from '../../accounts/entity.js';
import { StoredEvent } from '../../core/events.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair, withHistory } from '../factory.js';

const app = useTestApp();

const ID = '10K3MQ9X2PA4';
const MISSING = '0000-0000-0000';
const NOT_FOUND = {
  code: 'NOT_FOUND',
  message: `Repair ID '${MISSING}' not found. Please check the ID and try again.`,
};

const WHOLE = `id isPublic userName contactNumber pickupAddress customerFeedback estimatedCost
  history { status note } abilities { readInFull setVisibility writeFeedback manage decideQuote seeDetailsWithContactNumber }
  tracking { id userName estimatedCost history { status note } abilities { decideQuote } }`;

/** What both doors must agree on. */
interface Outcome {
  code?: string;
  message?: string;
  fields?: object;
  id?: string;
  isPublic?: boolean;
}

async function viaGraphql(query: string, variables: object, call?: Call): Promise<Outcome & Record<string, unknown>> {
  const { data, errors } = await app.viaGraphql<Record<string, object | null> | null>(query, variables, call);
  const [error] = errors ?? [];
  return { ...Object.values(data ?? {})[0], ...(error && { message: error.message, ...error.extensions }) };
}

const doors = {
  GraphQL: (id: string, isPublic: unknown, call?: Call): Promise<Outcome> =>
    viaGraphql(
      `mutation ($id: ID!, $isPublic: Boolean!) { setRepairVisibility(id: $id, isPublic: $isPublic) { ${WHOLE} } }`,
      { id, isPublic },
      call,
    ),
  REST: async (id: string, isPublic: unknown, call?: Call): Promise<Outcome> =>
    (await app.viaRest<Outcome>('PUT', `/api/repairs/${id}/visibility`, { isPublic }, call)).body,
};

const writeFeedback = (id: string, feedback: string, call?: Call) =>
  viaGraphql(
    `mutation ($id: ID!, $feedback: String!) { writeRepairFeedback(id: $id, feedback: $feedback) { ${WHOLE} } }`,
    { id, feedback },
    call,
  );

const read = (id: string, call?: Call) => viaGraphql(`query ($id: ID!) { repair(id: $id) { ${WHOLE} } }`, { id }, call);

async function people() {
  const [owner, other, admin] = [await app.signedIn(), await app.signedIn(), await app.admin()];
  const repair = buildRepair({ id: ID, estimatedCost: 4500, owner: ref(owner.user) });
  await app.save(
    withHistory(repair, [
      { status: RepairStatus.REQUESTED, at: new Date('2026-06-01T00:00:00Z') },
      { status: RepairStatus.DIAGNOSED, at: new Date('2026-06-02T00:00:00Z'), note: 'Backlight' },
    ]),
  );
  return { owner, other, admin };
}

const saved = () => app.em.findOneOrFail(Repair, ID);
const events = () => app.em.findAll(StoredEvent);

describe.each(Object.entries(doors))('visibility through %s', (_name, setVisibility) => {
  it('is set by the owner and by an admin', async () => {
    const { owner, admin } = await people();
    expect(await setVisibility(ID, true, owner)).toMatchObject({
      id: ID,
      isPublic: true,
      userName: 'Sita Sharma',
      contactNumber: '9841234567',
      estimatedCost: 4500,
    });
    expect((await saved()).isPublic).toBe(true);
    expect(await setVisibility('1ok3-mq9x-2pa4', false, admin)).toMatchObject({ id: ID, isPublic: false });
    expect(await events()).toMatchObject([
      { type: 'RepairVisibilityChanged', subjectId: ID, actorId: owner.user.id, payload: { isPublic: true } },
      { type: 'RepairVisibilityChanged', subjectId: ID, actorId: admin.user.id, payload: { isPublic: false } },
    ]);
  });

  it('is nobody else\u2019s', async () => {
    const { other } = await people();
    expect(await setVisibility(ID, true)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await setVisibility(ID, true, other)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await doors.REST(MISSING, 'yes')).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await setVisibility(MISSING, true, other)).toMatchObject(NOT_FOUND);
    expect((await saved()).isPublic).toBe(false);
  });

  it('of a guest\u2019s record is an admin\u2019s', async () => {
    const { other, admin } = await people();
    await app.save(buildRepair({ id: '20K3MQ9X2PA4' }));
    expect(await setVisibility('20K3MQ9X2PA4', true, other)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await setVisibility('20K3MQ9X2PA4', true, admin)).toMatchObject({ isPublic: true });
  });

  it('leaves no trace where nothing changes, and is no progress of the work', async () => {
    const { owner } = await people();
    const { lastUpdateDate } = await saved();
    expect(await setVisibility(ID, false, owner)).toMatchObject({ isPublic: false });
    expect(await events()).toEqual([]);
    await setVisibility(ID, true, owner);
    expect(await saved()).toMatchObject({ lastUpdateDate });
  });

  it.each(['true', 1, null, undefined])('is not %j', async (value) => {
    const { owner } = await people();
    expect(await setVisibility(ID, value, owner)).toMatchObject({
      code: 'BAD_INPUT',
      ...(_name === 'REST' && {
        message: 'isPublic must be true or false.',
        fields: { isPublic: 'isPublic must be true or false.' },
      }),
    });
    expect((await saved()).isPublic).toBe(false);
  });
});

it('visibility answers REST in the shape of a whole repair', async () => {
  const { owner } = await people();
  const { status, body } = await app.viaRest('PUT', `/api/repairs/${ID}/visibility`, { isPublic: true }, owner);
  expect([status, body]).toMatchObject([
    200,
    {
      id: ID,
      userId: owner.user.id,
      pickupAddress: 'Baneshwor, Kathmandu',
      statusHistory: [{}, { note: 'Backlight' }],
    },
  ]);
  expect(body).not.toHaveProperty('abilities');
  expect((await app.viaRest('PUT', `/api/repairs/${ID}/visibility`, undefined, owner)).status).toBe(400);
});

describe('feedback', () => {
  it('is written by the owner and by an admin, as typed; blank takes it back', async () => {
    const { owner, admin } = await people();
    const text = '  <b>राम्रो</b> & "quick"\n😀 ';
    expect(await writeFeedback(ID, text, owner)).toMatchObject({ customerFeedback: text });
    expect((await saved()).customerFeedback).toBe(text);
    expect(await writeFeedback(ID, ' \n', admin)).toMatchObject({ customerFeedback: '' });
    const written = { type: 'RepairFeedbackWritten', subjectId: ID, payload: {} };
    expect(await events()).toMatchObject([written, written]);
    expect(JSON.stringify(await events())).not.toContain('quick');
  });

  it('is nobody else\u2019s', async () => {
    const { other } = await people();
    expect(await writeFeedback(ID, 'x')).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await writeFeedback(ID, 'x', other)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await writeFeedback(MISSING, 'x', other)).toMatchObject(NOT_FOUND);
    expect((await saved()).customerFeedback).toBe('');
  });

  it('is of sane length, and leaves no trace where nothing changes', async () => {
    const { owner } = await people();
    expect(await writeFeedback(ID, 'x'.repeat(2_001), owner)).toMatchObject({
      code: 'BAD_INPUT',
      fields: { feedback: 'Feedback can have at most 2000 characters.' },
    });
    expect(await writeFeedback(ID, 'x'.repeat(2_000), owner)).toMatchObject({ id: ID });
    await writeFeedback(ID, 'x'.repeat(2_000), owner);
    expect(await events()).toHaveLength(1);
  });

  it('is not shown to strangers', async () => {
    const { owner, other } = await people();
    await writeFeedback(ID, 'Thank you, Ram dai', owner);
    await doors.REST(ID, true, owner);
    for (const call of [undefined, other]) {
      const list = await app.viaRest('GET', '/api/repairs', undefined, call);
      const one = await app.viaRest('GET', `/api/repairs/${ID}`, undefined, call);
      expect(JSON.stringify([list.body, one.body])).not.toContain('Ram dai');
    }
  });
});

describe('a whole record', () => {
  it('is read by its owner and by admins, with the tracking view in it', async () => {
    const { owner, admin } = await people();
    const whole = {
      id: ID,
      userName: 'Sita Sharma',
      contactNumber: '9841234567',
      history: [{ status: 'REQUESTED' }, { status: 'DIAGNOSED', note: 'Backlight' }],
      tracking: { id: ID, userName: 'Sita S.', estimatedCost: 4500, history: [{}, { note: 'Backlight' }] },
    };
    const abilities = {
      readInFull: true,
      setVisibility: true,
      writeFeedback: true,
      decideQuote: 'ALLOWED',
      seeDetailsWithContactNumber: false,
    };
    expect(await read('1ok3-mq9x-2pa4', owner)).toMatchObject({ ...whole, abilities: { ...abilities, manage: false } });
    expect(await read(ID, admin)).toMatchObject({ ...whole, abilities: { ...abilities, manage: true } });
  });

  it('is not there for anybody else, public or not', async () => {
    const { owner, other } = await people();
    for (const id of [MISSING, '?']) expect(await read(id, owner)).toEqual({});
    for (const isPublic of [false, true]) {
      await doors.REST(ID, isPublic, owner);
      for (const caller of [undefined, other]) expect(await read(ID, caller)).toEqual({});
    }
  });

  it('tells whoever tracks it what they may do', async () => {
    const { owner, other } = await people();
    const query = `query ($id: String!) { trackRepair(id: $id) { abilities { readInFull setVisibility decideQuote } } }`;
    const track = (call?: Call) => viaGraphql(query, { id: ID }, call);
    const nothing = { readInFull: false, setVisibility: false };
    expect(await track()).toEqual({ abilities: { ...nothing, decideQuote: 'LOG_IN' } });
    expect(await track(other)).toEqual({ abilities: { ...nothing, decideQuote: 'NONE' } });
    expect(await track(owner)).toEqual({
      abilities: { readInFull: true, setVisibility: true, decideQuote: 'ALLOWED' },
    });
  });

  it('becomes a guest\u2019s when the account is deleted', async () => {
    const { owner, other, admin } = await people();
    await app.em.nativeDelete(User, { id: owner.user.id });
    expect(await saved()).toMatchObject({ owner: null, userName: 'Sita Sharma' });
    expect(await read(ID, owner)).toEqual({});
    expect(await read(ID, other)).toEqual({});
    expect(await read(ID, admin)).toMatchObject({ id: ID });
    const { body } = await app.viaRest('GET', `/api/repairs/${ID}`, undefined, admin);
    expect(body).toMatchObject({ userId: 'guest_user' });
  });
});

it('the workshop\u2019s notes are for admins through REST, too, though the owner sees the rest in full', async () => {
  const { owner, admin } = await people();
  await app.em.nativeUpdate(Repair, { id: ID }, { adminNotes: 'Slow payer' });
  const one = async (call: Call) => (await app.viaRest('GET', `/api/repairs/${ID}`, undefined, call)).body;
  expect(await one(owner)).toMatchObject({ userId: owner.user.id, estimatedCost: 4500, adminNotes: null });
  expect(await one(admin)).toMatchObject({ adminNotes: 'Slow payer' });
  const { body } = await app.viaRest<object[]>('GET', '/api/repairs', undefined, owner);
  expect(body).toMatchObject([{ id: ID, adminNotes: null }]);
  expect(await doors.REST(ID, true, owner)).toMatchObject({ isPublic: true, adminNotes: null });
});
