// @module-tag database
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { Notification } from '../../notifications/entity.js';
import { useTestApp } from '../../testing/testApp.js';
import { type ReceivedWebhook, status, useWebhookReceiver, WebhookReceiver } from '../../testing/webhookReceiver.js';
import { sendTestWebhook } from '../delivery.service.js';
import { WebhookDelivery, WebhookEndpoint } from '../entity.js';
import { WebhookDeliveryState } from '../enums.js';
import { buildDelivery, buildWebhook } from '../factory.js';
import { claimDelivery, deliver, forgetOldDeliveries, releaseLost } from './delivery.js';
import { giveSecret, rotateSecret } from './secret.js';
import { deliverDueWebhooks, startDeliveringWebhooks } from './sender.js';

const app = useTestApp(() => ({ webhookPrivateTargets: true }));

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const NEVER = new AbortController().signal;

const receiver = useWebhookReceiver();

const wait = (seconds: number) => void (app.now = new Date(app.now.getTime() + seconds * 1000));
const send = () => deliverDueWebhooks(app.deps);
const deliveries = () => app.em.findAll(WebhookDelivery, { orderBy: { createdAt: 'asc', id: 'asc' } });
const endpointOf = ({ id }: WebhookEndpoint) => app.em.findOneOrFail(WebhookEndpoint, { id });

async function savedWebhook(overrides: Partial<WebhookEndpoint> = {}): Promise<WebhookEndpoint> {
  const endpoint = buildWebhook(app.deps.config, { url: receiver.url, ...overrides });
  await app.save(endpoint);
  return endpoint;
}

async function savedDelivery(endpoint: WebhookEndpoint, overrides: Partial<WebhookDelivery> = {}) {
  const delivery = buildDelivery(endpoint, { createdAt: app.now, dueAt: app.now, ...overrides });
  await app.save(delivery);
  return delivery;
}

/** What a receiver does with a message, at the application's own time. @throws if it is not signed with the secret */
function verified({ headers, body }: ReceivedWebhook, secret: string): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: app.now });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}

