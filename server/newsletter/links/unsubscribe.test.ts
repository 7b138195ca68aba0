import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { StoredEvent } from '../../core/events.js';
import { useLogLines } from '../../testing/logLines.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { APART, type Call, useTestApp } from '../../testing/testApp.js';
import { sendNewCampaign } from '../campaigns/sending.service.js';
import { MailSuppression, NewsletterSubscription } from '../entity.js';
import { buildSubscription } from '../factory.js';
import { importSubscriptions } from '../imports/service.js';
import { subscribeToNewsletter } from '../service.js';
import type { SubscriptionByLink } from '../views.js';
import { confirmationLink, unsubscribeToken } from './links.js';

const lines = useLogLines();
const app = useTestApp(APART);

const EMAIL = 'Sita@example.com';
const tokenOf = (email = EMAIL) => unsubscribeToken(app.deps.config, email);

const { graphql } = outcomesOf<SubscriptionByLink & { isActive: boolean }>(app);
const ask = (kind: string, field: string) => (token: string, call?: Call) =>
  graphql(`${kind} ($token: String!) { ${field}(token: $token) { maskedEmail isActive } }`, { token }, call);
const look = ask('query', 'newsletterSubscription');
const leave = ask('mutation', 'unsubscribeFromNewsletter');
const comeBack = ask('mutation', 'resubscribeToNewsletter');

const post = (token: string, init: RequestInit = {}) =>
  fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST', ...init });

const subscriptions = () => app.em.findAll(NewsletterSubscription, { orderBy: { emailKey: 'asc' } });
const suppressions = () => app.em.count(MailSuppression);

/** The ways to leave, as people and mail programs take them. */
const ways: Record<string, (token: string) => Promise<unknown>> = {
  'the page': (token) => leave(token),
  'one click': (token) => post(token, { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
};

describe.each(Object.entries(ways))('through %s', (_name, go) => {
  it('an address is off the list and is never written to again; twice is as good as once', async () => {
    await app.save(buildSubscription({ email: EMAIL }), buildSubscription({ email: 'ram@example.com' }));
    await go(tokenOf());
    await go(tokenOf('sita@EXAMPLE.com'));
    expect(await subscriptions()).toMatchObject([
      { email: 'ram@example.com', isActive: true },
      { email: EMAIL, isActive: false },
    ]);
    expect(await suppressions()).toBe(1);
    const { ctx } = await app.admin();
    expect(await sendNewCampaign(ctx, { subject: 'S', body: 'B' })).toMatchObject({ recipientCount: 1 });
  });

  it('the log hears of it once, and not of whom', async () => {
    const [subscription] = await app.save(buildSubscription({ email: EMAIL }));
    await go(tokenOf());
    await go(tokenOf());
    await app.settle();
    const log = await app.em.findAll(ActivityLog);
    expect(log).toMatchObject([{ actionType: 'NEWSLETTER_UNSUBSCRIBE', targetId: subscription!.id }]);
    const kept = [log, await app.em.findAll(StoredEvent), await app.em.findAll(MailSuppression)];
    expect(JSON.stringify(kept)).not.toMatch(/sita/i);
  });

  it('an address that is not on the list any more leaves, too', async () => {
    await go(tokenOf());
    expect([await subscriptions(), await suppressions()]).toEqual([[], 1]);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([{ targetId: 'newsletter' }]);
  });
});

describe('one click', () => {
  it.each<[string, RequestInit]>([
    ['no body', {}],
    ['a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    [
      'a form in parts',
      {
        body: (() => {
          const form = new FormData();
          form.set('List-Unsubscribe', 'One-Click');
          return form;
        })(),
      },
    ],
    ['JSON that is none', { body: '{', headers: { 'Content-Type': 'application/json' } }],
    ['a large body', { body: 'x'.repeat(3_000_000) }],
  ])('works with %s', async (_what, init) => {
    await app.save(buildSubscription({ email: EMAIL }));
    const response = await post(tokenOf(), init);
    expect([response.status, await response.text()]).toEqual([200, 'You have been unsubscribed.']);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(await subscriptions()).toMatchObject([{ isActive: false }]);
  });

  it('changes nothing for a link that we did not give', async () => {
    await app.save(buildSubscription({ email: EMAIL }));
    const response = await post('made-up');
    expect([response.status, await response.json()]).toMatchObject([404, { message: 'This link is not valid.' }]);
    expect((await post('%E0%A4%A')).status).toBe(400);
    expect((await fetch(`${app.url}/unsubscribe`, { method: 'POST' })).status).toBe(404);
    expect([await subscriptions(), await suppressions()]).toMatchObject([[{ isActive: true }], 0]);
  });

  it('has enough of made-up links from one address after sixty, and opens for a right one all the same', async () => {
    await app.save(buildSubscription({ email: EMAIL }));
    for (let tries = 0; tries < 60; tries++) expect((await post(`made-up-${tries}`)).status).toBe(404);
    expect((await post('made-up')).status).toBe(429);
    expect(await look('made-up')).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await post(tokenOf())).status).toBe(200);
    expect(await subscriptions()).toMatchObject([{ isActive: false }]);
  });

  it.each(['GET', 'HEAD'])('a %s, as of a mail scanner, only leads to the page', async (method) => {
    await app.save(buildSubscription({ email: EMAIL }));
    const follow = (token: string) => fetch(`${app.url}/unsubscribe/${token}`, { method, redirect: 'manual' });
    const token = tokenOf();
    const response = await follow(token);
    expect([response.status, response.headers.get('Location')]).toEqual([302, `/#/unsubscribe/${token}`]);
    expect((await follow('..%2F%2Fevil.example%0D%0Ax')).headers.get('Location')).toBe(
      '/#/unsubscribe/..%2F%2Fevil.example%0D%0Ax',
    );
    expect([await subscriptions(), await suppressions()]).toMatchObject([[{ isActive: true }], 0]);
  });

  it('leaves no token and no address in the log', async () => {
    const token = tokenOf();
    await post(token);
    const text = lines.join('');
    expect(text).toContain('/unsubscribe/:id');
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/sita/i);
  });
});

