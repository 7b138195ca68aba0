import { describe, expect, it } from 'vitest';
import { OutgoingMail } from '../../mail/entity.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { suppress } from '../audience/suppression.js';
import { MailSuppression, NewsletterSubscription } from '../entity.js';
import { buildSubscription } from '../factory.js';
import { confirmationLink, unsubscribeToken } from '../links/links.js';
import type { SubscriptionByLink } from '../views.js';

const app = useTestApp(() => ({ newsletterDoubleOptIn: true }));

const { graphql } = outcomesOf<SubscriptionByLink & { isActive: boolean }>(app);

const SUBSCRIBE = `mutation ($email: String!, $language: Language) {
  subscribeToNewsletter(email: $email, language: $language)
}`;

/** Each door's answer, all of it. GraphQL spells the languages its own way. */
const doors = {
  GraphQL: async (email: string, language?: string) =>
    (await app.viaGraphql<object>(SUBSCRIBE, { email, language: language?.toUpperCase() })).data,
  REST: async (email: string, language?: string) =>
    (await app.viaRest<object>('POST', '/api/newsletter', { email, language })).body,
};

const confirm = (token: string, call?: Call) =>
  graphql(
    'mutation ($token: String!) { confirmNewsletterSubscription(token: $token) { maskedEmail isActive } }',
    { token },
    call,
  );

const subscriptions = () => app.em.findAll(NewsletterSubscription);
const tokenIn = (text: string) => /\/#\/confirm\/(newsletter\.[\w-]+)/.exec(text)?.[1] ?? '';
const wait = (days: number) => void (app.now = new Date(app.now.getTime() + days * 24 * 60 * 60_000));

describe.each(Object.entries(doors))('through %s', (_name, subscribe) => {
  it('nothing is kept until the owner has confirmed it', async () => {
    await subscribe('Sita@example.com', 'ne');
    await app.settle();
    expect([await subscriptions(), await app.em.count(MailSuppression)]).toEqual([[], 0]);
    const [mail] = app.mailer.sent;
    expect(mail).toMatchObject({ to: 'Sita@example.com', subject: 'कृपया सदस्यता पुष्टि गर्नुहोस्' });
    const token = tokenIn(mail!.text);
    expect(await confirm(token)).toEqual({ maskedEmail: 'S•••@example.com', isActive: true });
    expect(await subscriptions()).toMatchObject([{ email: 'Sita@example.com', isActive: true, language: 'ne' }]);
    expect(await confirm(token)).toMatchObject({ isActive: true });
    expect(await subscriptions()).toHaveLength(1);
  });

  it('the answer is the same whatever was known; only who gets the newsletter gets no mail', async () => {
    await app.save(
      buildSubscription({ email: 'known@example.com' }),
      buildSubscription({ email: 'off@example.com', isActive: false }),
      buildSubscription({ email: 'left@example.com', isActive: false }),
    );
    await suppress(app.ctx(), 'left@example.com');
    const answers = [];
    for (const name of ['KNOWN', 'off', 'left', 'new']) answers.push(await subscribe(`${name}@example.com`));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await app.settle();
    const asked = app.mailer.sent.map(({ to }) => to).toSorted();
    expect(asked).toEqual(['left@example.com', 'new@example.com', 'off@example.com']);
    expect(app.mailer.sent.map(({ subject }) => subject)).toContain('Please confirm your subscription');
    expect(await app.em.count(OutgoingMail, { recipientKey: 'known@example.com' })).toBe(0);
  });
});

it('the site says that it asks first', async () => {
  expect((await app.viaGraphql('{ newsletterDoubleOptIn }')).data).toEqual({ newsletterDoubleOptIn: true });
});

it('one address is asked three times a day at most, however it is written', async () => {
  for (const email of ['sita@example.com', 'SITA@example.com', 'Sita@example.com', 'sita@Example.com']) {
    await doors.REST(email);
    await app.settle();
  }
  expect(app.mailer.sent).toHaveLength(3);
});

it('a confirmation brings back whoever has left before', async () => {
  await app.save(buildSubscription({ email: 'sita@example.com', isActive: false }));
  await suppress(app.ctx(), 'sita@example.com');
  await doors.REST('sita@example.com');
  await app.settle();
  await confirm(tokenIn(app.mailer.sent[0]!.text));
  expect([await subscriptions(), await app.em.count(MailSuppression)]).toMatchObject([[{ isActive: true }], 0]);
});

describe('the link', () => {
  const link = () => tokenIn(confirmationLink(app.ctx(), { email: 'sita@example.com', language: null }));
  const refusal = { code: 'BAD_INPUT', message: 'This link is not valid or has expired. Please subscribe again.' };

  it('counts for seven days', async () => {
    const token = link();
    wait(6.99);
    expect(await confirm(token)).toMatchObject({ isActive: true });
    wait(0.02);
    expect(await confirm(token)).toMatchObject(refusal);
  });

  it.each<[string, () => string]>([
    ['made up', () => 'newsletter.x'],
    ['without its beginning', () => link().replace('newsletter.', '')],
    ['of an account', () => 'newsletter.account'],
    ['to unsubscribe with', () => `newsletter.${unsubscribeToken(app.deps.config, 'sita@example.com')}`],
    ['changed', () => link().replace(/.{9}$/, 'AAAAAAAAA')],
  ])('does nothing where it is %s', async (_what, make) => {
    expect(await confirm(make())).toMatchObject(refusal);
    expect(await subscriptions()).toEqual([]);
  });
});
