// @module-tag database
import { beforeEach, describe, expect, it } from 'vitest';
import { ref } from '@mikro-orm/core';
import { buildUser } from '../accounts/factory.js';
import { UserRole } from '../core/policy.js';
import { buildProduct } from '../products/factory.js';
import type { Repair } from '../repairs/entity.js';
import { buildRepair } from '../repairs/factory.js';
import { useTestApp } from '../testing/testApp.js';
import { EntryKind, PaymentMethod } from './enums.js';
import { buildPayment } from './factory.js';

/** The list of the whole ledger, by all three doors. */

const app = useTestApp();

let token: string;
let [phone, cash, back, set]: string[] = [];
let deleted: Repair;

beforeEach(async () => {
  const admin = buildUser({ role: UserRole.ADMIN });
  const sita = buildRepair({ userName: 'Sita Sharma', contactNumber: '9841-765432' });
  deleted = buildRepair({ userName: 'Ram Thapa', deletedAt: app.now });
  const product = buildProduct({ name: 'Sony Bravia 43' });
  const entries = [
    buildPayment(sita, { method: PaymentMethod.ESEWA, reference: 'TXN-77-KTM', at: new Date('2026-03-01T18:14:59Z') }),
    buildPayment(deleted, { kind: EntryKind.DEPOSIT, by: ref(admin), at: new Date('2026-03-01T18:15:00Z') }),
    buildPayment(sita, { kind: EntryKind.REFUND, amount: -50_050, at: new Date('2026-03-02T18:14:59Z') }),
    buildPayment(sita, {
      repair: null,
      product: ref(product),
      amount: 2_000_000,
      at: new Date('2026-03-02T18:15:00Z'),
    }),
  ];
  await app.save<object>(admin, sita, deleted, product, ...entries);
  [phone, cash, back, set] = entries.map(({ id }) => id);
  ({ token } = await app.signedIn(admin));
});

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

interface Listed {
  id: string;
  amount: number;
}

async function list(filters: Record<string, string>): Promise<string[]> {
  const { body } = await app.viaRest<Listed[]>(
    'GET',
    `/api/admin/payments?${new URLSearchParams(filters).toString()}`,
    undefined,
    {
      token,
    },
  );
  return idsOf(body);
}

describe('is filtered', () => {
  it.each([
    ['by nothing', {}, () => [set, back, cash, phone]],
    ['by a day of Kathmandu', { from: '2026-03-01T18:15:00Z', to: '2026-03-02T18:15:00Z' }, () => [back, cash]],
    ['by what came', { flow: 'IN' }, () => [set, cash, phone]],
    ['by what went', { flow: 'OUT' }, () => [back]],
    ['by kind', { kind: 'DEPOSIT' }, () => [cash]],
    ['by method', { method: 'ESEWA' }, () => [phone]],
    ['by a customer', { search: 'sharma' }, () => [back, phone]],
    ['by a phone number in another spelling', { search: '+977 9841765432' }, () => [back, phone]],
    ['by a customer whose repair was deleted', { search: 'Thapa' }, () => [cash]],
    ['by the id of a repair', { search: () => deleted.id }, () => [cash]],
    ['by a product', { search: 'bravia' }, () => [set]],
    ['by a whole reference', { search: 'TXN-77-KTM' }, () => [phone]],
    ['by a part of one, which finds nothing', { search: 'TXN-77' }, () => []],
    ['by all of it', { search: 'sharma', flow: 'IN', method: 'ESEWA', to: '2026-03-02T00:00:00Z' }, () => [phone]],
  ] as [string, Record<string, string | (() => string)>, () => string[]][])('%s', async (_how, filters, expected) => {
    const values = Object.entries(filters).map(([name, value]) => [name, typeof value === 'string' ? value : value()]);
    expect(await list(Object.fromEntries(values) as Record<string, string>)).toEqual(expected());
  });

  it('as CSV too', async () => {
    const { body } = await app.viaRest<string>('GET', '/api/admin/export/payments?flow=OUT', undefined, { token });
    expect(body.trim().split('\n').slice(1)).toEqual([expect.stringContaining(',-500.5,')]);
  });
});

it('says in GraphQL what an entry is of, who made it and what was taken back', async () => {
  const undone = await app.viaRest('POST', `/api/admin/payments/${cash}/undo`, { note: 'Twice' }, { token });
  expect([undone.status, undone.body]).toEqual([200, undone.body]);
  const { data } = await app.viaGraphql<{ paymentTable: { totalCount: number; items: object[] } }>(
    '{ paymentTable { totalCount items { id amount isUndone customerName productName enteredBy } } }',
    {},
    { token },
  );
  const { totalCount, items } = data.paymentTable;
  expect(totalCount).toBe(5);
  expect(items).toContainEqual({
    id: cash,
    amount: 1500,
    isUndone: true,
    customerName: 'Ram Thapa',
    productName: null,
    enteredBy: expect.stringContaining('@') as string,
  });
  expect(items).toContainEqual({
    id: set,
    amount: 20_000,
    isUndone: false,
    customerName: null,
    productName: 'Sony Bravia 43',
    enteredBy: null,
  });
});