describe('the page', () => {
  it('hints at the address, and says how it stands', async () => {
    await app.save(buildSubscription({ email: EMAIL }));
    const shown = { maskedEmail: 'S•••@example.com' };
    expect(await look(tokenOf())).toEqual({ ...shown, isActive: true });
    expect(await leave(tokenOf())).toEqual({ ...shown, isActive: false });
    expect(await look(tokenOf())).toEqual({ ...shown, isActive: false });
    expect(await comeBack(tokenOf())).toEqual({ ...shown, isActive: true });
    expect(await look(tokenOf())).toEqual({ ...shown, isActive: true });
  });

  it('brings back whoever left by mistake, also where the subscription was deleted', async () => {
    await leave(tokenOf());
    await comeBack(tokenOf());
    expect([await subscriptions(), await suppressions()]).toMatchObject([[{ email: EMAIL, isActive: true }], 0]);
  });

  it.each<[string, () => string]>([
    ['made up', () => 'x'],
    ['empty', () => ''],
    ['changed', () => tokenOf().replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['of another secret', () => unsubscribeToken({ ...app.deps.config, jwtSecret: 'y'.repeat(32) }, EMAIL)],
    ['to confirm with', () => confirmationLink(app.ctx(), { email: EMAIL, language: null }).split('newsletter.')[1]!],
  ])('is for nobody with a token that is %s', async (_what, make) => {
    await app.save(buildSubscription({ email: EMAIL }));
    for (const open of [look, leave, comeBack]) {
      expect(await open(make())).toMatchObject({ code: 'NOT_FOUND', message: 'This link is not valid.' });
    }
    expect([await subscriptions(), await suppressions()]).toMatchObject([[{ isActive: true }], 0]);
  });
});

describe('who has left', () => {
  const REFUSAL = 'This address has unsubscribed. Only its owner can subscribe again.';

  async function left() {
    const [subscription] = await app.save(buildSubscription({ email: EMAIL }));
    await leave(tokenOf());
    return subscription!;
  }

  it('is not brought back by an admin', async () => {
    const { id } = await left();
    const { token } = await app.admin();
    const set = (isActive: boolean) =>
      graphql(
        'mutation ($id: ID!, $isActive: Boolean!) { setSubscriptionActive(id: $id, isActive: $isActive) { isActive } }',
        { id, isActive },
        { token },
      );
    expect(await set(true)).toMatchObject({ code: 'CONFLICT', message: REFUSAL });
    expect(await set(false)).toEqual({ isActive: false });
  });

  it('stays away though the subscription was deleted and comes again with a list', async () => {
    const { id } = await left();
    const { token, ctx } = await app.admin();
    await graphql('mutation ($id: ID!) { deleteSubscription(id: $id) }', { id }, { token });
    expect(await importSubscriptions(ctx, 'SITA@example.com')).toMatchObject({ added: 0, suppressed: 1 });
    expect(await subscriptions()).toEqual([]);
  });

  it('comes back by the form on the site', async () => {
    await left();
    await subscribeToNewsletter(app.ctx(), { email: 'sita@EXAMPLE.com' });
    expect([await subscriptions(), await suppressions()]).toMatchObject([[{ isActive: true }], 0]);
  });
});
