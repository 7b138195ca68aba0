// @module-tag database
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../../accounts/factory.js';
import { ActivityLog } from '../../activity/entity.js';
import { UserRole } from '../../core/policy.js';
import type { Repair } from '../../repairs/entity.js';
import { buildRepair } from '../../repairs/factory.js';
import { useTestApp } from '../../testing/testApp.js';
import { EntryKind, PaymentMethod } from '../enums.js';
import { buildPayment } from '../factory.js';
import { CashUp } from './entity.js';

const app = useTestApp();

const DAY = '2026-03-02';
/** Half an hour before midnight in Kathmandu, and half an hour after it. */
const LATE = new Date('2026-03-02T17:45:00Z');
const AFTER_MIDNIGHT = new Date('2026-03-02T18:45:00Z');

let repair: Repair;
let token: string;
let owners: string;

beforeEach(async () => {
  [repair] = (await app.save(buildRepair())) as [Repair];
  ({ token } = await app.admin());
  const owner = buildUser({ email: app.deps.config.adminEmail, role: UserRole.ADMIN });
  ({ token: owners } = await app.signedIn(owner));
});

/** Rs. 1,500 and Rs. 200.50 in cash, of which Rs. 300 went back, and Rs. 900 by Fonepay; and what is of the next day. */
const pay = () =>
  app.save<object>(
    buildPayment(repair),
    buildPayment(repair, { amount: 20_050, at: LATE }),
    buildPayment(repair, { kind: EntryKind.REFUND, amount: -30_000 }),
    buildPayment(repair, { method: PaymentMethod.FONEPAY, amount: 90_000 }),
    buildPayment(repair, { amount: 777_00, at: AFTER_MIDNIGHT }),
  );

const read = async (day = DAY) =>
  (await app.viaRest<Record<string, unknown>>('GET', `/api/admin/cash-ups/${day}`, undefined, { token })).body;

const close = (fields: object = {}, as = token) =>
  app.viaRest<Record<string, unknown>>(
    'POST',
    '/api/admin/cash-ups',
    { day: DAY, counted: 1400.5, ...fields },
    { token: as },
  );

const reopen = (as: string, day = DAY) =>
  app.viaRest<Record<string, unknown>>('POST', `/api/admin/cash-ups/${day}/reopen`, {}, { token: as });

it('a day in Kathmandu has its takings by method, less what went back', async () => {
  await pay();
  expect(await read()).toMatchObject({
    takings: [
      { method: 'CASH', amount: 1400.5 },
      { method: 'FONEPAY', amount: 900 },
    ],
    total: 2300.5,
    cash: 1400.5,
    closing: null,
    sinceClosing: 0,
  });
  expect(await read('2026-03-03')).toMatchObject({ cash: 777 });
  expect(await read('2026-03-01')).toMatchObject({ takings: [], total: 0, cash: 0 });
});

describe('closing', () => {
  it('is done once, by somebody, and says what was counted', async () => {
    await pay();
    const { status, body } = await close();
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ expected: 1400.5, counted: 1400.5, difference: 0, closedBy: expect.any(String) }),
    ]);
    expect((await close()).status).toBe(409);
    expect((await read()).closing).toMatchObject({ day: DAY, reopenedAt: null });
  });

  it('of two at the same time lets one through', async () => {
    const answers = await Promise.all([close({ counted: 0 }), close({ counted: 0 })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await app.em.count(CashUp, {})).toBe(1);
  });

  it('with a difference needs a word of it', async () => {
    await pay();
    expect((await close({ counted: 1400 })).body).toMatchObject({ fields: { note: expect.any(String) } });
    expect((await close({ counted: 1400, note: 'Tea' })).body).toMatchObject({ difference: -0.5, note: 'Tea' });
  });

  it('is refused where the cash is another by now', async () => {
    await pay();
    expect((await close({ expected: 1200 })).status).toBe(409);
    expect((await close({ expected: 1400.5 })).status).toBe(201);
  });

  it('keeps what the ledger had, and shows what came later', async () => {
    await pay();
    await close();
    await app.save(buildPayment(repair, { amount: 5_000, at: LATE }));
    expect(await read()).toMatchObject({
      cash: 1450.5,
      sinceClosing: 50,
      closing: { expected: 1400.5, difference: 0 },
    });
  });

  it.each([
    [{ day: '2026-13-01' }, 400],
    [{ day: '2126-01-01' }, 400],
    [{ counted: -1 }, 400],
    [{ counted: null }, 400],
    [{ note: 'x'.repeat(501) }, 400],
    [{ counted: 0 }, 201],
  ])('with %j is answered with %i', async (fields, expected) => {
    expect((await close(fields)).status).toBe(expected);
  });
});

it('is opened again by the main admin alone, and counted anew; both stand in the log and in the list', async () => {
  await pay();
  await close();
  expect((await reopen(token)).status).toBe(403);
  expect((await reopen(owners)).body).toMatchObject({ day: DAY, reopenedBy: app.deps.config.adminEmail });
  expect((await reopen(owners)).status).toBe(404);
  await close({ counted: 1500, note: 'Counted again.' }, owners);
  await app.settle();
  const lines = await app.em.find(ActivityLog, { actionType: { $like: 'CASH_UP%' } });
  expect(lines.map(({ description }) => description).toSorted()).toEqual([
    'Cash-up of 2026-03-02 closed: Rs. 1,400.50 counted, difference Rs. 0.',
    'Cash-up of 2026-03-02 closed: Rs. 1,500 counted, difference Rs. 99.50.',
    'Cash-up of 2026-03-02 opened again.',
  ]);
  const list = async (query: string) =>
    (await app.viaRest<object[]>('GET', `/api/admin/cash-ups${query}`, undefined, { token })).body;
  expect(await list('?search=2026-03')).toHaveLength(2);
  expect(await list('?search=2026-04')).toHaveLength(0);
  expect(await list('?search=tea')).toHaveLength(0);
});

it('leaves as CSV, with the takings by method', async () => {
  await pay();
  await close({ counted: 1400, note: '=Tea' });
  const { body: csv } = await app.viaRest<string>('GET', '/api/admin/export/cash-ups', undefined, { token });
  const [head, line] = csv.trim().split('\n');
  expect(head).toContain('Day,CASH,BANK,CARD,ESEWA,KHALTI,FONEPAY,OTHER,Counted,Difference,Note,Closed at,Closed by');
  expect(line).toMatch(/^"2026-03-02","1400\.50","0","0","0","0","900","0","1400",-0\.5,"'=Tea"/);
});

it('offers to open again only to whoever may', async () => {
  await close({ counted: 0 });
  const canReopen = async (as: string) => {
    const { data } = await app.viaGraphql<{ cashUp: { canReopen: boolean } }>(
      'query ($day: String!) { cashUp(day: $day) { canReopen closing { difference takings { amount } } } }',
      { day: DAY },
      { token: as },
    );
    return data.cashUp.canReopen;
  };
  expect([await canReopen(token), await canReopen(owners)]).toEqual([false, true]);
});
