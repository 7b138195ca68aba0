import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { StoredEvent } from '../core/events.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { NewsletterSubscription } from './entity.js';
import { subscribeToNewsletter } from './service.js';

const app = useTestApp();

const SUBSCRIBE = `mutation ($email: String!, $formGuard: FormGuardInput, $language: Language) {
  subscribeToNewsletter(email: $email, formGuard: $formGuard, language: $language)
}`;

/** What the caller gets to see of a subscription: all of it, so that two can be compared. */
const doors = {
  // GraphQL spells the languages its own way
  GraphQL: async (email: string, formGuard?: object, language?: string, call?: Call) => {
    const variables = { email, formGuard, language: language?.toUpperCase() };
    const { data, errors } = await app.viaGraphql<object | null>(SUBSCRIBE, variables, call);
    const [error] = errors ?? [];
    return error ? { message: error.message, ...error.extensions } : data;
  },
  REST: async (email: string, formGuard?: object, language?: string, call?: Call) => {
    const input = { email, formGuard, language };
    const { status, body } = await app.viaRest<object>('POST', '/api/newsletter', input, call);
    return { status, ...body };
  },
};

describe.each(Object.entries(doors))('through %s', (_name, subscribe) => {
  it('keeps an address as typed, without the spaces around it', async () => {
    await subscribe(' Sita@Example.com ');
    expect(await app.em.findAll(NewsletterSubscription)).toMatchObject([
      { email: 'Sita@Example.com', isActive: true, createdAt: app.now },
    ]);
  });

  it('keeps the language of the page; of a subscription that runs it stays', async () => {
    const language = async () => (await app.em.findAll(NewsletterSubscription))[0]!.language;
    await subscribe('sita@example.com', undefined, 'ne');
    expect(await language()).toBe('ne');
    await subscribe('sita@example.com', undefined, 'en');
    expect(await language()).toBe('ne');
    await app.em.nativeUpdate(NewsletterSubscription, {}, { isActive: false });
    await subscribe('sita@example.com');
    expect(await language()).toBe('ne');
    await app.em.nativeUpdate(NewsletterSubscription, {}, { isActive: false });
    await subscribe('sita@example.com', undefined, 'en');
    expect(await language()).toBe('en');
  });

  it('answers alike to a new, a known and a cancelled address, however it is written', async () => {
    const first = await subscribe('sita@example.com');
    expect(await subscribe('SITA@example.com')).toEqual(first);
    await app.em.nativeUpdate(NewsletterSubscription, {}, { isActive: false });
    expect(await subscribe('sita@example.com')).toEqual(first);
    expect(await app.em.findAll(NewsletterSubscription)).toMatchObject([{ email: 'sita@example.com', isActive: true }]);
  });

  it.each(['', ' ', 'sita', 'sita@example', '@example.com', 'a b@example.com', 'a@b@c.com', 'a@b.com,c@d.com', 'a@.c'])(
    'refuses %j',
    async (email) => {
      const message = 'Please enter a valid email address.';
      expect(await subscribe(email)).toMatchObject({ code: 'BAD_INPUT', message, fields: { email: message } });
      expect(await app.em.count(NewsletterSubscription)).toBe(0);
    },
  );

  it('an address without end is refused at once', async () => {
    const begun = performance.now();
    expect(await subscribe(`a@${'.'.repeat(100_000)}@`)).toMatchObject({ code: 'BAD_INPUT' });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('keeps programs out', async () => {
    expect(await subscribe('sita@example.com', { website: 'x' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await subscribe('sita@example.com', { elapsedMs: 300 })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await app.em.count(NewsletterSubscription)).toBe(0);
  });

  it('has enough of a caller after twenty in an hour', async () => {
    for (let n = 0; n < 20; n++) await subscribe(`sita${n}@example.com`);
    expect(await subscribe('ram@example.com')).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await app.em.count(NewsletterSubscription)).toBe(20);
  });
});

it('REST thanks, whatever was known', async () => {
  const thanks = { status: 200, success: true, message: 'Thank you for subscribing!' };
  expect(await doors.REST('sita@example.com')).toEqual(thanks);
  expect(await doors.REST('sita@example.com')).toEqual(thanks);
});

it('two at the same time make one subscription', async () => {
  await Promise.all(
    ['Sita@example.com', 'sita@example.com'].map((email) => subscribeToNewsletter(app.ctx(), { email })),
  );
  expect(await app.em.count(NewsletterSubscription)).toBe(1);
});

it('the log hears of a subscription, but not whose it is', async () => {
  await doors.REST('sita@example.com');
  await doors.REST('sita@example.com');
  await app.settle();
  const [subscription] = await app.em.findAll(NewsletterSubscription);
  const log = await app.em.findAll(ActivityLog);
  expect(log).toMatchObject([{ actionType: 'NEWSLETTER_SUBSCRIBE', targetId: subscription!.id }]);
  expect(JSON.stringify([log, await app.em.findAll(StoredEvent)])).not.toContain('sita');
});
