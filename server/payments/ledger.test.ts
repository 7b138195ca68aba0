// @module-tag database
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import { Notification } from '../notifications/entity.js';
import { ProductAvailability } from '../products/enums.js';
import { buildProduct } from '../products/factory.js';
import { RepairStatus } from '../repairs/enums.js';
import { Repair } from '../repairs/entity.js';
import { buildRepair } from '../repairs/factory.js';
import { useTestApp } from '../testing/testApp.js';
import { PaymentEntry } from './entity.js';
import { buildPayment } from './factory.js';
import { dueOf } from './payable.js';

const app = useTestApp();

let repair: Repair;
let token: string;

beforeEach(async () => {
  [repair] = (await app.save(buildRepair({ status: RepairStatus.QUOTE_APPROVED, estimatedCost: 4500 }))) as [Repair];
  ({ token } = await app.admin());
});

interface Entry {
  id: string;
  kind: string;
  amount: number;
}

const record = (fields: object, key?: string) =>
  app.viaRest<Entry & { message: string }>(
    'POST',
    '/api/admin/payments',
    { repairId: repair.id, kind: 'PAYMENT', method: 'CASH', amount: 1500, ...fields },
    { token, headers: key ? { 'Idempotency-Key': key } : {} },
  );

const ask = (body: object) =>
  app.viaRest<{ deposit: number }>('POST', `/api/admin/repairs/${repair.id}/deposit`, body, { token });

const QUERY = '{ due paid open overpaid deposit entries { kind amount isUndone note } }';

async function money(): Promise<Record<string, unknown>> {
  const { data } = await app.viaGraphql<{ repair: { money: Record<string, unknown> } }>(
    `query ($id: ID!) { repair(id: $id) { money ${QUERY} } }`,
    { id: repair.id },
    { token },
  );
  return data.repair.money;
}

describe('what is due', () => {
  const costs = { actualCost: null, approvedCost: 4500, deliveryCharge: 300 };

  it.each([
    ['the approved quote with the delivery charge', { ...costs, status: RepairStatus.REPAIRING }, 480_000],
    ['the final cost once there is one', { ...costs, actualCost: 5000.5, status: RepairStatus.REPAIRED }, 530_050],
    ['nothing that is known before', { ...costs, approvedCost: null, status: RepairStatus.DIAGNOSED }, null],
    ['nothing once it is called off', { ...costs, status: RepairStatus.CANCELLED }, 0],
    [
      'the visit where the quote is rejected',
      { ...costs, actualCost: 500, status: RepairStatus.QUOTE_REJECTED },
      50_000,
    ],
    ['nothing where there was no visit', { ...costs, status: RepairStatus.QUOTE_REJECTED }, 0],
  ])('is %s', (_what, thing, paisa) => expect(dueOf({ of: 'repair', thing })).toBe(paisa));

  it('of a set is its price once it is kept for somebody', () => {
    const due = (availability: ProductAvailability) =>
      dueOf({ of: 'product', thing: buildProduct({ price: 20_000, availability }) });
    expect([due(ProductAvailability.AVAILABLE), due(ProductAvailability.RESERVED)]).toEqual([null, 2_000_000]);
  });
});

