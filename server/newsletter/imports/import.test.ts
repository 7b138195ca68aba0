// @module-tag database
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { StoredEvent } from '../../core/events.js';
import { csvOf } from '../../testing/csv.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { useTestApp } from '../../testing/testApp.js';
import { suppress } from '../audience/suppression.js';
import { NewsletterSubscription } from '../entity.js';
import { buildSubscription } from '../factory.js';
import type { SubscriptionImport } from '../views.js';

const app = useTestApp();

const { graphql } = outcomesOf<SubscriptionImport>(app);

const IMPORT = `mutation ($text: String!) {
  importSubscriptions(text: $text) { added known suppressed invalidCount invalid { line text } }
}`;

/** What an admin's list does. */
const bring = async (text: string) => graphql(IMPORT, { text }, await app.admin());

const kept = async () =>
  (await app.em.findAll(NewsletterSubscription, { orderBy: { emailKey: 'asc' } })).map(
    ({ email, isActive, createdAt }) => [email, isActive, createdAt.toISOString()],
  );
const emails = async () => (await kept()).map(([email]) => email);

const NONE = { added: 0, known: 0, suppressed: 0, invalidCount: 0, invalid: [] };

describe('a list with one address a line', () => {
  it('is added, without what is no address', async () => {
    const text =
      '\ufeffSita@example.com\r\n\r\n  ram@example.com \nnobody\n"Hari" <hari@example.com>\nhari@example.com';
    expect(await bring(text)).toEqual({
      ...NONE,
      added: 3,
      known: 1,
      invalidCount: 1,
      invalid: [{ line: 4, text: 'nobody' }],
    });
    const now = app.now.toISOString();
    expect(await kept()).toEqual([
      ['hari@example.com', true, now],
      ['ram@example.com', true, now],
      ['Sita@example.com', true, now],
    ]);
  });

  it('leaves those that are known as they are, and those who have left away', async () => {
    await app.save(
      buildSubscription({ email: 'Off@example.com', isActive: false }),
      buildSubscription({ email: 'On@example.com' }),
      buildSubscription({ email: 'back@example.com', isActive: false }),
    );
    for (const email of ['left@example.com', 'back@example.com']) await suppress(app.ctx(), email);
    const before = await kept();
    const text =
      'off@example.com\non@EXAMPLE.com\nLeft@example.com\nback@example.com\nnew@example.com\nNEW@example.com';
    expect(await bring(text)).toEqual({ ...NONE, added: 1, known: 4, suppressed: 1 });
    expect(await kept()).toEqual([before[0], ['new@example.com', true, app.now.toISOString()], ...before.slice(1)]);
  });

  it('shows a hundred of the lines that are wrong, and counts all', async () => {
    const wrong = Array.from({ length: 150 }, (_, index) => `wrong ${index} ${'x'.repeat(200)}`);
    const { added, invalidCount, invalid } = await bring(['sita@example.com', ...wrong].join('\n'));
    expect([added, invalidCount, invalid!.length]).toEqual([1, 150, 100]);
    expect(invalid![99]).toEqual({ line: 101, text: `wrong 99 ${'x'.repeat(111)}` });
  });
});

