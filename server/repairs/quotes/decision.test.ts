// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../core/context.js';
import { StoredEvent } from '../../core/events.js';
import { demoRepairs } from '../../demo/repairs.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { updateRepair } from '../admin/service.js';
import { Repair, RepairStatusEvent } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair, quoteAsStatusSays, withHistory } from '../factory.js';
import { decideQuote } from './service.js';
import { trackRepair } from '../service.js';

const app = useTestApp();

const ID = '10K3MQ9X2PA4';
const NUMBER = '9841234567';
const APPROVE = { decision: 'APPROVE', shownCost: 4500 };
const REJECT = { decision: 'REJECT', shownCost: 4500 };
const DECIDED = { code: 'CONFLICT', message: 'This quote has been decided already.' };
const NO_QUOTE = { code: 'CONFLICT', message: 'There is no quote to decide.' };

/** A diagnosed set with a quote; a guest's, if no owner is given. */
async function saveQuote(overrides: object = {}): Promise<void> {
  const repair = buildRepair({ id: ID, contactNumber: NUMBER, estimatedCost: 4500 });
  withHistory(repair, [
    { status: RepairStatus.REQUESTED, at: new Date('2026-06-01T00:00:00Z') },
    { status: RepairStatus.DIAGNOSED, at: new Date('2026-06-02T00:00:00Z'), note: 'Backlight' },
  ]);
  Object.assign(repair, overrides);
  quoteAsStatusSays(repair);
  await app.save(repair);
}

async function saveOwnedQuote(overrides: object = {}) {
  const owner = await app.signedIn();
  await saveQuote({ owner: ref(owner.user), ...overrides });
  return { ...owner, decide: (input: object) => decideQuote(app.ctx({ actor: owner.ctx.actor }), ID, input) };
}

const asGuest = (input: object) => decideQuote(app.ctx(), ID, input);
const saved = () => app.em.findOneOrFail(Repair, ID, { populate: ['history'] });
const changes = () => app.em.find(StoredEvent, {}, { orderBy: { type: 'asc' } });

it('its door is open to a guest who has the contact number', async () => {
  await saveQuote();
  const decide = (contactNumber: string) =>
    app.viaGraphql<{ decideQuote: { status: string } }>(
      'mutation ($id: String!, $input: DecideQuoteInput!) { decideQuote(id: $id, input: $input) { status } }',
      { id: ID, input: { ...APPROVE, contactNumber } },
    );
  expect((await decide('9800000000')).errors).toMatchObject([
    { message: 'This contact number does not match the repair.', extensions: { code: 'BAD_INPUT' } },
  ]);
  expect((await decide(NUMBER)).data.decideQuote).toEqual({ status: 'QUOTE_APPROVED' });
});