describe('an entry', () => {
  it('counts at once, and what is open follows', async () => {
    await record({ kind: 'DEPOSIT', amount: 1500.5, method: 'FONEPAY', note: 'At the counter' });
    expect(await money()).toMatchObject({ due: 4500, paid: 1500.5, open: 2999.5, overpaid: 0 });
    await record({ amount: 5000 });
    expect(await money()).toMatchObject({ paid: 6500.5, open: 0, overpaid: 2000.5 });
  });

  it('is made once under a key', async () => {
    const key = '6f0f4f64-4f49-4b43-9f08-3a2d6c1e9d10';
    const [one, other] = [await record({}, key), await record({}, key)];
    expect([one.status, other.body]).toEqual([201, one.body]);
    expect(await app.em.count(PaymentEntry, {})).toBe(1);
  });

  it('is taken back by another one, once', async () => {
    const { body } = await record({});
    const undo = () => app.viaRest<Entry>('POST', `/api/admin/payments/${body.id}/undo`, { note: 'Twice' }, { token });
    const [one, other] = [await undo(), await undo()];
    expect(one.body).toMatchObject({ kind: 'CORRECTION', amount: -1500 });
    expect(other.body.id).toBe(one.body.id);
    const { paid, entries } = await money();
    expect(paid).toBe(0);
    expect(entries).toContainEqual({ kind: 'PAYMENT', amount: 1500, isUndone: true, note: null });
  });

  it.each([
    [{ amount: 0 }, 400],
    [{ amount: -5 }, 400],
    [{ amount: 1.234 }, 400],
    [{ amount: 1e12 }, 400],
    [{ kind: 'GIFT' }, 400],
    [{ method: 'SHELLS' }, 400],
    [{ kind: 'REFUND', amount: 1 }, 400],
    [{ kind: 'CORRECTION', amount: -1 }, 400],
    [{ kind: 'CORRECTION', amount: -1, note: 'Counted wrong' }, 201],
    [{ repairId: null }, 400],
    [{ repairId: '000000000000' }, 404],
  ])('with %j is answered with %i', async (fields, status) => expect((await record(fields)).status).toBe(status));

  it('gives back at most what was paid, in a line of its own', async () => {
    await record({ amount: 1000 });
    expect((await record({ kind: 'REFUND', amount: 1000.5 })).status).toBe(400);
    expect((await record({ kind: 'REFUND', amount: 400 })).body).toMatchObject({ kind: 'REFUND', amount: -400 });
    expect(await money()).toMatchObject({ paid: 600 });
  });

  it('is told to the owner and stands in the log', async () => {
    const owner = buildUser();
    await app.save<object>(owner);
    await app.em.nativeUpdate(Repair, { id: repair.id }, { owner: owner.id });
    await record({});
    await app.settle();
    const [notice] = await app.em.find(Notification, { user: owner.id });
    expect(notice).toMatchObject({
      title: 'Payment received',
      message: 'For your Samsung UA43T5400 the shop has received Rs. 1,500. Thank you.',
    });
    const line = await app.em.findOneOrFail(ActivityLog, { actionType: 'PAYMENT_RECEIVED' });
    expect(line).toMatchObject({ targetId: repair.id, description: 'PAYMENT of Rs. 1,500 received: CASH.' });
  });
});

describe('a deposit', () => {
  it('is asked for as an amount or a share, at most what is open, and shrinks with what is paid', async () => {
    expect((await ask({ amount: 4501 })).status).toBe(400);
    expect((await ask({ share: 30 })).body).toMatchObject({ deposit: 1350 });
    await record({ amount: 350 });
    expect(await money()).toMatchObject({ deposit: 1000 });
    await ask({ amount: 0 });
    expect(await money()).toMatchObject({ deposit: 0 });
  });

  it('needs something that is due', async () => {
    [repair] = (await app.save(buildRepair({ status: RepairStatus.DIAGNOSING }))) as [Repair];
    expect((await ask({ amount: 100 })).status).toBe(400);
  });
});

describe('who sees what was paid', () => {
  const track = async (contactNumber?: string, as?: string) => {
    const { data } = await app.viaGraphql<{ trackRepair: { money: { entries: unknown[] } | null } }>(
      'query ($id: String!, $n: String) { trackRepair(id: $id, contactNumber: $n) { money { open paid entries { note } } } }',
      { id: repair.id, n: contactNumber },
      { token: as },
    );
    return data.trackRepair.money;
  };

  it('follows the link, the contact number and the owner', async () => {
    await app.save(buildPayment(repair, { note: 'Counted by Ram' }));
    expect(await track()).toEqual({ open: 3000, paid: null, entries: [] });
    const seen = { open: 3000, paid: 1500, entries: [{ note: null }] };
    expect(await track(repair.contactNumber)).toEqual(seen);
    expect((await track(undefined, token))!.entries).toEqual([{ note: 'Counted by Ram' }]);
    const { user, token: owners } = await app.signedIn();
    await app.em.nativeUpdate(Repair, { id: repair.id }, { owner: user.id, isPublic: true });
    expect(await track(undefined, owners)).toEqual(seen);
    expect(await track()).toBeNull();
  });
});
