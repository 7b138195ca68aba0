import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { createRepair } from '../desk/service.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildRepair, withHistory } from '../factory.js';
import { decideQuote } from '../quote.service.js';
import { CustomerUpdate } from '../updates/entity.js';
import { ToldBy } from '../updates/enums.js';
import { markCustomerTold } from '../updates/service.js';

/** What a customer has agreed to pay is not raised behind their back. */

const app = useTestApp();

const { REQUESTED, DIAGNOSING, DIAGNOSED, QUOTE_APPROVED, QUOTE_REJECTED, REPAIRING, REPAIRED, DELIVERED, CANCELLED } =
  RepairStatus;
const ASK_ANEW =
  "The customer has agreed to a lower cost. To ask for more, set 'Diagnosed - Quote Pending' with the new cost, so that they decide again.";
const NOT_AGREED =
  "The customer has agreed to a lower cost. Once they were told of the new one and agree, set 'Quote Approved - Repairing'.";

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let sita: Person;
let id: string;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
  id = await saveRequest(sita);
});

async function saveRequest(owner: Person | null): Promise<string> {
  const repair = buildRepair({ owner: owner && ref(owner.user) });
  withHistory(repair, [{ status: REQUESTED, at: new Date('2026-06-01T00:00:00Z') }]);
  await app.save(repair);
  return repair.id;
}

type Door = (input: object, call?: Call) => Promise<unknown>;
const updating =
  (mutation: string, type: string): Door =>
  (input, call = shop) =>
    outcomesOf(app).graphql(
      `mutation ($id: ID!, $input: ${type}!) { ${mutation}(id: $id, input: $input) { status } }`,
      { id, input },
      call,
    );
const viaGraphql = updating('updateRepair', 'RepairInput');
const viaRest: Door = async (input, call = shop) => {
  const { status, body } = await app.viaRest<{ status: RepairStatus }>('PUT', `/api/admin/repairs/${id}`, input, call);
  return status === 200 ? { status: body.status } : body;
};
const viaMany: Door = (input, call = shop) =>
  outcomesOf(app).graphql(
    'mutation ($changes: [RepairChangeInput!]!) { changeRepairs(changes: $changes) { repairs { status } } }',
    { changes: [{ id, ...input }] },
    call,
  );
const DOORS: [string, Door][] = [
  ['the form of the desk', viaGraphql],
  ['the change of a status', updating('changeRepairStatus', 'ChangeRepairStatusInput')],
  ['REST', viaRest],
];

const later = (seconds: number) => void (app.now = new Date(app.now.getTime() + seconds * 1000));
const saved = () => app.em.findOneOrFail(Repair, { id });

async function change(input: object): Promise<void> {
  later(10);
  expect(await viaGraphql(input)).not.toHaveProperty('code');
}

const decide = (decision: 'APPROVE' | 'REJECT', shownCost: number, person: Person = sita) =>
  decideQuote(app.ctx({ actor: person.ctx.actor }), id, { decision, shownCost });

/** Quoted at 4,500, and approved by the customer. */
async function agree(): Promise<void> {
  await change({ status: DIAGNOSED, estimatedCost: 4500 });
  await app.settleAfter(120);
  await decide('APPROVE', 4500);
}

async function markTold(): Promise<void> {
  const [update] = await app.em.find(CustomerUpdate, { toldAt: null, supersededAt: null });
  await markCustomerTold(app.ctx({ actor: shop.ctx.actor }), update!.id, ToldBy.CALL);
}

describe.each(DOORS)('an agreed cost stays, through %s', (_door, send) => {
  it.each([QUOTE_APPROVED, REPAIRING, REPAIRED, DELIVERED])('while it is %s', async (status) => {
    await agree();
    if (status !== QUOTE_APPROVED) await change({ status });
    later(10);
    const refused = { code: 'BAD_INPUT', message: ASK_ANEW };
    expect(await send({ status, estimatedCost: 4500.01 })).toMatchObject({
      ...refused,
      fields: { estimatedCost: ASK_ANEW },
    });
    expect(await send({ status, actualCost: 9000 })).toMatchObject({ ...refused, fields: { actualCost: ASK_ANEW } });
    expect(await send({ status, estimatedCost: null })).toMatchObject(refused);
    expect(await send({ status: REPAIRED, estimatedCost: 9000, note: 'It costs more.' })).toMatchObject(refused);
    expect(await saved()).toMatchObject({ status, estimatedCost: 4500, actualCost: null });
  });

  it('and may be lowered, and be what it was again', async () => {
    await agree();
    expect(await send({ status: REPAIRING, estimatedCost: 450 })).toEqual({ status: 'REPAIRING' });
    later(10);
    expect(await send({ status: REPAIRED, estimatedCost: 4500, actualCost: 4500 })).toEqual({ status: 'REPAIRED' });
  });
});

