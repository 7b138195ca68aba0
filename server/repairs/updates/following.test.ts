import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { changeRepairs } from '../admin/bulk.service.js';
import { createRepair, updateRepair } from '../admin/service.js';
import { Repair } from '../entity.js';
import { QuoteDecision, RepairStatus } from '../enums.js';
import { BOOKING, buildRepair, withHistory } from '../factory.js';
import { decideQuote } from '../quotes/service.js';
import { bookRepair, setRepairVisibility } from '../service.js';
import { CustomerUpdate } from './entity.js';

/** What is kept for the customer of a repair, whatever becomes of it. */

const app = useTestApp();

const { REQUESTED, PICKED_UP, DIAGNOSING, DIAGNOSED, QUOTE_APPROVED, REPAIRING, REPAIRED, CANCELLED } = RepairStatus;

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let sita: Person;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
});

const asShop = () => app.ctx({ actor: shop.ctx.actor });
const asSita = () => app.ctx({ actor: sita.ctx.actor });

const later = (seconds: number) => void (app.now = new Date(app.now.getTime() + seconds * 1000));

/** A set that has been at the workshop for a while; a guest's, if no owner is given. */
async function saveRepair(status = REQUESTED, overrides: Partial<Repair> = {}): Promise<string> {
  const steps = [REQUESTED, ...(status === REQUESTED ? [] : [status])];
  const repair = withHistory(
    buildRepair(overrides),
    steps.map((step, day) => ({ status: step, at: new Date(Date.UTC(2026, 4, day + 1)) })),
  );
  return (await app.save(repair))[0]!.id;
}

/** Ten seconds after whatever was before. */
async function change(id: string, input: object): Promise<void> {
  later(10);
  await updateRepair(asShop(), id, input);
}

const updates = () => app.em.find(CustomerUpdate, {}, { orderBy: { createdAt: 'asc', dueAt: 'asc' } });

/** What the customer is still to be told: status and cost. */
async function open(): Promise<[RepairStatus, number | null][]> {
  const found = await app.em.find(CustomerUpdate, { notifiedAt: null, supersededAt: null });
  return found.map(({ status, cost }) => [status, cost]);
}

const notificationPendingSince = async (id: string) =>
  (await app.em.findOneOrFail(Repair, { id })).notificationPendingSince;

describe('a repair that is requested', () => {
  it.each([
    ['booked by its owner', () => bookRepair(asSita(), BOOKING), 'SENT'],
    ['booked by a guest', () => bookRepair(app.ctx(), BOOKING), null],
    ['taken in for an account', () => createRepair(asShop(), { ...BOOKING, userId: sita.user.id }), 'SENT'],
    ['taken in for a guest', () => createRepair(asShop(), BOOKING), null],
  ])('is known to the customer: %s', async (_how, request, mailState) => {
    const { id } = await request();
    await app.settle();
    const query = `query ($id: ID!) { customerUpdates(repairId: $id) { kind status notifiedBy notifiedAt mailState } }`;
    const { data } = await app.viaGraphql<{ customerUpdates: object[] }>(query, { id }, shop);
    const notifiedBy = mailState ? 'EMAIL' : 'SELF';
    expect(data.customerUpdates).toEqual([
      { kind: 'RECEIVED', status: 'REQUESTED', notifiedBy, notifiedAt: app.now.toISOString(), mailState },
    ]);
    expect(await notificationPendingSince(id)).toBeNull();
  });

  it('and is further on already is to be told of like one that came there', async () => {
    const { id } = await createRepair(asShop(), { ...BOOKING, status: DIAGNOSED, estimatedCost: 900, note: 'Lamps' });
    await app.settle();
    expect(await updates()).toMatchObject([
      { kind: 'RECEIVED', status: REQUESTED, notifiedBy: 'SELF' },
      { kind: 'QUOTE', status: DIAGNOSED, cost: 900, note: 'Lamps', notifiedAt: null },
    ]);
    expect(await notificationPendingSince(id)).toEqual(app.now);
  });
});

