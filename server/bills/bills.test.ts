// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import { transaction } from '../core/events.js';
import { Notification } from '../notifications/entity.js';
import { PaymentMethod } from '../payments/enums.js';
import { buildPayment } from '../payments/factory.js';
import { ProductAvailability } from '../products/enums.js';
import { buildProduct } from '../products/factory.js';
import { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair } from '../repairs/factory.js';
import { buildSet } from '../sets/factory.js';
import { useTestApp } from '../testing/testApp.js';
import { chargesOf } from './content.service.js';
import { Bill } from './entity.js';
import { BillKind } from './enums.js';
import { splitTax } from './lines.js';
import { takeNumber } from './numbers.statements.js';

const app = useTestApp();

let repair: Repair;
let token: string;

const approved = (overrides: Partial<Repair> = {}) =>
  buildRepair({ status: RepairStatus.QUOTE_APPROVED, estimatedCost: 4500, ...overrides });

beforeEach(async () => {
  [repair] = (await app.save(approved())) as [Repair];
  ({ token } = await app.admin());
});

interface Issued {
  id: string;
  key: string;
  code: string;
  number: number;
  kind: string;
  lines: { label: string | null; text: string; quantity: number; amount: number }[];
  taxable: number;
  tax: number;
  total: number;
  words: { en: string };
  set: object;
  seller: object;
  message: string;
  creditsCode: string | null;
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.viaRest<Issued>('POST', `/api/admin/${path}`, body, { token, headers });

const issue = (kind: string, fields: object = {}, headers = {}) =>
  post('bills', { repairId: repair.id, kind, ...fields }, headers);

const setUp = (fields: object) =>
  app.viaRest<{ message: string; openingYear: string }>(
    'PUT',
    '/api/admin/bill-settings',
    { sellerName: 'Parda TV Repair', taxNumber: '301234567', ...fields },
    { token },
  );

const inVat = () => setUp({ mode: 'VAT' });

describe('a receipt', () => {
  it('is for what was paid, each payment once', async () => {
    await app.save(
      buildPayment(repair, { reference: 'FP-1', method: PaymentMethod.FONEPAY }),
      buildPayment(repair, { amount: 50_050, at: app.now }),
    );
    const { status, body } = await issue('RECEIPT');
    expect([status, body.code, body.total]).toEqual([201, 'REC-2082/83-1', 2000.5]);
    expect(body.lines.map(({ label, text, amount }) => [label, text, amount])).toEqual([
      ['PAYMENT', 'FP-1', 1500],
      ['PAYMENT', '', 500.5],
    ]);
    expect(body.words.en).toBe('Rupees two thousand and paisa fifty only');
    expect(await issue('RECEIPT')).toMatchObject({
      status: 409,
      body: { message: 'A receipt needs a payment that has none yet.' },
    });
  });

  it('leaves out what was taken back, and can be for some of it', async () => {
    const [wrong, first, second] = await app.save(buildPayment(repair), buildPayment(repair), buildPayment(repair));
    await app.viaRest('POST', `/api/admin/payments/${wrong!.id}/undo`, {}, { token });
    const one = await issue('RECEIPT', { entryIds: [second!.id] });
    expect([one.status, one.body.total]).toEqual([201, 1500]);
    expect((await issue('RECEIPT', { entryIds: [first!.id, second!.id] })).status).toBe(409);
    expect((await issue('RECEIPT', { entryIds: [wrong!.id] })).status).toBe(409);
    expect((await issue('RECEIPT')).body.total).toBe(1500);
  });
});

describe('an estimate', () => {
  it('is what a quote asks, with the delivery', async () => {
    [repair] = (await app.save(approved({ deliveryCharge: 300 }))) as [Repair];
    const { body } = await issue('ESTIMATE');
    expect([body.code, body.total, body.lines.map(({ label }) => label)]).toEqual([
      'EST-2082/83-1',
      4800,
      [null, 'DELIVERY'],
    ]);
    [repair] = (await app.save(buildRepair())) as [Repair];
    expect((await issue('ESTIMATE')).status).toBe(409);
  });
});

describe('what is charged', () => {
  const charged = (overrides: Partial<Repair>) =>
    chargesOf({ of: 'repair', thing: approved(overrides) }).lines.map(({ label, amount }) => [label, amount]);

  it.each<[string, Partial<Repair>, unknown[]]>([
    ['the approved quote', {}, [[null, 450_000]]],
    [
      'with the delivery',
      { deliveryCharge: 300 },
      [
        [null, 450_000],
        ['DELIVERY', 30_000],
      ],
    ],
    [
      'by how much the final cost is higher',
      { actualCost: 5000 },
      [
        [null, 450_000],
        ['CHANGE', 50_000],
      ],
    ],
    [
      'or lower',
      { actualCost: 4000.5 },
      [
        [null, 450_000],
        ['CHANGE', -49_950],
      ],
    ],
    [
      'the visit alone where the quote is rejected',
      { status: RepairStatus.QUOTE_REJECTED, actualCost: 500, deliveryCharge: 300 },
      [['REPAIR', 50_000]],
    ],
    [
      'the work as a whole where there was no quote',
      { estimatedCost: null, status: RepairStatus.DELIVERED, actualCost: 900, deliveryCharge: 100 },
      [
        ['REPAIR', 90_000],
        ['DELIVERY', 10_000],
      ],
    ],
  ])('is %s', (_what, overrides, lines) => expect(charged(overrides)).toEqual(lines));

  it('of a kept set is its price', () => {
    const thing = buildProduct({ name: 'LG 43', price: 20_000, availability: ProductAvailability.RESERVED });
    expect(chargesOf({ of: 'product', thing }).lines).toMatchObject([{ text: 'LG 43', amount: 2_000_000 }]);
  });

  it('has its tax inside, to the paisa', () => {
    expect(splitTax(113_00, 1300)).toEqual({ taxable: 100_00, tax: 13_00 });
    for (const total of [1, 99, 450_000, 99_999_999_99]) {
      const { taxable, tax } = splitTax(total, 1300);
      expect([taxable + tax, Math.abs(tax - taxable * 0.13) <= 1]).toEqual([total, true]);
    }
  });
});

describe('a bill before the tax office', () => {
  it('needs the tax settings, and the kind that they allow', async () => {
    expect((await issue('TAX_INVOICE')).status).toBe(409);
    expect((await setUp({ mode: 'VAT', taxNumber: null })).status).toBe(400);
    expect((await setUp({ mode: 'PAN' })).status).toBe(200);
    expect((await issue('TAX_INVOICE')).status).toBe(409);
    expect((await issue('PAN_BILL')).body).toMatchObject({ code: 'INV-2082/83-1', taxable: 4500, tax: 0, total: 4500 });
  });

  it('names seller, customer and set as they were', async () => {
    await inVat();
    const set = buildSet({ brand: 'Sony', model: 'KD-43', sizeInches: 43, serial: 'S-1' });
    [repair] = (await app.save(approved({ set: ref(set) }))) as [Repair];
    const { body } = await issue('TAX_INVOICE', { customerName: 'Himal Traders', customerPan: '३०१२३४५६८' });
    expect(body).toMatchObject({
      kind: 'TAX_INVOICE',
      customerName: 'Himal Traders',
      customerPan: '301234568',
      seller: { name: 'Parda TV Repair', taxMode: 'VAT', taxNumber: '301234567' },
      set: { brand: 'Sony', model: 'KD-43', sizeInches: 43, serial: 'S-1' },
      taxRate: 13,
      taxable: 3982.3,
      tax: 517.7,
      total: 4500,
    });
    await setUp({ sellerName: 'Another', mode: 'PAN' });
    expect((await app.viaRest<Issued>('GET', `/api/bills/${body.key}`)).body.seller).toEqual(body.seller);
  });

  it('is there once, until it is credited whole', async () => {
    await inVat();
    const first = (await issue('TAX_INVOICE')).body;
    expect((await issue('TAX_INVOICE')).status).toBe(409);
    const credit = () => post(`bills/${first.id}/credit`, { reason: 'The name was wrong.' });
    const [note, again] = [(await credit()).body, (await credit()).body];
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', code: 'CN-2082/83-1', creditsCode: first.code, total: 4500 });
    expect(again.id).toBe(note.id);
    expect((await post(`bills/${note.id}/credit`, { reason: 'No.' })).status).toBe(409);
    expect((await issue('TAX_INVOICE')).body.number).toBe(2);
  });

  it('begins where the shop comes from another system, and at 1 in the next fiscal year', async () => {
    const { body } = await setUp({ mode: 'PAN', series: 'ktm', openingNumber: 500 });
    expect(body.openingYear).toBe('2082/83');
    expect((await issue('PAN_BILL')).body.code).toBe('KTM-2082/83-500');
    expect((await setUp({ mode: 'PAN', series: 'KTM', openingNumber: 7 })).body.message).toMatch(/go on from there/);
    app.now = new Date('2026-08-01T00:00:00Z');
    [repair] = (await app.save(approved())) as [Repair];
    expect((await issue('PAN_BILL')).body.code).toBe('KTM-2083/84-1');
  });
});

describe('a number', () => {
  it('is given back by what is undone, and never given twice', async () => {
    const take = () => takeNumber(app.ctx(), 'T', '2083/84', 1);
    const ctx = app.ctx();
    const failing = transaction(ctx, async () => {
      await takeNumber(ctx, 'T', '2083/84', 1);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect([await take(), await take()]).toEqual([1, 2]);
  });

  it('is each there once where many are issued at the same time, some in vain', async () => {
    await inVat();
    const repairs = await app.save(...Array.from({ length: 24 }, () => approved()));
    const all = repairs
      .flatMap(({ id }) => [id, id])
      .map((repairId) => post('bills', { repairId, kind: 'TAX_INVOICE' }));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(24);
    const bills = await app.em.find(Bill, { kind: BillKind.TAX_INVOICE }, { orderBy: { number: 'asc' } });
    expect(bills.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  it('is not used up by the same call sent twice', async () => {
    const key = { 'Idempotency-Key': 'the same' };
    const [first, second] = [await issue('ESTIMATE', {}, key), await issue('ESTIMATE', {}, key)];
    expect(second.body).toEqual(first.body);
    expect(await app.em.count(Bill)).toBe(1);
  });
});

describe('once it is issued', () => {
  it('the database changes and deletes none, and it outlives the repair', async () => {
    const { body } = await issue('ESTIMATE');
    await expect(app.em.nativeUpdate(Bill, { id: body.id }, { total: 1, taxable: 1 })).rejects.toThrow('never changes');
    await expect(app.em.nativeDelete(Bill, { id: body.id })).rejects.toThrow('never changes');
    await app.em.nativeDelete(Repair, { id: repair.id });
    expect((await app.viaRest<Issued>('GET', `/api/bills/${body.key}`)).body.code).toBe(body.code);
  });

  it('whoever has its address reads it, and in the tracking view whoever gave the contact number', async () => {
    const { body } = await issue('ESTIMATE');
    const copy = (key: string) => app.viaRest('GET', `/api/bills/${key}`);
    expect([(await copy(body.key)).status, (await copy(body.id)).status, (await copy('a'.repeat(22))).status]).toEqual([
      200, 404, 404,
    ]);
    const seenBy = async (args: string, caller?: string) => {
      const query = `{ trackRepair(id: "${repair.id}"${args}) { bills { code printCount } } }`;
      const { data } = await app.viaGraphql<{ trackRepair: { bills: object[] } }>(query, {}, { token: caller });
      return data.trackRepair.bills;
    };
    expect(await seenBy('')).toEqual([]);
    expect(await seenBy(', contactNumber: "9841234567"')).toEqual([{ code: body.code, printCount: null }]);
    expect(await seenBy('', token)).toEqual([{ code: body.code, printCount: 0 }]);
  });

  it('whoever has only its address does not read where the customer is', async () => {
    const { user, token: owner } = await app.signedIn();
    [repair] = (await app.save(approved({ owner: ref(user) }))) as [Repair];
    const { body } = await issue('ESTIMATE', { customerAddress: 'Patan' });
    const { token: stranger } = await app.signedIn();
    const readBy = async (caller?: string) => {
      const call = { token: caller };
      const query = `{ billCopy(key: "${body.key}") { customerAddress } }`;
      const { data } = await app.viaGraphql<{ billCopy: { customerAddress: string | null } }>(query, {}, call);
      const rest = await app.viaRest<{ customerAddress: string | null }>(
        'GET',
        `/api/bills/${body.key}`,
        undefined,
        call,
      );
      return [data.billCopy.customerAddress, rest.body.customerAddress];
    };
    expect([await readBy(), await readBy(stranger), await readBy(owner), await readBy(token)]).toEqual([
      [null, null],
      [null, null],
      ['Patan', 'Patan'],
      ['Patan', 'Patan'],
    ]);
  });

  it('its first print is the original, in any process', async () => {
    const { body } = await issue('ESTIMATE');
    const print = () =>
      app.viaRest<{ count: number }>('POST', `/api/admin/bills/${body.id}/print`, undefined, { token });
    const counts = await Promise.all([print(), print(), print()]);
    expect(counts.map((answer) => answer.body.count).toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  });

  it('is sent by mail in the language that is asked for, and its customer and the log are told', async () => {
    const owner = buildUser();
    [repair] = (await app.save(approved({ owner: ref(owner) }))) as [Repair];
    const { body } = await issue('ESTIMATE');
    await post(`bills/${body.id}/mail`, { email: 'himal@example.com', language: 'ne' });
    await app.settle();
    const mail = app.mailer.sent.find(({ to }) => to === 'himal@example.com')!;
    expect(mail.subject).toBe(`तपाईंको अनुमानपत्र ${body.code}`);
    expect(mail.text).toContain(`${app.url}/#/bill/${body.key}`);
    expect(mail.text).toContain('रु. ४,५००');
    const [notice] = await app.em.find(Notification, { user: owner.id });
    expect(notice).toMatchObject({ title: 'Estimate issued', link: `/bill/${body.key}` });
    const lines = await app.em.find(ActivityLog, { targetId: body.id }, { orderBy: { timestamp: 'asc' } });
    expect(lines.map(({ actionType }) => actionType).toSorted()).toEqual(['BILL_ISSUE', 'BILL_MAIL']);
    expect(JSON.stringify(lines)).not.toContain(body.key);
  });
});