describe('CSV', () => {
  it('of our own export comes back as it was', async () => {
    await app.save(
      buildSubscription({ email: 'sita@example.com' }),
      buildSubscription({
        email: '+ram@example.com',
        isActive: false,
        createdAt: new Date('2026-02-03T04:05:00Z'),
      }),
    );
    const before = await kept();
    const { text } = await csvOf(app, 'newsletter-subscriptions', await app.admin());
    expect(text).toContain("'+ram@example.com");
    await app.em.nativeDelete(NewsletterSubscription, {});
    expect(await bring(text)).toEqual({ ...NONE, added: 2 });
    expect(await kept()).toEqual(before);
  });

  it.each([
    ['other columns', 'Name,E-mail\n"Rai, Sita",sita@example.com\n'],
    ['semicolons', 'email;name\nsita@example.com;Sita'],
    ['tabs', 'Name\tEmail address\nSita\tsita@example.com'],
    ['a heading alone before the addresses', '"Email"\nsita@example.com'],
    ['rows of different lengths', 'Email,Name\nsita@example.com\n,\n'],
  ])('is read with %s', async (_what, text) => {
    expect(await bring(text)).toEqual({ ...NONE, added: 1 });
    expect(await emails()).toEqual(['sita@example.com']);
  });

  it('says in which line something is wrong, and takes no date that may be another', async () => {
    const text =
      'Email,Active,Subscribed\na@example.com,perhaps,\n"b\nb",true,\nc@example.com,No,05/06/2026\nd@example.com,,2030-01-01T00:00:00Z';
    expect(await bring(text)).toEqual({
      ...NONE,
      added: 2,
      invalidCount: 2,
      invalid: [
        { line: 2, text: 'a@example.com, perhaps' },
        { line: 4, text: 'b\nb, true' },
      ],
    });
    const now = app.now.toISOString();
    expect(await kept()).toEqual([
      ['c@example.com', false, now],
      ['d@example.com', true, now],
    ]);
  });
});

describe('whoever has left elsewhere', () => {
  it('comes in as unsubscribed, and stays so whatever other list comes', async () => {
    const { token } = await app.admin();
    const text = 'email,status\na@example.com,enabled\nb@example.com,blocklisted\nB@example.com,enabled\n';
    expect(await bring(text)).toEqual({ ...NONE, added: 2, known: 1 });
    const now = app.now.toISOString();
    const expected = [
      ['a@example.com', true, now],
      ['b@example.com', false, now],
    ];
    expect(await kept()).toEqual(expected);
    const { id } = await app.em.findOneOrFail(NewsletterSubscription, { email: 'b@example.com' });
    const deleted = await graphql('mutation ($id: ID!) { deleteSubscription(id: $id) }', { id }, { token });
    expect(deleted).toMatchObject({ id });
    expect(await bring('b@example.com')).toEqual({ ...NONE, suppressed: 1 });
    expect(await kept()).toEqual(expected.slice(0, 1));
  });

  it('and is subscribed here stays so: they have asked for it here', async () => {
    await app.save(buildSubscription({ email: 'a@example.com' }));
    expect(await bring('Email,Status\na@example.com,Unsubscribed')).toEqual({ ...NONE, known: 1 });
    expect(await kept()).toMatchObject([['a@example.com', true, expect.any(String)]]);
    expect(await app.em.execute('select 1 from mail_suppression')).toEqual([]);
  });
});

describe('nothing is taken of a list', () => {
  it.each([
    ['that is empty', ' \n ', 'There are no addresses in this list.'],
    ['with a heading only', 'Email,Name\n', 'There are no addresses in this list.'],
    [
      'whose columns have no names',
      'sita@example.com,Sita',
      'The first line must name the columns, one of them Email.',
    ],
    [
      'with a quotation mark that is not closed',
      'Email,Name\nsita@example.com,"Sita\nram@example.com,Ram',
      'The list could not be read as CSV: please check its quotation marks.',
    ],
    ['that is too long', 'a@b.np\n'.repeat(20_001), 'A list can have at most 20,000 addresses.'],
    ['that is too large', `a@b.np\n${'x'.repeat(1_000_000)}`, 'A list can have at most 1 MB.'],
  ])('%s', async (_what, text, message) => {
    expect(await bring(text)).toMatchObject({ code: 'BAD_INPUT', message });
    expect(await kept()).toEqual([]);
  });
});

it('of 20,000 addresses is taken in with a handful of statements, and the log says how many', async () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `reader${index}@example.com`).join('\n');
  const statements = await app.statementsOf(async () => expect(await bring(text)).toMatchObject({ added: 20_000 }));
  expect(statements.length).toBeLessThan(15);
  await app.settle();
  const log = await app.em.findAll(ActivityLog);
  expect(log).toMatchObject([{ actionType: 'NEWSLETTER_IMPORT', description: '20000 addresses imported.' }]);
  expect(JSON.stringify([log, await app.em.findAll(StoredEvent)])).not.toContain('reader');
});
