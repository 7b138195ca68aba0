import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { useLogLines } from '../testing/logLines.js';
import { outcomesOf } from '../testing/outcomes.js';
import { useTestApp } from '../testing/testApp.js';
import { status, useWebhookReceiver } from '../testing/webhookReceiver.js';
import { WebhookDelivery, WebhookEndpoint } from './entity.js';
import { WebhookDeliveryState, WebhookDisabledReason, WebhookEvent } from './enums.js';
import { buildDelivery, buildWebhook } from './factory.js';

const lines = useLogLines();
const app = useTestApp(() => ({ webhookPrivateTargets: true }));

interface Answered {
  id: string;
  url: string;
  version: number;
  secret: string;
  isActive: boolean;
  events: string[];
  state: string;
  attempts: number;
}

const { graphql } = outcomesOf<Answered>(app);

const receiver = useWebhookReceiver();
let token: string;
beforeEach(async () => {
  ({ token } = await app.admin());
});

const input = (overrides: object = {}) => ({
  url: receiver.url,
  description: 'The till',
  events: ['REPAIR_STATUS_CHANGED', 'REPAIR_CREATED'],
  ...overrides,
});
const create = (overrides: object = {}) =>
  graphql(
    'mutation ($input: WebhookInput!) { createWebhook(input: $input) { id version secret } }',
    { input: input(overrides) },
    { token },
  );
const update = (id: string, overrides: object = {}) =>
  graphql(
    'mutation ($id: ID!, $input: WebhookInput!) { updateWebhook(id: $id, input: $input) { id url version isActive events } }',
    { id, input: input(overrides) },
    { token },
  );
const act = (name: string, id: string, fields: string) =>
  graphql(`mutation ($id: ID!) { ${name}(id: $id) ${fields} }`, { id }, { token });
const sendTest = (id: string) => act('sendTestWebhook', id, '{ id state attempts }');
const retry = (id: string) => act('retryWebhookDelivery', id, '{ id state attempts }');
const rotate = (id: string) => act('rotateWebhookSecret', id, '{ id version secret }');

async function saved(
  webhook: Partial<WebhookEndpoint> = {},
  delivery: Partial<WebhookDelivery> = {},
): Promise<{ endpoint: WebhookEndpoint; delivery: WebhookDelivery }> {
  const endpoint = buildWebhook(app.deps.config, { url: receiver.url, ...webhook });
  const message = buildDelivery(endpoint, delivery);
  await app.save<object>(endpoint, message);
  return { endpoint, delivery: message };
}

const failed = {
  state: WebhookDeliveryState.FAILED,
  attempts: 8,
  lastStatus: 500,
  problem: 'It answered 500.',
  endedAt: app.now,
};

/** The signature of a message, checked as a receiver would at the application's time. */
function isSignedWith(secret: string): boolean {
  const { headers, body } = receiver.received.at(-1)!;
  vi.useFakeTimers({ toFake: ['Date'], now: app.now });
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}

