// @module-tag database
import assert from 'node:assert/strict';
import { ref } from '@mikro-orm/core';
import { beforeEach, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import type { Product } from '../products/entity.js';
import { ProductAvailability } from '../products/enums.js';
import { buildProduct } from '../products/factory.js';
import type { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair } from '../repairs/factory.js';
import { useLogLines } from '../testing/logLines.js';
import { usePaymentProviders } from '../testing/payments/useProviders.js';
import { useTestApp } from '../testing/testApp.js';
import { watch } from '../testing/watching.js';
import { useWebhookReceiver } from '../testing/webhookReceiver.js';
import { WebhookEvent } from '../webhooks/enums.js';
import { buildWebhook } from '../webhooks/factory.js';
import { AskedDeposit, PaymentAttempt, PaymentEntry } from './entity.js';
import { EntryKind, PaymentMethod } from './enums.js';

/**
 * Who pays is nobody's business: no door tells a guest whose payment it was, and the phone number of a payer, which a provider's way back
 * may carry, is kept nowhere.
 */

const lines = useLogLines();
const { khalti, settings } = usePaymentProviders();
const app = useTestApp(() => ({ ...settings(), webhookPrivateTargets: true }));
const receiver = useWebhookReceiver();

const OWNER = { name: 'Sarita Tamrakar', email: 'sarita.tamrakar@example.com', contactNumber: '9812345670' };
/** As Khalti writes it into the address that the browser comes back with, and as it is. */
const PAYER = { mobile: '9803456123', masked: '98XXXXX123' };
const SECRETS = [OWNER.name, OWNER.email, OWNER.contactNumber, 'Sarita', ...Object.values(PAYER)];

const secretsIn = (text: string): string[] => SECRETS.filter((secret) => text.includes(secret));

/** Rs. 2,000 of a set. */
const paidFor = (product: Product) =>
  Object.assign(new PaymentEntry(), {
    product: ref(product),
    kind: EntryKind.DEPOSIT,
    method: PaymentMethod.CASH,
    amount: 200_000,
    at: app.now,
    note: OWNER.name,
  });

let repair: Repair;
let attemptId: string;
let token: string;

/** A payment of the owner's repair: on the site by a guest, who comes back from Khalti, and by hand, with a note of the shop. */
beforeEach(async () => {
  ({ token } = await app.admin());
  const owner = buildUser({ name: OWNER.name, email: OWNER.email });
  [repair] = (await app.save<object>(
    buildRepair({
      status: RepairStatus.QUOTE_APPROVED,
      estimatedCost: 5000,
      owner: ref(owner),
      userName: OWNER.name,
      contactNumber: OWNER.contactNumber,
    }),
    owner,
    buildWebhook(app.deps.config, { url: receiver.url, events: [WebhookEvent.PAYMENT_RECEIVED] }),
  )) as [Repair];
  const path = `/api/repairs/${repair.id}/payments`;
  const begun = await app.viaRest<{ payment: { id: string } }>('POST', path, { method: 'KHALTI', amount: 1500 });
  attemptId = begun.body.payment.id;
  const { providerId } = await app.em.findOneOrFail(PaymentAttempt, { id: attemptId });
  khalti.do(providerId!, 'pay');
  const back = new URL(khalti.returnOf(providerId!));
  assert.equal(back.searchParams.get('mobile'), PAYER.masked);
  back.searchParams.set('mobile', PAYER.mobile);
  const response = await fetch(back, { redirect: 'manual' });
  assert.deepEqual([response.status, secretsIn(response.headers.get('Location')!)], [303, []]);
  const byHand = { repairId: repair.id, kind: 'PAYMENT', method: 'CASH', amount: 100, note: 'Brought by her brother' };
  await app.viaRest('POST', '/api/admin/payments', byHand, { token });
  await app.settle();
});

it('a guest who has the link of the repair or of the payment reads no name, number or note', async () => {
  const everything = `{
    onlinePayment(id: "${attemptId}") { id method amount state at repairId productId problem isLate }
    trackRepair(id: "${repair.id}") { money { open deposit paid methods entries { id kind method amount reference note } } }
  }`;
  const { data } = await app.viaGraphql<Record<string, unknown>>(everything, {});
  const answers = [
    data,
    (await app.viaRest('GET', `/api/payments/${attemptId}`)).body,
    (await app.viaRest('POST', `/api/payments/${attemptId}/check`, {})).body,
    (await app.viaGraphql(`mutation { checkOnlinePayment(id: "${attemptId}") { id state } }`, {})).data,
  ];
  const text = JSON.stringify(answers);
  expect(text).toContain(attemptId);
  expect([...secretsIn(text), ...(text.includes('brother') ? ['the note'] : [])]).toEqual([]);
  expect(data).toMatchObject({ trackRepair: { money: { paid: null, entries: [] } } });
});

it('what a set that is kept costs tells nothing of whoever it is kept for', async () => {
  const [product] = (await app.save<object>(
    buildProduct({ availability: ProductAvailability.RESERVED, reservedFor: OWNER.name, price: 20_000 }),
  )) as [Product];
  const { id } = product;
  const [deposit, entry] = [
    Object.assign(new AskedDeposit(), { product: ref(product), amount: 500_000 }),
    paidFor(product),
  ];
  await app.save<object>(deposit, entry);
  const { data } = await app.viaGraphql<Record<string, unknown>>(
    `{ productPayment(id: "${id}") { open deposit methods } product(id: "${id}") { id name availability price } }`,
    {},
  );
  expect(data.productPayment).toEqual({ open: 18_000, deposit: 3_000, methods: ['ESEWA', 'KHALTI'] });
  expect(secretsIn(JSON.stringify([data, (await app.viaRest('GET', `/api/products/${id}`)).body]))).toEqual([]);
});

it('whoever watches the repair by its link hears what is open, and no more', async () => {
  const watching = await watch<{ trackedRepair: object | null }>(
    app,
    'subscription ($id: String!) { trackedRepair(id: $id) { status money { open paid entries { note } } } }',
    { id: repair.id },
    {},
  );
  const { data } = await watching.until(({ data: { trackedRepair } }) => trackedRepair !== null);
  expect(data.trackedRepair).toEqual({ status: 'QUOTE_APPROVED', money: { open: 3400, paid: null, entries: [] } });
});

it('webhooks, events, the log and the CSV say what was paid, and not by whom', async () => {
  const { body: csv } = await app.viaRest<string>('GET', '/api/admin/export/payments', undefined, { token });
  const activity = await app.em.find(ActivityLog, { actionType: { $like: 'PAYMENT%' } });
  const events = await app.em.execute<object[]>("select * from domain_event where type like '%Payment%'");
  const told = {
    webhooks: receiver.received.map(({ body }) => body).join(),
    csv,
    log: JSON.stringify(activity.map(({ description, details }) => [description, details])),
    events: JSON.stringify(events),
    requests: JSON.stringify(lines),
  };
  for (const [door, text] of Object.entries(told)) {
    expect([door, text.length > 10, secretsIn(text)]).toEqual([door, true, []]);
  }
});

it('the number of a payer is kept in no table', async () => {
  const tables = await app.em.execute<{ name: string }[]>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const kept: string[] = [];
  for (const { name } of tables) {
    const [row] = await app.em.execute<[{ found: boolean }]>(
      `select exists (select from "${name}" as one where one::text like ? or one::text like ?) as found`,
      [`%${PAYER.mobile}%`, `%${PAYER.masked}%`],
    );
    if (row.found) kept.push(name);
  }
  expect(tables.length).toBeGreaterThan(20);
  expect(kept).toEqual([]);
});
