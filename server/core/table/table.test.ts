// @module-tag database
import { expect, it } from 'vitest';
import { NewsletterSubscription } from '../../newsletter/entity.js';
import { useTestApp } from '../../testing/testApp.js';
import { flagFilter } from './args.js';
import { declareTable } from './declareTable.js';
import { readTablePage, readTableSlice, readWholeTable } from './table.js';

const app = useTestApp();

const table = declareTable({
  name: 'LetterTable',
  description: 'All letters.',
  pageDescription: 'A page of letters.',
  scope: 'newsletter',
  mayRead: () => true,
  entity: NewsletterSubscription,
  sortDescription: 'What letters are sorted by.',
  sorts: { EMAIL: ['emailKey', 'By letter.'], CREATED_AT: ['createdAt', 'By age.'] },
  order: ['CREATED_AT', 'DESC'],
  filters: { isActive: flagFilter('Only active ones.') },
  searched: 'email_key',
});

const letters = [...'abcdefg'];

/** Seven subscriptions, a to g, all of the same moment, so that only the id settles their order by time. */
async function subscriptions(): Promise<void> {
  const createdAt = app.now;
  await app.save<object>(
    ...letters.map((letter) =>
      Object.assign(new NewsletterSubscription(), {
        email: `${letter}@example.com`,
        createdAt,
        isActive: letter !== 'g',
      }),
    ),
  );
}

const page = (args: object) => readTablePage(app.ctx(), table, args);
const names = (items: NewsletterSubscription[]) => items.map(({ email }) => email[0]).join('');

it('gives every page of both directions, each row once', async () => {
  await subscriptions();
  const pages = [1, 2, 3, 4];
  const read = async (direction: string) =>
    Promise.all(
      pages.map(async (number) => names((await page({ page: number, pageSize: 2, sort: 'EMAIL', direction })).items)),
    );
  expect(await read('ASC')).toEqual(['ab', 'cd', 'ef', 'g']);
  expect(await read('DESC')).toEqual(['gf', 'ed', 'cb', 'a']);
});

it('settles ties by the id, the same from both ends', async () => {
  await subscriptions();
  const all = names((await page({ pageSize: 7 })).items);
  const pages = await Promise.all(
    [1, 2, 3].map(async (number) => names((await page({ page: number, pageSize: 3 })).items)),
  );
  expect(pages.join('')).toBe(all);
});

it('gives the last page for one that is beyond it', async () => {
  await subscriptions();
  const { items, ...rest } = await page({ page: 9, pageSize: 5, sort: 'EMAIL', direction: 'ASC' });
  expect([names(items), rest]).toEqual(['fg', { totalCount: 7, page: 2, pageSize: 5 }]);
});

it('gives one empty page of nothing', async () => {
  expect(await page({ page: 3 })).toEqual({ items: [], totalCount: 0, page: 1, pageSize: 20 });
});

it.each([
  [{ page: 0 }, 'Pages are counted from 1.'],
  [{ pageSize: 101 }, 'A page has 1 to 100 items.'],
  [{ pageSize: 0 }, 'A page has 1 to 100 items.'],
  [{ sort: 'PASSWORD' }, 'This list cannot be sorted so.'],
  [{ direction: 'UP' }, 'The direction is ASC or DESC.'],
  [{ isActive: 'perhaps' }, 'This filter is true or false.'],
])('refuses %j', async (args, message) => {
  await expect(page(args)).rejects.toThrow(message);
});

it('counts and gives only what passes the filter, in slices as in pages', async () => {
  await subscriptions();
  expect(await page({ isActive: true })).toMatchObject({ totalCount: 6 });
  const query = table.schema.parse({ isActive: 'true', sort: 'EMAIL', direction: 'ASC' });
  const { items, total } = await readTableSlice(app.ctx(), table, { ...query, limit: 2, offset: 3 });
  expect([names(items), total]).toEqual(['de', 6]);
});

it('gives the whole list as it was when it began', async () => {
  await subscriptions();
  const ctx = app.ctx();
  const { total, chunks } = await readWholeTable(ctx, table, table.schema.parse({ sort: 'EMAIL', direction: 'ASC' }));
  await ctx.em.nativeDelete(NewsletterSubscription, { email: 'a@example.com' });
  const rows = [];
  for await (const chunk of chunks) rows.push(...chunk);
  expect([total, names(rows)]).toEqual([7, 'bcdefg']);
});