describe('an endpoint', () => {
  it('gets a secret that is told once, and a test arrives signed with it', async () => {
    const { id, secret } = await create();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const delivery = await sendTest(id!);
    expect(delivery).toMatchObject({ state: 'WAITING', attempts: 0 });
    await app.settle();
    expect(receiver.ids).toEqual([delivery.id]);
    expect(isSignedWith(secret!)).toBe(true);
    const { data } = await app.viaGraphql<{ webhookTable: { items: object[] } }>(
      `{ webhookTable { items { id url description events isActive disabledReason disabledAt failingSince
        previousSecretUntil version lastDelivery { id state type lastStatus attempts } } } }`,
      {},
      { token },
    );
    expect(data.webhookTable.items).toEqual([
      {
        id,
        url: receiver.url,
        description: 'The till',
        events: ['REPAIR_CREATED', 'REPAIR_STATUS_CHANGED'],
        isActive: true,
        disabledReason: null,
        disabledAt: null,
        failingSince: null,
        previousSecretUntil: null,
        version: 1,
        lastDelivery: { id: delivery.id, state: 'DELIVERED', type: 'webhook.test', lastStatus: 204, attempts: 1 },
      },
    ]);
  });

  it('gets another secret, beside which the one before it goes on for a day', async () => {
    const { id, secret: before } = await create();
    const { secret: after, version } = await rotate(id!);
    expect([after === before, version]).toEqual([false, 2]);
    await sendTest(id!);
    await app.settle();
    expect([isSignedWith(before!), isSignedWith(after!)]).toEqual([true, true]);
  });

  it('keeps its secrets to itself: they stand in no row, no log and no other answer', async () => {
    const { id, secret: before } = await create();
    const { secret } = await rotate(id!);
    await sendTest(id!);
    await update(id!);
    receiver.answer = status(500);
    await sendTest(id!);
    await app.settle();
    const endpoint = await app.em.findOneOrFail(WebhookEndpoint, { id: id! });
    const rows = [endpoint, ...(await app.em.findAll(WebhookDelivery)), ...(await app.em.findAll(ActivityLog))];
    const events = await app.em.execute('select * from domain_event');
    const kept = JSON.stringify([rows, events, await app.em.execute('select * from pgboss.job')]) + lines.join('');
    expect(lines.join('')).toContain('a webhook was not delivered');
    for (const told of [before!, secret!]) expect(kept).not.toContain(told.replace('whsec_', ''));
    const { errors } = await app.viaGraphql('{ webhookTable { items { secret } } }', {}, { token });
    expect(errors?.[0]!.message).toMatch(/Cannot query field "secret"/);
  });

  it.each([
    ['no address', { url: 'till' }, 'url', 'Please enter a web address.'],
    ['an address of something else', { url: 'ftp://till.example/' }, 'url', 'Please enter a web address.'],
    [
      'an address with a password',
      { url: 'https://a:b@till.example/' },
      'url',
      'The address must not hold a name or a password.',
    ],
    [
      'an address that is too long',
      { url: `https://till.example/${'a'.repeat(2000)}` },
      'url',
      'The address can have at most 2000 characters.',
    ],
    ['nothing to be told of', { events: [] }, 'events', 'Please choose at least one event.'],
    [
      'a long description',
      { description: 'a'.repeat(201) },
      'description',
      'Description can have at most 200 characters.',
    ],
  ])('with %s is refused at its field', async (_what, overrides, field, message) => {
    expect(await create(overrides)).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: message } });
  });

  it('is one of at most twenty', async () => {
    await app.save(...Array.from({ length: 20 }, () => buildWebhook(app.deps.config)));
    expect(await create()).toMatchObject({ code: 'CONFLICT', message: 'There can be at most 20 webhooks.' });
  });

  it('that is switched off gives up what waits for it, and can be sent nothing; switched on it starts afresh', async () => {
    const { endpoint, delivery } = await saved({ failingSince: app.now });
    expect(await update(endpoint.id, { isActive: false })).toMatchObject({ isActive: false });
    expect(await app.em.findOneOrFail(WebhookDelivery, { id: delivery.id })).toMatchObject({
      state: 'FAILED',
      problem: 'The endpoint was switched off.',
    });
    const off = { code: 'CONFLICT', message: 'This webhook is switched off.' };
    expect([await sendTest(endpoint.id), await retry(delivery.id)]).toMatchObject([off, off]);
    await app.em.nativeUpdate(
      WebhookEndpoint,
      { id: endpoint.id },
      { disabledReason: WebhookDisabledReason.GONE, disabledAt: app.now },
    );
    // it stays as it is where nobody says
    expect(await update(endpoint.id)).toMatchObject({ isActive: false });
    expect(await update(endpoint.id, { isActive: true })).toMatchObject({ isActive: true });
    expect(await app.em.findOneOrFail(WebhookEndpoint, { id: endpoint.id })).toMatchObject({
      failingSince: null,
      disabledReason: null,
      disabledAt: null,
    });
    await retry(delivery.id);
    await app.settle();
    expect(receiver.ids).toEqual([delivery.id]);
  });

  it('that is deleted takes its messages along', async () => {
    const { endpoint } = await saved();
    expect(await act('deleteWebhook', endpoint.id, '')).toEqual({ id: endpoint.id });
    expect([await app.em.count(WebhookEndpoint), await app.em.count(WebhookDelivery)]).toEqual([0, 0]);
  });

  it.each([
    ['deleteWebhook', ''],
    ['rotateWebhookSecret', '{ id }'],
    ['sendTestWebhook', '{ id }'],
  ])('that is not there: %s', async (name, fields) => {
    for (const id of [newUuid(), 'not-an-id']) {
      expect(await act(name, id, fields)).toMatchObject({ code: 'NOT_FOUND', message: 'Webhook not found.' });
    }
    expect(await update(newUuid())).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a message', () => {
  it.each([WebhookDeliveryState.FAILED, WebhookDeliveryState.DELIVERED, WebhookDeliveryState.WAITING])(
    'that is %s is sent once more, at once, under the same id',
    async (state) => {
      const dueAt = new Date(app.now.getTime() + 60 * 60 * 1000);
      const { delivery } = await saved({}, { ...failed, state, dueAt });
      expect(await retry(delivery.id)).toEqual({ id: delivery.id, state: 'WAITING', attempts: 0 });
      await app.settle();
      expect(receiver.ids).toEqual([delivery.id]);
      expect(receiver.received[0]!.body).toBe(delivery.body);
      expect(await app.em.findAll(WebhookDelivery)).toMatchObject([{ state: 'DELIVERED', attempts: 1, problem: null }]);
    },
  );

  it('that is on its way is not', async () => {
    const { delivery } = await saved({}, { state: WebhookDeliveryState.SENDING, claimedAt: app.now });
    expect(await retry(delivery.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'This delivery is on its way already.',
    });
  });

  it('that is not there is not', async () => {
    for (const id of [newUuid(), 'not-an-id']) {
      expect(await retry(id)).toMatchObject({ code: 'NOT_FOUND', message: 'Delivery not found.' });
    }
  });
});

