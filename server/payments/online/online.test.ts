// @module-tag database
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildRepair } from '../../repairs/factory.js';
import { RepairStatus } from '../../repairs/enums.js';
import { Repair } from '../../repairs/entity.js';
import { usePaymentProviders } from '../../testing/payments/useProviders.js';
import type { Deed } from '../../testing/payments/providerServer.js';
import { useTestApp } from '../../testing/testApp.js';
import { PaymentAttempt, PaymentEntry } from '../entity.js';
import type { OnlineMethod } from '../enums.js';
import type { BegunPayment } from '../views.js';

const { esewa, khalti, settings } = usePaymentProviders();
const app = useTestApp(settings);

let repair: Repair;

beforeEach(async () => {
  [repair] = (await app.save(
    buildRepair({ status: RepairStatus.QUOTE_APPROVED, estimatedCost: 6600, actualCost: null }),
  )) as [Repair];
});

const ledger = async () =>
  (await app.em.find(PaymentEntry, {}, { orderBy: { at: 'asc' } })).map(({ kind, method, amount }) => [
    kind,
    method,
    amount / 100,
  ]);

const attempts = async () => (await app.em.find(PaymentAttempt, {})).map(({ state, problem }) => [state, problem]);

async function begin(method: `${OnlineMethod}`, amount = 6600, key: string = randomUUID()): Promise<BegunPayment> {
  const { status, body } = await app.viaRest<BegunPayment>(
    'POST',
    `/api/repairs/${repair.id}/payments`,
    { method, amount },
    { headers: { 'Idempotency-Key': key } },
  );
  expect([status, body]).toEqual([201, body]);
  return body;
}

/** Goes where the payment leads, and does something there. @returns the address to come back to */
async function goAndDo({ url, fields }: BegunPayment, deed: Deed): Promise<string> {
  const provider = fields.length > 0 ? esewa : khalti;
  const form = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  const page = await fetch(url!, fields.length > 0 ? { method: 'POST', body: form } : {});
  expect(page.status).toBe(200);
  const [, action] = /action="([^"]+)"/.exec(await page.text())!;
  const done = await fetch(provider.url + action!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ deed }),
  });
  return done.headers.get('Location')!;
}

const comeBack = (address: string) => fetch(address, { redirect: 'manual' });

/** The attempt as its provider knows it. */
const idThere = async (begun: BegunPayment) =>
  (await app.em.findOneOrFail(PaymentAttempt, { id: begun.payment.id })).providerId ?? begun.payment.id;

describe.each([['ESEWA' as const], ['KHALTI' as const]])('by %s', (method) => {
  const provider = method === 'ESEWA' ? esewa : khalti;

  it('is paid once the provider says so, however often somebody comes back', async () => {
    const begun = await begin(method);
    const back = await goAndDo(begun, 'pay');
    const answers = await Promise.all([comeBack(back), comeBack(back)]);
    await comeBack(back);
    expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual(
      Array.from({ length: 2 }, () => [303, `${app.url}/#/pay/${begun.payment.id}`]),
    );
    expect(await ledger()).toEqual([['PAYMENT', method, 6600]]);
    const { body } = await app.viaRest<object>('GET', `/api/payments/${begun.payment.id}`);
    expect(body).toMatchObject({ state: 'PAID', amount: 6600, problem: null, isLate: false });
  });

  it('believes nothing that a browser carries', async () => {
    const begun = await begin(method);
    await comeBack(
      method === 'ESEWA'
        ? `${app.url}/pay/esewa/${begun.payment.id}?data=${Buffer.from('{"status":"COMPLETE"}').toString('base64')}`
        : `${app.url}/pay/khalti/${begun.payment.id}?status=Completed&pidx=x&total_amount=660000`,
    );
    expect(await ledger()).toEqual([]);
    expect((await attempts())[0]![0]).not.toBe('PAID');
  });

  it('asks by the clock where nobody comes back', async () => {
    const begun = await begin(method);
    await goAndDo(begun, 'pay');
    await app.settleAfter(5 * 60);
    expect(await ledger()).toEqual([['PAYMENT', method, 6600]]);
  });

  it('is unknown while the provider is silent, and paid once it speaks', async () => {
    const begun = await begin(method);
    const back = await goAndDo(begun, 'pay');
    provider.mishaps.isSilent = true;
    await comeBack(back);
    expect(await attempts()).toEqual([['UNKNOWN', 'SILENT']]);
    provider.mishaps.isSilent = false;
    await app.settleAfter(5 * 60);
    expect(await attempts()).toEqual([['PAID', null]]);
    expect(await ledger()).toEqual([['PAYMENT', method, 6600]]);
  });

  it('is held where the provider names another amount, and the shop is told', async () => {
    const begun = await begin(method);
    const back = await goAndDo(begun, 'pay');
    provider.mishaps.extraPaisa = 100;
    await comeBack(back);
    expect(await attempts()).toEqual([['UNKNOWN', 'WRONG_AMOUNT']]);
    expect(await ledger()).toEqual([]);
  });

  it('keeps a success that comes after it was called off', async () => {
    const begun = await begin(method);
    await comeBack(await goAndDo(begun, 'cancel'));
    expect(await attempts()).toEqual([['CANCELLED', null]]);
    provider.do(await idThere(begun), 'pay');
    await app.settleAfter(5 * 60);
    expect(await ledger()).toEqual([['PAYMENT', method, 6600]]);
    const { body } = await app.viaRest<object>('GET', `/api/payments/${begun.payment.id}`);
    expect(body).toMatchObject({ state: 'PAID', isLate: true });
  });

  it('is entered where the repair was deleted meanwhile, and given back there', async () => {
    const begun = await begin(method);
    const back = await goAndDo(begun, 'pay');
    await app.em.nativeUpdate(Repair, { id: repair.id }, { deletedAt: app.now });
    await comeBack(back);
    await app.settle();
    provider.do(await idThere(begun), 'refund');
    await app.settleAfter(8 * 24 * 60 * 60);
    expect(await ledger()).toEqual([
      ['PAYMENT', method, 6600],
      ['REFUND', method, -6600],
    ]);
  });

  it('enters a refund that is seen at the provider, once', async () => {
    const begun = await begin(method);
    await comeBack(await goAndDo(begun, 'pay'));
    provider.do(await idThere(begun), 'refund');
    app.now = new Date(app.now.getTime() + 60_000);
    const { token } = await app.admin();
    for (let turn = 0; turn < 2; turn++) {
      await app.viaRest('POST', `/api/payments/${begun.payment.id}/check`, {}, { token });
    }
    expect(await ledger()).toEqual([
      ['PAYMENT', method, 6600],
      ['REFUND', method, -6600],
    ]);
  });

  it('leads a call sent twice to the same payment', async () => {
    const key = randomUUID();
    const both = await Promise.all([begin(method, 600, key), begin(method, 600, key)]);
    expect(both[0]).toEqual(both[1]);
    expect(provider.payments.size).toBeLessThanOrEqual(2);
    expect(await attempts()).toHaveLength(1);
  });
});