describe('the owner', () => {
  it.each([
    ['APPROVE', 'QUOTE_APPROVED'],
    ['REJECT', 'QUOTE_REJECTED'],
  ])('decides: %s', async (decision, status) => {
    const { user, decide } = await saveOwnedQuote();
    app.now = new Date('2026-06-20T09:00:00Z');
    expect(await decide({ decision, shownCost: 4500 })).toMatchObject({
      id: ID,
      status,
      estimatedCost: 4500,
      history: [{ status: 'REQUESTED' }, { status: 'DIAGNOSED' }, { status }],
      abilities: { decideQuote: 'NONE' },
    });
    expect(await saved()).toMatchObject({ status, lastUpdateDate: app.now });
    const last = (await saved()).history.getItems().at(-1);
    expect(last).toMatchObject({ status, note: null, occurredAt: app.now, position: 2, actor: { id: user.id } });
    expect(await changes()).toMatchObject([
      { type: 'QuoteDecided', subjectId: ID, actorId: user.id, payload: { decision, cost: 4500 } },
      { type: 'RepairStatusChanged', payload: { from: 'DIAGNOSED', to: status } },
    ]);
  });

  it('may decide the same twice, and nothing happens', async () => {
    const { decide } = await saveOwnedQuote();
    await decide(APPROVE);
    expect(await decide({ ...APPROVE, shownCost: 1 })).toMatchObject({ status: 'QUOTE_APPROVED' });
    expect(await changes()).toHaveLength(2);
    expect(await app.em.count(RepairStatusEvent)).toBe(3);
  });

  it('cannot change their mind', async () => {
    const { decide } = await saveOwnedQuote();
    await decide(REJECT);
    await expect(decide(APPROVE)).rejects.toMatchObject(DECIDED);
    expect((await saved()).status).toBe('QUOTE_REJECTED');
  });

  it.each(['REPAIRING', 'REPAIRED', 'DELIVERED'])(
    'cannot say no once the set is %s, and a yes is harmless',
    async (status) => {
      const { decide } = await saveOwnedQuote({ status });
      await expect(decide(REJECT)).rejects.toMatchObject(DECIDED);
      expect(await decide(APPROVE)).toMatchObject({ status });
      expect(await changes()).toEqual([]);
    },
  );

  it.each(['REQUESTED', 'PICKED_UP', 'DIAGNOSING', 'CANCELLED'])(
    'has nothing to decide while it is %s',
    async (status) => {
      const { decide } = await saveOwnedQuote({ status });
      await expect(decide(APPROVE)).rejects.toMatchObject(NO_QUOTE);
    },
  );

  it('has nothing to decide without a cost', async () => {
    const { decide } = await saveOwnedQuote({ estimatedCost: null });
    await expect(decide({ ...APPROVE, shownCost: 0 })).rejects.toMatchObject(NO_QUOTE);
  });

  it('decides what they saw, to the paisa', async () => {
    const { decide } = await saveOwnedQuote({ estimatedCost: 4500.35 });
    await expect(decide(APPROVE)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The cost has changed since you opened this page. Please look at the new cost and decide again.',
    });
    expect(await changes()).toEqual([]);
    expect(await decide({ ...APPROVE, shownCost: 4500.35 })).toMatchObject({ status: 'QUOTE_APPROVED' });
  });
});

describe('somebody else', () => {
  it.each([RepairStatus.DIAGNOSED, RepairStatus.REQUESTED, RepairStatus.QUOTE_APPROVED])(
    'learns nothing of an owned record that is %s',
    async (status) => {
      await saveOwnedQuote({ status });
      await expect(asGuest({ ...APPROVE, contactNumber: NUMBER })).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
        message: 'Please log in to decide this quote.',
      });
      const { ctx } = await app.signedIn();
      await expect(decideQuote(ctx, ID, { ...APPROVE, contactNumber: NUMBER })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      expect((await saved()).status).toBe(status);
    },
  );

  it('does not find what is not there', async () => {
    await expect(decideQuote(app.ctx(), '0000-0000-0000', APPROVE)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: "Repair ID '0000-0000-0000' not found. Please check the ID and try again.",
    });
    await saveQuote({ deletedAt: app.now });
    await expect(asGuest(APPROVE)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('with an admin\u2019s account decides without a number', async () => {
    await saveQuote();
    const { ctx } = await app.admin();
    expect(await decideQuote(ctx, ID, REJECT)).toMatchObject({ status: 'QUOTE_REJECTED' });
  });
});

describe('a guest\u2019s quote', () => {
  it('is decided with the contact number, however both are written', async () => {
    await saveQuote({ isPublic: true });
    const contactNumber = '+977 984-1234567';
    expect(await decideQuote(app.ctx(), '1ok3-mq9x-2pa4', { ...APPROVE, contactNumber })).toMatchObject({
      status: 'QUOTE_APPROVED',
      estimatedCost: 4500,
      abilities: { seeDetailsWithContactNumber: false },
    });
    expect((await saved()).history.getItems().at(-1)).toMatchObject({ status: 'QUOTE_APPROVED', actor: null });
  });

  it.each([undefined, null, '', ' '])('needs the number, which is not %j', async (contactNumber) => {
    await saveQuote();
    const message = 'Please enter the contact number of this repair.';
    await expect(asGuest({ ...APPROVE, contactNumber })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message,
      fields: { contactNumber: message },
    });
  });

  it.each([RepairStatus.DIAGNOSED, RepairStatus.REQUESTED, RepairStatus.QUOTE_APPROVED])(
    'tells a wrong number nothing while the record is %s',
    async (status) => {
      await saveQuote({ status });
      await expect(asGuest({ ...APPROVE, contactNumber: '9841234568' })).rejects.toMatchObject({
        code: 'BAD_INPUT',
        message: 'This contact number does not match the repair.',
      });
      expect((await saved()).status).toBe(status);
    },
  );

  it('shares its five tries with the tracking view', async () => {
    await saveQuote({ isPublic: true });
    const contactNumber = '9841234568';
    for (let tried = 0; tried < 3; tried++)
      await expect(trackRepair(app.ctx(), ID, { contactNumber })).rejects.toThrow('does not match');
    for (let tried = 0; tried < 2; tried++)
      await expect(asGuest({ ...APPROVE, contactNumber })).rejects.toThrow('does not match');
    await expect(asGuest({ ...APPROVE, contactNumber: NUMBER })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await saved()).status).toBe('DIAGNOSED');
  });

  it('stands in the demo, for whoever wants to try it', () => {
    expect(demoRepairs(app.now)).toContainEqual(
      expect.objectContaining({ status: 'DIAGNOSED', isPublic: false, owner: null, estimatedCost: expect.any(Number) }),
    );
  });
});