describe('a change of status', () => {
  const DOORS: [string, (id: string, input: object, call: Call) => Promise<unknown>][] = [
    [
      'GraphQL',
      (id, input, call) =>
        app.viaGraphql(
          'mutation ($id: ID!, $input: RepairInput!) { updateRepair(id: $id, input: $input) { id } }',
          { id, input },
          call,
        ),
    ],
    ['REST', (id, input, call) => app.viaRest('PUT', `/api/admin/repairs/${id}`, input, call)],
    [
      'a change of many',
      (id, input, call) =>
        app.viaGraphql(
          'mutation ($changes: [RepairChangeInput!]!) { changeRepairs(changes: $changes) { before { id } } }',
          { changes: [{ id, status: (input as { status: string }).status }] },
          call,
        ),
    ],
  ];

  it.each(DOORS)('is to be told when it cannot be undone any more, through %s', async (_door, send) => {
    const id = await saveRepair();
    await send(id, { status: PICKED_UP }, shop);
    const createdAt = app.now;
    const dueAt = new Date(app.now.getTime() + 120_000);
    expect(await updates()).toMatchObject([
      { kind: 'STATUS', status: PICKED_UP, cost: null, note: null, createdAt, dueAt, notifiedAt: null, mailId: null },
    ]);
    expect(await app.em.findOneOrFail(Repair, { id })).toMatchObject({
      notificationPendingSince: createdAt,
      version: 2,
    });
  });

  it('carries the word from the workshop that came with it', async () => {
    const id = await saveRepair();
    await change(id, { status: REPAIRED, note: 'Tested for two hours.' });
    await change(id, { note: 'Come any time.' });
    expect(await updates()).toMatchObject([{ status: REPAIRED, note: 'Tested for two hours.' }]);
  });

  it('takes the place of what nobody was told of', async () => {
    const id = await saveRepair();
    for (const status of [PICKED_UP, DIAGNOSING, REPAIRED]) await change(id, { status });
    expect(await open()).toEqual([[REPAIRED, null]]);
    expect((await updates()).map(({ supersededAt }) => supersededAt !== null)).toEqual([true, true, false]);
    expect(await notificationPendingSince(id)).toEqual(app.now);
  });

  it('leaves what was told', async () => {
    const id = await saveRepair(REQUESTED, { owner: ref(sita.user) });
    await change(id, { status: PICKED_UP });
    await app.settleAfter(120);
    expect(await notificationPendingSince(id)).toBeNull();
    await change(id, { status: REPAIRED });
    expect(await updates()).toMatchObject([
      { notifiedBy: 'EMAIL', supersededAt: null },
      { status: REPAIRED, notifiedAt: null },
    ]);
  });

  it('of many is kept for each, with one look at what there was', async () => {
    const ids = [await saveRepair(), await saveRepair()];
    await changeRepairs(
      asShop(),
      ids.map((id) => ({ id, status: REPAIRED })),
    );
    expect(await open()).toEqual([
      [REPAIRED, null],
      [REPAIRED, null],
    ]);
  });

  it('that is the customer’s own is none to tell', async () => {
    const id = await saveRepair(REQUESTED, { owner: ref(shop.user) });
    await change(id, { status: REPAIRED });
    expect([await updates(), await notificationPendingSince(id)]).toEqual([[], null]);
  });
});

