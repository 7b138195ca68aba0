// @module-tag database
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { StoredEvent } from '../core/events.js';
import { csvOf } from '../testing/csv.js';
import { outcomesOf } from '../testing/outcomes.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { NewsletterSubscription } from './entity.js';
import { buildSubscription } from './factory.js';

const app = useTestApp();

const { graphql, rest } = outcomesOf<NewsletterSubscription>(app);

const removing = {
  GraphQL: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteSubscription(id: $id) }', { id }, call),
  REST: (id: string, call?: Call) => rest('DELETE', `/api/admin/newsletter-subscriptions/${id}`, undefined, call),
};

const missing = { code: 'NOT_FOUND', message: 'Subscription not found.' };

async function logged(): Promise<object[]> {
  await app.settle();
  const lines = await app.em.findAll(ActivityLog, { orderBy: { description: 'asc' } });
  expect(JSON.stringify([lines, await app.em.findAll(StoredEvent)])).not.toContain('reader');
  return lines.map(({ actionType, description, targetId }) => ({ actionType, description, targetId }));
}

describe.each(Object.entries(removing))('through %s', (_name, remove) => {
  it('an admin takes an address off the list, and the log says so without naming it', async () => {
    const { token } = await app.admin();
    const [gone, stays] = await app.save(buildSubscription(), buildSubscription());
    expect(await remove(gone!.id, { token })).toMatchObject({ id: gone!.id });
    expect(await app.em.findAll(NewsletterSubscription)).toMatchObject([{ id: stays!.id }]);
    expect(await logged()).toEqual([
      { actionType: 'NEWSLETTER_SUBSCRIPTION_DELETE', description: 'Subscription deleted.', targetId: gone!.id },
    ]);
  });

  it.each(['not-an-id', newUuid()])('there is no subscription %s', async (id) => {
    const { token } = await app.admin();
    expect(await remove(id, { token })).toMatchObject(missing);
  });
});

describe('the newsletter for an address', () => {
  const set = (id: string, isActive: boolean, call?: Call) =>
    graphql(
      'mutation ($id: ID!, $isActive: Boolean!) { setSubscriptionActive(id: $id, isActive: $isActive) { id isActive } }',
      { id, isActive },
      call,
    );

  it('is stopped and resumed, and only a change is logged', async () => {
    const { token } = await app.admin();
    const [subscription] = await app.save(buildSubscription());
    const targetId = subscription!.id;
    expect(await set(targetId, true, { token })).toEqual({ id: targetId, isActive: true });
    expect(await set(targetId, false, { token })).toEqual({ id: targetId, isActive: false });
    expect(await app.em.findAll(NewsletterSubscription)).toMatchObject([{ isActive: false }]);
    expect(await set(targetId, true, { token })).toEqual({ id: targetId, isActive: true });
    const actionType = 'NEWSLETTER_SUBSCRIPTION_UPDATE';
    expect(await logged()).toEqual([
      { actionType, description: 'Subscription resumed.', targetId },
      { actionType, description: 'Subscription stopped.', targetId },
    ]);
  });

  it.each(['not-an-id', newUuid()])('needs one: %s', async (id) => {
    const { token } = await app.admin();
    expect(await set(id, true, { token })).toMatchObject(missing);
  });
});

it('counts to whom a campaign would go', async () => {
  const { token } = await app.admin();
  await app.save(buildSubscription(), buildSubscription(), buildSubscription({ isActive: false }));
  expect((await app.viaGraphql('{ activeSubscriberCount }', {}, { token })).data).toEqual({ activeSubscriberCount: 2 });
});

describe('the table', () => {
  const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: SubscriptionTableSort,
      $direction: SortDirection, $isActive: Boolean) {
    table: subscriptionTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction,
        isActive: $isActive) {
      totalCount page items { email }
    }
  }`;

  const day = (number: number) => new Date(Date.UTC(2026, 4, number));

  async function save(): Promise<Call> {
    await app.save(
      buildSubscription({ email: 'Bina@example.com', createdAt: day(1) }),
      buildSubscription({ email: 'anita@shop.np', createdAt: day(3), isActive: false }),
      buildSubscription({ email: 'chandra@example.com', createdAt: day(2) }),
    );
    return app.admin();
  }

  const letters = (items: { email: string }[]) => items.map(({ email }) => email[0]).join('');

  it.each([
    [{}, 'acB'],
    [{ direction: 'ASC' }, 'Bca'],
    [{ sort: 'EMAIL', direction: 'ASC' }, 'aBc'],
    [{ sort: 'EMAIL', direction: 'DESC' }, 'cBa'],
    [{ sort: 'EMAIL', direction: 'ASC', isActive: true }, 'Bc'],
    [{ isActive: false }, 'a'],
    [{ search: 'EXAMPLE' }, 'cB'],
    [{ search: '%' }, ''],
    [{ search: 'example', isActive: false }, ''],
  ])('of %j shows, through both doors and as CSV: %s', async (args, expected) => {
    const call = await save();
    type Answer = { table: { totalCount: number; items: { email: string }[] } };
    const { table } = (await app.viaGraphql<Answer>(TABLE, args, call)).data;
    expect([letters(table.items), table.totalCount]).toEqual([expected, expected.length]);
    const query = new URLSearchParams(args as unknown as Record<string, string>).toString();
    const path = `/api/admin/newsletter-subscriptions?${query}`;
    const listed = await app.viaRest<{ email: string }[]>('GET', path, undefined, call);
    expect([letters(listed.body), listed.headers.get('X-Total-Count')]).toEqual([expected, String(expected.length)]);
    const { total, lines } = await csvOf(app, `newsletter-subscriptions?${query}`, call);
    const [heading, ...rows] = lines;
    expect([heading, total]).toEqual(['Email,Subscribed,Active', String(expected.length)]);
    expect(rows.map((row) => row[0]).join('')).toBe(expected);
  });

  it('sorts by whether somebody is active, and gives the last page for one beyond it', async () => {
    const call = await save();
    const read = async (args: object) =>
      (await app.viaGraphql<{ table: { page: number; items: { email: string }[] } }>(TABLE, args, call)).data.table;
    const first = await read({ sort: 'ACTIVE', direction: 'ASC', pageSize: 1 });
    expect(letters(first.items)).toBe('a');
    const last = await read({ sort: 'ACTIVE', direction: 'DESC', page: 9, pageSize: 2 });
    expect([letters(last.items), last.page]).toEqual(['a', 2]);
  });
});