describe('a message', () => {
  it('arrives once, signed, and is kept as delivered', async () => {
    const endpoint = buildWebhook(app.deps.config, { url: receiver.url });
    const secret = giveSecret(app.deps.config, endpoint);
    await app.save(endpoint);
    const { id, body } = await savedDelivery(endpoint);
    await send();
    await send();
    expect(receiver.ids).toEqual([id]);
    expect(receiver.received[0]!.body).toBe(body);
    expect(verified(receiver.received[0]!, secret)).toMatchObject({ id, type: 'webhook.test' });
    expect(() => verified(receiver.received[0]!, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow(
      'No matching signature found',
    );
    expect(await deliveries()).toMatchObject([
      { state: 'DELIVERED', attempts: 1, lastStatus: 204, problem: null, endedAt: app.now },
    ]);
  });

  it('that was refused goes again, the very same bytes under the same id and signed anew', async () => {
    const endpoint = buildWebhook(app.deps.config, { url: receiver.url });
    const secret = giveSecret(app.deps.config, endpoint);
    await app.save(endpoint);
    await savedDelivery(endpoint);
    receiver.answers.push(status(500));
    await send();
    expect(await deliveries()).toMatchObject([
      { state: 'WAITING', attempts: 1, lastStatus: 500, problem: 'It answered 500.' },
    ]);
    expect(await endpointOf(endpoint)).toMatchObject({ failingSince: app.now });
    wait(30);
    await send();
    const [first, second] = receiver.received as [ReceivedWebhook, ReceivedWebhook];
    expect([second.body, second.headers['webhook-id']]).toEqual([first.body, first.headers['webhook-id']]);
    expect(second.headers['webhook-timestamp']).not.toBe(first.headers['webhook-timestamp']);
    expect(verified(second, secret)).toBeTruthy();
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', attempts: 2, lastStatus: 204, problem: null }]);
    expect(await endpointOf(endpoint)).toMatchObject({ failingSince: null });
  });

  it('is tried for a good day with growing pauses, not a moment sooner, and has failed in the end', async () => {
    await savedDelivery(await savedWebhook());
    receiver.answer = status(503);
    for (const pause of [30, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 10 * HOUR]) {
      await send();
      const [{ attempts }] = (await deliveries()) as [WebhookDelivery];
      wait(pause - 1);
      await send();
      expect(await deliveries()).toMatchObject([{ state: 'WAITING', attempts }]);
      wait(1);
    }
    await send();
    expect(await deliveries()).toMatchObject([
      { state: 'FAILED', attempts: 8, problem: 'It answered 503.', endedAt: app.now },
    ]);
    wait(DAY);
    await send();
    expect(receiver.received).toHaveLength(8);
  });

  it.each([
    [301, 'It answered 301: redirects are not followed.'],
    [404, 'It answered 404.'],
  ])('is not delivered by an answer %s', async (code, problem) => {
    await savedDelivery(await savedWebhook());
    receiver.answer = status(code, { Location: receiver.url });
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', lastStatus: code, problem }]);
  });

  it('to nobody waits for its next attempt', async () => {
    await savedDelivery(await savedWebhook());
    await receiver.stop();
    await send();
    expect(await deliveries()).toMatchObject([
      { state: 'WAITING', lastStatus: null, problem: 'Nobody listens at this address.' },
    ]);
  });

  it('whose secret cannot be read any more goes nowhere', async () => {
    await savedDelivery(await savedWebhook({ sealedSecret: 'sealed-with-another-key' }));
    await send();
    expect(receiver.received).toEqual([]);
    expect(await deliveries()).toMatchObject([
      { state: 'WAITING', problem: 'Its secret cannot be read any more: please make a new one.' },
    ]);
  });
});

describe('a secret that was changed', () => {
  it('signs together with the one before it for a day, and then alone', async () => {
    const endpoint = buildWebhook(app.deps.config, { url: receiver.url });
    const before = giveSecret(app.deps.config, endpoint);
    const after = rotateSecret(app.deps.config, endpoint, app.now);
    await app.save(endpoint);
    await savedDelivery(endpoint);
    wait(DAY - 1);
    await send();
    await savedDelivery(endpoint);
    wait(1);
    await send();
    const [during, later] = receiver.received as [ReceivedWebhook, ReceivedWebhook];
    expect(String(later.headers['webhook-signature'])).not.toContain(' ');
    expect(verified(later, after)).toBeTruthy();
    expect(() => verified(later, before)).toThrow('No matching signature found');
    app.now = new Date(app.now.getTime() - 1000);
    expect(verified(during, before)).toBeTruthy();
    expect(verified(during, after)).toBeTruthy();
  });
});

describe('an endpoint', () => {
  it('that says it is gone is switched off, with all that waits for it, and the admins hear of it', async () => {
    const { user } = await app.admin();
    const endpoint = await savedWebhook();
    await savedDelivery(endpoint);
    wait(1);
    await savedDelivery(endpoint, { dueAt: new Date(app.now.getTime() + 60_000) });
    receiver.answer = status(410);
    await app.settle();
    expect(receiver.received).toHaveLength(1);
    expect(await endpointOf(endpoint)).toMatchObject({
      isActive: false,
      disabledReason: 'GONE',
      disabledAt: app.now,
      version: 2,
    });
    expect(await deliveries()).toMatchObject([
      { state: 'FAILED', lastStatus: 410 },
      { state: 'FAILED', attempts: 0, problem: 'The endpoint was switched off.' },
    ]);
    await app.settle();
    const log = await app.em.findAll(ActivityLog);
    expect(log).toMatchObject([{ actionType: 'WEBHOOK_DISABLE', targetId: endpoint.id }]);
    const told = await app.em.findAll(Notification);
    expect(told).toMatchObject([
      {
        title: 'Webhook switched off',
        message: 'Its receiver answered that it no longer exists.',
        link: '/admin/webhooks',
      },
    ]);
    expect(told[0]!.user.id).toBe(user.id);
  });

  it('that nothing has reached for five days is switched off, after the last attempt of a message', async () => {
    const endpoint = await savedWebhook({ failingSince: app.now });
    receiver.answer = status(500);
    wait(5 * DAY - 1);
    await savedDelivery(endpoint, { attempts: 7 });
    await send();
    expect(await endpointOf(endpoint)).toMatchObject({ isActive: true });
    wait(1);
    await savedDelivery(endpoint);
    await send();
    expect(await endpointOf(endpoint)).toMatchObject({ isActive: true });
    await savedDelivery(endpoint, { attempts: 7 });
    await send();
    expect(await endpointOf(endpoint)).toMatchObject({ isActive: false, disabledReason: 'FAILING' });
  });

  it('that is switched off is sent nothing, nor what comes back to it then', async () => {
    const endpoint = await savedWebhook({ isActive: false });
    await savedDelivery(endpoint);
    await send();
    expect(receiver.received).toEqual([]);
    const active = await savedWebhook();
    await savedDelivery(active);
    const switchOff = async () => app.em.nativeUpdate(WebhookEndpoint, { id: active.id }, { isActive: false });
    receiver.answer = async (response, request) => {
      await switchOff();
      await status(500)(response, request);
    };
    await send();
    expect(await app.em.find(WebhookDelivery, { endpoint: active.id })).toMatchObject([{ state: 'FAILED' }]);
  });
});

describe('an endpoint that fails', () => {
  const attempts = () => receiver.received.length;

  /** Messages of which one attempt after the other fails. */
  async function failing(messages: number) {
    const endpoint = await savedWebhook();
    receiver.answer = status(500);
    for (let count = 0; count < messages; count++) await savedDelivery(endpoint);
    await send();
    return endpoint;
  }

  it('rests after five failures in a row, and one attempt at a time finds out whether it is back', async () => {
    const endpoint = await failing(50);
    // the last two ran side by side
    expect(attempts()).toBeLessThanOrEqual(6);
    expect((await endpointOf(endpoint)).restsUntil).not.toBeNull();
    for (let round = 0; round < 5; round++) {
      app.now = (await endpointOf(endpoint)).restsUntil!;
      const before = attempts();
      await send();
      expect(attempts()).toBe(before + 1);
      const { failures, restsUntil } = await endpointOf(endpoint);
      expect(failures).toBe(attempts());
      const rest = [30, 1 * MINUTE, 2 * MINUTE, 4 * MINUTE][failures - 5] ?? 5 * MINUTE;
      expect((restsUntil!.getTime() - app.now.getTime()) / 1000).toBe(rest);
    }
  });

  it('gets all that waits as soon as one got through', async () => {
    const endpoint = await failing(50);
    receiver.answer = status(204);
    await send();
    expect(await app.em.count(WebhookDelivery, { state: WebhookDeliveryState.DELIVERED })).toBe(0);
    app.now = (await endpointOf(endpoint)).restsUntil!;
    await send();
    expect(await app.em.count(WebhookDelivery, { state: WebhookDeliveryState.DELIVERED })).toBe(50);
    expect(await endpointOf(endpoint)).toMatchObject({ failingSince: null, failures: 0, restsUntil: null });
  });

  it('is asked at once when an admin sends something', async () => {
    const endpoint = await failing(20);
    const failed = attempts();
    receiver.answer = status(204);
    const { ctx } = await app.admin();
    await sendTestWebhook(ctx, endpoint.id);
    await send();
    // those that have failed wait for their own next time
    expect(await app.em.count(WebhookDelivery, { state: WebhookDeliveryState.DELIVERED })).toBe(21 - failed);
  });

  it('takes others when there is a message that it always refuses', async () => {
    const endpoint = await savedWebhook();
    const poison = await savedDelivery(endpoint, { attempts: 3 });
    receiver.answer = (response, request) =>
      status(request.headers['webhook-id'] === poison.id ? 500 : 204)(response, request);
    for (let count = 0; count < 20; count++) await savedDelivery(endpoint);
    await send();
    // new ones first
    expect(receiver.ids.at(-1)).toBe(poison.id);
    expect(await app.em.count(WebhookDelivery, { state: WebhookDeliveryState.DELIVERED })).toBe(20);
  });

  it('holds a place free for new messages while one that has failed waits for its answer', async () => {
    const endpoint = await savedWebhook();
    for (let count = 0; count < 5; count++) await savedDelivery(endpoint, { attempts: 1 });
    expect((await claimDelivery(app.ctx()))?.attempts).toBe(2);
    expect(await claimDelivery(app.ctx())).toBeNull();
    const fresh = await savedDelivery(endpoint);
    expect((await claimDelivery(app.ctx()))?.id).toBe(fresh.id);
    expect(await claimDelivery(app.ctx())).toBeNull();
  });

  it('holds up none of the others, however much waits for it', async () => {
    await failing(200);
    const other = new WebhookReceiver();
    await other.start();
    const message = await savedDelivery(await savedWebhook({ url: other.url }));
    await send();
    expect(other.ids).toEqual([message.id]);
    await other.stop();
  });

  it('has what has waited for a good day given up, and is switched off after five', async () => {
    const endpoint = await failing(20);
    wait(DAY);
    await send();
    expect(await app.em.count(WebhookDelivery, { state: WebhookDeliveryState.FAILED })).toBe(0);
    wait(2 * HOUR);
    await send();
    expect(await app.em.count(WebhookDelivery, { state: WebhookDeliveryState.FAILED })).toBeGreaterThan(10);
    expect(await endpointOf(endpoint)).toMatchObject({ isActive: true });
    await savedDelivery(endpoint);
    wait(4 * DAY);
    await send();
    expect(await endpointOf(endpoint)).toMatchObject({ isActive: false, disabledReason: 'FAILING' });
  });
});

describe('of several processes', () => {
  it('two that send at the same time send each message once', async () => {
    const endpoints = await Promise.all(Array.from({ length: 5 }, () => savedWebhook()));
    for (const endpoint of endpoints) for (let count = 0; count < 4; count += 1) await savedDelivery(endpoint);
    await Promise.all([send(), send()]);
    expect(receiver.received).toHaveLength(20);
    expect(new Set(receiver.ids).size).toBe(20);
  });

  it('one that died has its attempt made again by another, under the same id', async () => {
    const { id } = await savedDelivery(await savedWebhook());
    await claimDelivery(app.ctx());
    wait(MINUTE);
    await send();
    expect(receiver.ids).toEqual([]);
    wait(1);
    await send();
    expect(receiver.ids).toEqual([id]);
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  it('one that was slow does not undo what another has done', async () => {
    await savedDelivery(await savedWebhook());
    const slow = (await claimDelivery(app.ctx()))!;
    wait(MINUTE + 1);
    await releaseLost(app.ctx());
    await send();
    receiver.answer = status(500);
    await deliver(app.ctx(), slow, NEVER);
    expect(receiver.received).toHaveLength(2);
    expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', lastStatus: 204 }]);
  });
});

describe('a process', () => {
  it('lets no slow receiver hold up another, asks none for more than two at once, and breaks off at the end', async () => {
    const [quick, slow] = [receiver, new WebhookReceiver()];
    await slow.start();
    slow.answer = () => undefined;
    const crowded = await savedWebhook({ url: slow.url });
    for (let count = 0; count < 5; count += 1) await savedDelivery(crowded);
    const stop = startDeliveringWebhooks(app.deps);
    await expect.poll(() => slow.received.length, { timeout: 10_000 }).toBe(2);
    await savedDelivery(await savedWebhook({ url: quick.url }));
    await expect.poll(() => quick.received.length, { timeout: 10_000 }).toBe(1);
    await stop();
    expect(slow.received).toHaveLength(2);
    const left = await app.em.find(WebhookDelivery, { endpoint: crowded.id });
    expect(left.map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 5 }, () => [WebhookDeliveryState.WAITING, 0]),
    );
    await slow.stop();
  });

  it('forgets what has ended a month ago, and nothing else', async () => {
    const endpoint = await savedWebhook();
    const now = app.now.getTime();
    const ended = (days: number) => ({
      state: WebhookDeliveryState.DELIVERED,
      endedAt: new Date(now - days * DAY * 1000 - 1000),
    });
    await savedDelivery(endpoint, ended(30));
    const kept = [
      await savedDelivery(endpoint, ended(29)),
      await savedDelivery(endpoint, { createdAt: new Date(now - 60 * DAY * 1000) }),
    ];
    await forgetOldDeliveries(app.ctx());
    expect((await deliveries()).map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });
});