describe('a higher cost', () => {
  it('is agreed to by the customer, who is told of it', async () => {
    await agree();
    await change({ status: DIAGNOSED, estimatedCost: 9000, note: 'The panel is broken, too.' });
    await app.settleAfter(120);
    expect(app.mailer.sent.at(-1)!.subject).toContain('9,000');
    await expect(decide('APPROVE', 4500)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await decide('APPROVE', 9000)).toMatchObject({ status: 'QUOTE_APPROVED', estimatedCost: 9000 });
    await change({ status: REPAIRED, actualCost: 9000 });
    expect(await viaGraphql({ actualCost: 9001 })).toMatchObject({ message: ASK_ANEW });
  });

  it.each([REPAIRING, REPAIRED, DELIVERED, QUOTE_APPROVED])(
    'does not come to %s unheard, through any door',
    async (status) => {
      await agree();
      await change({ status: DIAGNOSED, estimatedCost: 9000 });
      later(10);
      const refused = { code: 'BAD_INPUT', message: NOT_AGREED, fields: { status: NOT_AGREED } };
      for (const [, send] of DOORS) expect(await send({ status })).toMatchObject(refused);
      expect(await viaMany({ status })).toMatchObject({ code: 'BAD_INPUT', message: NOT_AGREED });
      await expect(decide('APPROVE', 9000, shop)).rejects.toMatchObject({ message: NOT_AGREED });
      expect(await saved()).toMatchObject({ status: DIAGNOSED, estimatedCost: 9000 });
    },
  );

  it.each([DIAGNOSING, CANCELLED, QUOTE_REJECTED])('does not come by way of %s', async (status) => {
    await agree();
    await change({ status, estimatedCost: 9000 });
    expect(await viaGraphql({ status: REPAIRING })).toMatchObject({ message: NOT_AGREED });
    expect(await viaGraphql({ status: REPAIRING, estimatedCost: 4500, actualCost: 9000 })).toMatchObject({
      message: ASK_ANEW,
    });
    expect(await viaMany({ status: QUOTE_APPROVED })).toMatchObject({ message: NOT_AGREED });
    await change({ status: REPAIRING, estimatedCost: 4500 });
  });

  it('is agreed to for a customer who was told and has called', async () => {
    id = await saveRequest(null);
    await change({ status: DIAGNOSED, estimatedCost: 4500 });
    await change({ status: QUOTE_APPROVED });
    await change({ status: DIAGNOSED, estimatedCost: 9000 });
    later(10);
    expect(await viaGraphql({ status: QUOTE_APPROVED })).toMatchObject({ message: NOT_AGREED });
    await markTold();
    expect(await viaGraphql({ status: REPAIRING })).toMatchObject({ message: NOT_AGREED });
    await change({ status: QUOTE_APPROVED });
    await change({ status: REPAIRING, actualCost: 9000 });
    // what was told is that cost and no other
    await change({ status: DIAGNOSED, estimatedCost: 12_000 });
    expect(await viaGraphql({ status: QUOTE_APPROVED })).toMatchObject({ message: NOT_AGREED });
  });

  it('goes when the new quote is undone', async () => {
    await agree();
    await change({ status: DIAGNOSING });
    await change({ estimatedCost: 9000 });
    const query =
      'mutation ($id: ID!, $version: Int!) { undoStatusChange(repairId: $id, version: $version) { status } }';
    await outcomesOf(app).graphql(query, { id, version: (await saved()).version }, shop);
    expect(await saved()).toMatchObject({ status: QUOTE_APPROVED, estimatedCost: 4500 });
  });

  it('stays away from a customer who has rejected it once before', async () => {
    await agree();
    await change({ status: DIAGNOSED, estimatedCost: 9000 });
    await app.settleAfter(120);
    await decide('REJECT', 9000);
    expect(await viaRest({ status: REPAIRING })).toMatchObject({ message: NOT_AGREED });
    await change({ status: REPAIRING, estimatedCost: 4500 });
  });
});

describe('where nobody has agreed to a cost', () => {
  it.each([[DIAGNOSED], [DIAGNOSING], [QUOTE_REJECTED]])('the shop is free, from %s', async (status) => {
    await change({ status, estimatedCost: 4500 });
    await change({ status: REPAIRING, estimatedCost: 9000 });
    expect(await saved()).toMatchObject({ status: REPAIRING, estimatedCost: 9000 });
  });

  it('the first one that is written down while it is repaired counts from then on', async () => {
    const given = {
      userName: 'Ram',
      contactNumber: '9841234567',
      brand: 'LG',
      issueDescription: 'Dark',
      pickupAddress: 'Patan',
    };
    const preferredPickupTime = new Date(app.now.getTime() + 60_000).toISOString();
    ({ id } = await createRepair(app.ctx({ actor: shop.ctx.actor }), {
      ...given,
      preferredPickupTime,
      status: REPAIRING,
    }));
    await change({ estimatedCost: 4500 });
    expect(await viaRest({ estimatedCost: 9000 })).toMatchObject({ message: ASK_ANEW });
    expect(await viaRest({ estimatedCost: null })).toMatchObject({ message: ASK_ANEW });
  });

  it('nor does the shop ask itself', async () => {
    id = await saveRequest(shop);
    await change({ status: QUOTE_APPROVED, estimatedCost: 4500 });
    await change({ estimatedCost: 9000 });
    expect(await saved()).toMatchObject({ status: QUOTE_APPROVED, estimatedCost: 9000 });
  });
});

it('a record from before these rules keeps the cost that it has', async () => {
  const [repair] = await app.save(buildRepair({ status: REPAIRING, estimatedCost: 4500, actualCost: 5000 }));
  id = repair!.id;
  expect(await viaRest({ estimatedCost: 4501 })).toMatchObject({ message: ASK_ANEW });
  await change({ status: DELIVERED, adminNotes: 'Fetched' });
  await change({ actualCost: 4500 });
});