describe('several at once', () => {
  const outcomes = async (tries: Promise<unknown>[]) =>
    (await Promise.allSettled(tries)).map((result) => (result.status === 'rejected' ? result.reason.message : 'done'));

  it('are one decision, if they are the same', async () => {
    const { decide } = await saveOwnedQuote();
    expect(await outcomes(Array.from({ length: 6 }, () => decide(APPROVE)))).toEqual(Array(6).fill('done'));
    expect((await changes()).map(({ type }) => type)).toEqual(['QuoteDecided', 'RepairStatusChanged']);
    expect(await app.em.count(RepairStatusEvent)).toBe(3);
  });

  it('are decided by the first, if they differ', async () => {
    await saveQuote();
    const inputs = [APPROVE, REJECT, APPROVE, REJECT].map((input) => ({ ...input, contactNumber: NUMBER }));
    const results = await outcomes(inputs.map(asGuest));
    expect(results.filter((result) => result === 'done')).toHaveLength(2);
    expect(results.filter((result) => result === DECIDED.message)).toHaveLength(2);
    expect((await changes()).map(({ type }) => type)).toEqual(['QuoteDecided', 'RepairStatusChanged']);
    expect(await app.em.count(RepairStatusEvent)).toBe(3);
  });

  it('do not approve a cost that the workshop has just changed', async () => {
    const { ctx: owners } = await saveOwnedQuote();
    const admin = await app.admin();
    // the caller has looked at the record before, in the same request
    const ctx: Ctx = app.ctx({ actor: owners.actor });
    await trackRepair(ctx, ID);
    await updateRepair(admin.ctx, ID, { estimatedCost: 9000, note: 'The panel is broken, too.' });
    await expect(decideQuote(ctx, ID, APPROVE)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await decideQuote(ctx, ID, { ...APPROVE, shownCost: 9000 })).toMatchObject({ status: 'QUOTE_APPROVED' });
    expect((await saved()).history.getItems().map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });
});

it.each([
  ['decision', { ...APPROVE, decision: 'MAYBE' }, 'Please approve or reject the quote.'],
  ['shownCost', { decision: 'APPROVE', shownCost: '4500' }, 'The shown cost must be a number.'],
  ['contactNumber', { ...APPROVE, contactNumber: '9'.repeat(41) }, 'Contact number can have at most 40 characters.'],
])('refuses a %s that is none', async (field, input, message) => {
  await saveQuote();
  await expect(asGuest(input)).rejects.toMatchObject({ issues: [{ path: [field], message }] });
});

it('is decided through GraphQL', async () => {
  const { token } = await saveOwnedQuote();
  const decide = async (call?: Call) => {
    const query = `mutation ($input: DecideQuoteInput!) { decideQuote(id: "${ID}", input: $input) { id status } }`;
    const { data, errors } = await app.viaGraphql<{ decideQuote: object } | null>(query, { input: APPROVE }, call);
    return data?.decideQuote ?? errors?.[0]?.extensions.code;
  };
  expect([await decide(), await decide(await app.signedIn())]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  expect(await decide({ token })).toEqual({ id: ID, status: 'QUOTE_APPROVED' });
});