describe('a way back', () => {
  it.each<[string, RepairStatus[]]>([
    ['after one step', [REPAIRED, REQUESTED]],
    ['after several', [PICKED_UP, DIAGNOSING, REQUESTED]],
    ['after it was gone once before', [PICKED_UP, REQUESTED, PICKED_UP, REQUESTED]],
  ])('to what the customer knows is not told of: %s', async (_how, path) => {
    const id = await saveRepair();
    for (const status of path) await change(id, { status });
    expect([await open(), await notificationPendingSince(id)]).toEqual([[], null]);
    await app.settleAfter(120);
    expect(await open()).toEqual([]);
  });

  it('to what was told last is not told of', async () => {
    const id = await saveRepair(REQUESTED, { owner: ref(sita.user) });
    await change(id, { status: PICKED_UP });
    await app.settleAfter(120);
    await change(id, { status: REPAIRED });
    await change(id, { status: PICKED_UP });
    expect(await open()).toEqual([]);
    await change(id, { status: REQUESTED });
    expect(await open()).toEqual([[REQUESTED, null]]);
  });

  it('to what the customer did themself is not told of', async () => {
    const id = await saveRepair(DIAGNOSED, { owner: ref(sita.user), estimatedCost: 900 });
    later(10);
    await decideQuote(asSita(), id, { decision: QuoteDecision.APPROVE, shownCost: 900 });
    await change(id, { status: REPAIRING });
    await change(id, { status: QUOTE_APPROVED });
    expect([await open(), await notificationPendingSince(id)]).toEqual([[], null]);
  });

  it('to what was still to be told brings that back as it was', async () => {
    const id = await saveRepair();
    await change(id, { status: PICKED_UP, note: 'Safe with us.' });
    const since = app.now;
    later(3600);
    await change(id, { status: REPAIRED });
    await change(id, { status: PICKED_UP });
    expect(await open()).toEqual([[PICKED_UP, null]]);
    expect((await updates())[0]).toMatchObject({ note: 'Safe with us.', createdAt: since, supersededAt: null });
    expect(await notificationPendingSince(id)).toEqual(since);
  });

  it('is told of where the owner has found the detour on the site', async () => {
    app.now = new Date('2026-06-15T15:00:00Z');
    const id = await saveRepair(REQUESTED, { owner: ref(sita.user) });
    await change(id, { status: REPAIRED });
    await app.settleAfter(120);
    await change(id, { status: REQUESTED });
    expect(await open()).toEqual([[REQUESTED, null]]);
  });
});

describe('a quote', () => {
  it('that changes takes the place of the one before; gone back, it is known', async () => {
    const id = await saveRepair(REQUESTED, { owner: ref(sita.user) });
    await change(id, { status: DIAGNOSED, estimatedCost: 900, note: 'Lamps' });
    expect(await updates()).toMatchObject([{ kind: 'QUOTE', cost: 900, note: 'Lamps' }]);
    await app.settleAfter(120);
    await change(id, { estimatedCost: 950 });
    expect(await open()).toEqual([[DIAGNOSED, 950]]);
    expect((await updates()).at(-1)).toMatchObject({ note: null });
    await change(id, { estimatedCost: 900 });
    expect(await open()).toEqual([]);
  });

  it('that was taken back is not told of, only that the set was diagnosed', async () => {
    const id = await saveRepair();
    await change(id, { status: DIAGNOSED, estimatedCost: 900 });
    await change(id, { estimatedCost: null });
    expect(await open()).toEqual([[DIAGNOSED, null]]);
    expect((await updates()).at(-1)).toMatchObject({ kind: 'STATUS' });
  });

  it('is decided while the work goes on, too', async () => {
    const id = await saveRepair(REPAIRING);
    await change(id, { estimatedCost: 900 });
    expect(await open()).toEqual([[REPAIRING, 900]]);
  });

  it('is none where there is nothing to decide', async () => {
    const id = await saveRepair(CANCELLED);
    await change(id, { estimatedCost: 900 });
    await setRepairVisibility(asShop(), id, true);
    expect(await updates()).toEqual([]);
  });

  it.each([
    ['its owner', () => ({ owner: ref(sita.user) }), () => asSita(), {}],
    ['a guest with the number', () => ({ owner: null }), () => app.ctx(), { contactNumber: '9841234567' }],
  ])('that %s answers was seen by them', async (_who, whose, ctx, proof) => {
    const id = await saveRepair(REQUESTED, whose());
    await change(id, { status: DIAGNOSED, estimatedCost: 900 });
    later(10);
    await decideQuote(ctx(), id, { decision: QuoteDecision.APPROVE, shownCost: 900, ...proof });
    expect(await updates()).toMatchObject([{ kind: 'QUOTE', notifiedBy: 'SELF', notifiedAt: app.now, notifier: null }]);
    expect(await notificationPendingSince(id)).toBeNull();
    await app.settleAfter(120);
    expect(app.mailer.sent).toEqual([]);
  });

  it('that the workshop answers for them is to be told of', async () => {
    const id = await saveRepair(DIAGNOSED, { estimatedCost: 900 });
    later(10);
    await decideQuote(asShop(), id, { decision: QuoteDecision.APPROVE, shownCost: 900 });
    expect(await open()).toEqual([[QUOTE_APPROVED, null]]);
  });
});