it('takes two tabs for two payments, and shows what was paid too much', async () => {
  const [one, other] = [await begin('ESEWA'), await begin('KHALTI')];
  await comeBack(await goAndDo(one, 'pay'));
  await comeBack(await goAndDo(other, 'pay'));
  const { token } = await app.admin();
  const { data } = await app.viaGraphql<{ repair: { money: object } }>(
    'query ($id: ID!) { repair(id: $id) { money { due paid open overpaid } } }',
    { id: repair.id },
    { token },
  );
  expect(data.repair.money).toEqual({ due: 6600, paid: 13200, open: 0, overpaid: 6600 });
});

it('is called off where the provider does not know it after an hour, and not before', async () => {
  const { payment } = await begin('ESEWA');
  const stateAfter = async (minutes: number) => {
    app.now = new Date(new Date(payment.at).getTime() + minutes * 60_000);
    return (await app.viaRest<{ state: string }>('POST', `/api/payments/${payment.id}/check`, {})).body.state;
  };
  expect([await stateAfter(59), await stateAfter(60)]).toEqual(['CREATED', 'CANCELLED']);
});

it('begins nothing where the provider refuses', async () => {
  khalti.mishaps.isSilent = true;
  const { status, body } = await app.viaRest('POST', `/api/repairs/${repair.id}/payments`, {
    method: 'KHALTI',
    amount: 50,
  });
  expect([status, body]).toEqual([503, { code: 'UNAVAILABLE', message: expect.any(String) }]);
  expect(await attempts()).toEqual([['CANCELLED', 'SILENT']]);
});

it.each([
  [{ method: 'ESEWA', amount: 6601 }, 400],
  [{ method: 'ESEWA', amount: 9 }, 400],
  [{ method: 'CASH', amount: 10 }, 400],
  [{ method: 'ESEWA', amount: 10 }, 201],
])('answers %j with %i', async (body, expected) => {
  const { status } = await app.viaRest('POST', `/api/repairs/${repair.id}/payments`, body);
  expect(status).toBe(expected);
});

it('asks for the contact number of a public record', async () => {
  const [shown] = await app.save(
    buildRepair({ status: RepairStatus.QUOTE_APPROVED, estimatedCost: 900, isPublic: true }),
  );
  const pay = (contactNumber?: string) =>
    app.viaRest('POST', `/api/repairs/${shown!.id}/payments`, { method: 'ESEWA', amount: 900, contactNumber });
  expect((await pay()).status).toBe(400);
  expect((await pay('9800000000')).status).toBe(400);
  expect((await pay(shown!.contactNumber)).status).toBe(201);
});

it('lets five payments of a repair be open', async () => {
  for (let turn = 0; turn < 5; turn++) await begin('ESEWA', 100);
  const { status } = await app.viaRest('POST', `/api/repairs/${repair.id}/payments`, { method: 'ESEWA', amount: 100 });
  expect(status).toBe(409);
});
