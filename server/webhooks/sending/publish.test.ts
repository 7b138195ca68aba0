// @module-tag database
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ref } from '@mikro-orm/core';
import { buildInboxMessage } from '../../inbox/factory.js';
import { buildPrivatePicture, linkOf } from '../../media/factory.js';
import { buildPayment } from '../../payments/factory.js';
import { RepairStatus } from '../../repairs/enums.js';
import { buildRepair } from '../../repairs/factory.js';
import { buildSet } from '../../sets/factory.js';
import { buildSheet } from '../../sets/sheets/factory.js';
import { useTestApp } from '../../testing/testApp.js';
import { useWebhookReceiver } from '../../testing/webhookReceiver.js';
import { WebhookDelivery } from '../entity.js';
import { TEST_EVENT, WebhookEvent } from '../enums.js';
import { buildWebhook } from '../factory.js';
import { webhookEvents } from '../payloads.js';

const app = useTestApp(() => ({ webhookPrivateTargets: true }));

const receiver = useWebhookReceiver();
let token: string;
beforeEach(async () => {
  ({ token } = await app.admin());
});

const listening = (...events: WebhookEvent[]) => app.save(buildWebhook(app.deps.config, { url: receiver.url, events }));

/** Does something as an admin, and waits until all have learnt of it. */
async function does(mutation: string): Promise<void> {
  const { errors } = await app.viaGraphql(`mutation { ${mutation} }`, {}, { token });
  if (errors) throw new Error(errors[0]!.message);
  await app.settle();
}