it('the messages are found by endpoint, by how far they are, and by what they are about', async () => {
  const { endpoint, delivery } = await saved({}, failed);
  const other = buildDelivery(endpoint, { state: WebhookDeliveryState.DELIVERED, type: WebhookEvent.REPAIR_CREATED });
  other.body = JSON.stringify({ id: other.id, type: 'repair.created', data: { repair: { id: 'ABCD1234EFGH' } } });
  await app.save(other);
  await saved();
  const found = async (args: string) => {
    const { data } = await app.viaGraphql<{ webhookDeliveryTable: { items: { id: string }[] } }>(
      `{ webhookDeliveryTable(${args}) { items { id } } }`,
      {},
      { token },
    );
    return data.webhookDeliveryTable.items.map(({ id }) => id).toSorted();
  };
  expect(await found(`webhookId: "${endpoint.id}"`)).toEqual([delivery.id, other.id].toSorted());
  expect(await found('state: FAILED')).toEqual([delivery.id]);
  expect(await found('search: "abcd1234 repair.created"')).toEqual([other.id]);
  expect(await found('page: 1')).toHaveLength(3);
});

it('all that is done to a webhook stands in the log, without its address', async () => {
  const { id } = await create();
  await update(id!);
  await rotate(id!);
  const delivery = await sendTest(id!);
  await app.settle();
  await retry(delivery.id!);
  await act('deleteWebhook', id!, '');
  await app.settle();
  const log = await app.em.find(ActivityLog, { targetId: id! }, { orderBy: { timestamp: 'asc' } });
  expect(log.map(({ actionType }) => actionType).toSorted()).toEqual([
    'WEBHOOK_CREATE',
    'WEBHOOK_DELETE',
    'WEBHOOK_RETRY',
    'WEBHOOK_TEST',
    'WEBHOOK_UPDATE',
    'WEBHOOK_UPDATE',
  ]);
  expect(JSON.stringify(log)).not.toContain('127.0.0.1');
});