interface Message {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

const messages = (): Message[] => receiver.received.map(({ body }) => JSON.parse(body) as Message);
const told = () => messages().map(({ type }) => type);

const quoted = () => buildRepair({ status: RepairStatus.DIAGNOSED, estimatedCost: 2500 });

describe('a repair', () => {
  it('that is booked is told with what is needed to work on, and with nothing of its customer', async () => {
    await listening(WebhookEvent.REPAIR_CREATED);
    await does(`bookRepair(input: { userName: "Sita Sharma", contactNumber: "9841234567", brand: "LG", model: "C1",
      issueDescription: "It went dark", pickupAddress: "Patan", preferredPickupTime: "2026-12-01T00:00:00Z" }) { id }`);
    const [message] = messages();
    expect(message).toEqual({
      id: receiver.ids[0],
      type: 'repair.created',
      timestamp: app.now.toISOString(),
      data: {
        repair: {
          id: expect.stringMatching(/^\w{12}$/),
          status: 'REQUESTED',
          tvType: 'LED',
          brand: 'LG',
          model: 'C1',
          deliveryOption: 'pickup',
          deliveryCharge: null,
          estimatedCost: null,
          approvedCost: null,
          actualCost: null,
          isPublic: false,
          submissionDate: app.now.toISOString(),
          lastUpdateDate: app.now.toISOString(),
          promisedDate: null,
        },
      },
    });
    expect(receiver.received[0]!.body).not.toMatch(/Sita|9841234567|Patan|dark/);
  });

  it.each<[WebhookEvent, string, object]>([
    [
      WebhookEvent.REPAIR_STATUS_CHANGED,
      'changeRepairStatus(id: "{id}", input: { status: REPAIRING }) { id }',
      { repair: { status: 'REPAIRING' }, from: 'DIAGNOSED', to: 'REPAIRING' },
    ],
    [
      WebhookEvent.REPAIR_QUOTE_DECIDED,
      'decideQuote(id: "{id}", input: { decision: APPROVE, shownCost: 2500 }) { id }',
      { repair: { status: 'QUOTE_APPROVED' }, decision: 'APPROVE', cost: 2500 },
    ],
    [
      WebhookEvent.QUOTE_DECIDED,
      'changeRepairStatus(id: "{id}", input: { status: REPAIRING, decisionWay: PHONE }) { id }',
      { repair: { approvedCost: 2500 }, version: 1, decision: 'APPROVE', total: 2500, via: 'PHONE' },
    ],
    [
      WebhookEvent.QUOTE_OFFERED,
      'updateRepair(id: "{id}", input: { estimatedCost: 3000 }) { id }',
      { repair: { estimatedCost: 3000 }, version: 2, total: 3000 },
    ],
    [
      WebhookEvent.REPAIR_UPDATED,
      'updateRepair(id: "{id}", input: { brand: "Sony" }) { id }',
      { repair: { brand: 'Sony' }, change: 'details' },
    ],
    [
      WebhookEvent.REPAIR_UPDATED,
      'updateRepair(id: "{id}", input: { actualCost: 2400.5 }) { id }',
      { repair: { actualCost: 2400.5 }, change: 'costs' },
    ],
    [
      WebhookEvent.REPAIR_UPDATED,
      'setRepairVisibility(id: "{id}", isPublic: true) { id }',
      { repair: { isPublic: true }, change: 'visibility' },
    ],
    [WebhookEvent.REPAIR_DELETED, 'deleteRepair(id: "{id}")', {}],
  ])('%s after %s', async (event, mutation, data) => {
    await listening(event);
    const [repair] = await app.save(quoted());
    await does(mutation.replace('{id}', repair!.id));
    expect(messages()).toMatchObject([{ type: event, data: { ...data, repair: { id: repair!.id } } }]);
  });

  it('whose set was taken in is told with the set, and without its serial number', async () => {
    await listening(WebhookEvent.SET_RECEIVED);
    const set = buildSet({ serial: 'SECRET1' });
    const repair = buildRepair({ set: ref(set) });
    const [sheet, signature] = [buildSheet(repair), buildPrivatePicture(app.now)];
    await app.save<object>(set, repair, sheet, signature);
    await does(
      `signSetSheet(id: "${sheet.id}", input: { signatureUrl: "${linkOf(signature)}", signerName: "Sita" }) { id }`,
    );
    expect(messages()).toMatchObject([
      {
        type: 'set.received',
        data: { repair: { id: repair.id }, set: { id: set.id, brand: 'Samsung', sizeInches: 43 } },
      },
    ]);
    expect(JSON.stringify(messages())).not.toMatch(/SECRET1|Sita/);
  });

  it('that was paid for is told with what came, and nothing of the note', async () => {
    await listening(WebhookEvent.PAYMENT_RECEIVED);
    const [repair] = await app.save(quoted());
    await does(
      `recordPayment(input: { repairId: "${repair!.id}", kind: DEPOSIT, method: CASH, amount: 500.5, note: "By Ram" }) { id }`,
    );
    expect(messages()).toMatchObject([
      {
        type: 'payment.received',
        data: { payment: { repairId: repair!.id, productId: null, kind: 'DEPOSIT', amount: 500.5, isOnline: false } },
      },
    ]);
    expect(JSON.stringify(messages())).not.toContain('Ram');
  });

  it('that has a bill is told with its number and total, and nothing of the customer', async () => {
    await listening(WebhookEvent.BILL_ISSUED);
    const [repair] = await app.save(buildRepair({ userName: 'Sita Sharma' }));
    await app.save(buildPayment(repair!));
    await does(`issueBill(input: { repairId: "${repair!.id}", kind: RECEIPT, customerPan: "301234567" }) { id }`);
    expect(messages()).toMatchObject([
      {
        type: 'bill.issued',
        data: { bill: { kind: 'RECEIPT', total: 1500, repairId: repair!.id, creditsCode: null } },
      },
    ]);
    expect(JSON.stringify(messages())).not.toMatch(/Sita|301234567/);
  });

  it('that is restored is told, and one that was deleted meanwhile had its change all the same', async () => {
    await listening(WebhookEvent.REPAIR_RESTORED, WebhookEvent.REPAIR_STATUS_CHANGED);
    const [deleted, changed] = await app.save(buildRepair({ deletedAt: app.now }), quoted());
    await does(`restoreRepair(id: "${deleted!.id}") { id }`);
    await does(`changeRepairStatus(id: "${changed!.id}", input: { status: REPAIRING }) { id }
      deleteRepair(id: "${changed!.id}")`);
    expect(told()).toEqual(['repair.restored', 'repair.status_changed']);
  });
});

describe('a message to the shop', () => {
  it('is told when it comes, with nothing of who wrote it or what', async () => {
    await listening(WebhookEvent.INBOX_MESSAGE_RECEIVED);
    await does(
      `sendContactMessage(input: { name: "Maya", email: "maya@example.com", subject: "Hours", message: "Open?" })`,
    );
    expect(messages()[0]!.data).toEqual({
      message: {
        id: expect.any(String),
        kind: 'CONTACT',
        status: 'NEW',
        jobId: null,
        createdAt: app.now.toISOString(),
      },
    });
  });

  it.each<[WebhookEvent, string, object]>([
    [
      WebhookEvent.INBOX_MESSAGE_ANSWERED,
      'replyToInboxMessage(id: "{id}", text: "Yes.") { id }',
      { status: 'ANSWERED' },
    ],
    [WebhookEvent.INBOX_STATUS_CHANGED, 'setInboxStatus(id: "{id}", status: READ) { id }', { status: 'READ' }],
    [WebhookEvent.INBOX_MESSAGE_DELETED, 'deleteInboxMessage(id: "{id}")', {}],
    [
      WebhookEvent.INBOX_MESSAGE_RESTORED,
      'deleteInboxMessage(id: "{id}") restoreInboxMessage(id: "{id}") { id }',
      { status: 'NEW' },
    ],
  ])('%s after %s', async (event, mutation, data) => {
    await listening(event);
    const [message] = await app.save(buildInboxMessage());
    await does(mutation.replaceAll('{id}', message!.id));
    expect(messages()).toMatchObject([{ type: event, data: { message: { id: message!.id, ...data } } }]);
  });

  it('that is gone when its turn comes is told of as deleted only', async () => {
    await listening(WebhookEvent.INBOX_STATUS_CHANGED, WebhookEvent.INBOX_MESSAGE_DELETED);
    const [message] = await app.save(buildInboxMessage());
    await does(`setInboxStatus(id: "${message!.id}", status: READ) { id } deleteInboxMessage(id: "${message!.id}")`);
    expect(told()).toEqual(['inbox.message_deleted']);
  });
});

it('each endpoint is told of what it wants to know, under an id of its own, and one that is off of nothing', async () => {
  await listening(WebhookEvent.REPAIR_DELETED);
  await listening(WebhookEvent.REPAIR_DELETED, WebhookEvent.REPAIR_RESTORED);
  await listening(WebhookEvent.REPAIR_RESTORED);
  await app.save(
    buildWebhook(app.deps.config, { url: receiver.url, events: [WebhookEvent.REPAIR_DELETED], isActive: false }),
  );
  const [repair] = await app.save(buildRepair());
  await does(`deleteRepair(id: "${repair!.id}")`);
  expect(told()).toEqual(['repair.deleted', 'repair.deleted']);
  expect(new Set(receiver.ids).size).toBe(2);
  expect(await app.em.count(WebhookDelivery)).toBe(2);
});

it('where nobody listens nothing is written', async () => {
  const [repair] = await app.save(buildRepair());
  await does(`deleteRepair(id: "${repair!.id}")`);
  expect(await app.em.count(WebhookDelivery)).toBe(0);
});

it('each type is documented, with the JSON Schema of its body', () => {
  expect(webhookEvents.map(({ type }) => type).toSorted()).toEqual(
    [...Object.values(WebhookEvent), TEST_EVENT].toSorted(),
  );
  for (const { type, description, schema } of webhookEvents) {
    expect(description).toMatch(/\.$/);
    expect(z.toJSONSchema(schema)).toMatchObject({
      properties: { type: { const: type }, data: { type: 'object' } },
      required: ['id', 'type', 'timestamp', 'data'],
    });
  }
});
