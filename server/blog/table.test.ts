// @module-tag database
import { expect, it } from 'vitest';
import { csvOf } from '../testing/csv.js';
import { useTestApp } from '../testing/testApp.js';
import { PostStatus } from './enums.js';
import { buildBlogPost } from './factory.js';

const app = useTestApp();

const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: BlogPostTableSort, $direction: SortDirection,
    $status: PostStatus, $category: String, $deleted: Boolean) {
  blogPostTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction,
      status: $status, category: $category, deleted: $deleted) {
    totalCount page items { title status deletedAt }
  }
}`;

interface Page {
  totalCount: number;
  page: number;
  items: { title: string; deletedAt: string | null }[];
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

async function save() {
  await app.save(
    buildBlogPost({ title: 'beta', author: 'Sita', category: 'Care', createdAt: day(1) }),
    buildBlogPost({ title: 'Alpha', author: 'anil', category: 'News', createdAt: day(2), status: PostStatus.Draft }),
    buildBlogPost({ title: 'Gamma', author: 'Ram', category: 'Care', snippet: 'Dust inside', createdAt: day(3) }),
    buildBlogPost({ title: 'Gone', category: 'Old', createdAt: day(4), deletedAt: day(5) }),
  );
  return app.admin();
}

async function read(args: object, call: { token: string }) {
  const { data, errors } = await app.viaGraphql<{ blogPostTable: Page }>(TABLE, args, call);
  expect(errors).toBeUndefined();
  return data.blogPostTable;
}

it.each([
  [{}, 'Gamma Alpha beta'],
  [{ sort: 'TITLE', direction: 'ASC' }, 'Alpha beta Gamma'],
  [{ sort: 'TITLE', direction: 'ASC', page: 5, pageSize: 2 }, 'Gamma'],
  [{ sort: 'AUTHOR', direction: 'ASC' }, 'Alpha Gamma beta'],
  [{ sort: 'AUTHOR', direction: 'DESC', page: 2, pageSize: 2 }, 'Alpha'],
  [{ sort: 'STATUS', direction: 'ASC', pageSize: 1 }, 'Alpha'],
  [{ sort: 'CATEGORY', direction: 'DESC', pageSize: 1 }, 'Alpha'],
  [{ sort: 'CREATED_AT', direction: 'ASC' }, 'beta Alpha Gamma'],
  [{ status: 'Draft' }, 'Alpha'],
  [{ status: 'Published' }, 'Gamma beta'],
  [{ category: 'Care' }, 'Gamma beta'],
  [{ category: ' ' }, 'Gamma Alpha beta'],
  [{ deleted: true }, 'Gone'],
  [{ deleted: true, status: 'Draft' }, ''],
  [{ search: 'ANIL' }, 'Alpha'],
  [{ search: 'inside gam' }, 'Gamma'],
  [{ search: 'gone' }, ''],
])('of %j the table shows: %s', async (args, expected) => {
  const { items } = await read(args, await save());
  expect(items.map(({ title }) => title).join(' ')).toBe(expected);
});

it('counts, and says what is deleted', async () => {
  const call = await save();
  expect(await read({ page: 7, pageSize: 2 }, call)).toMatchObject({ totalCount: 3, page: 2 });
  expect((await read({ deleted: true }, call)).items).toMatchObject([{ deletedAt: day(5).toISOString() }]);
});

it('knows the categories of drafts, for admins that ask for them', async () => {
  const { token } = await save();
  const categories = async (includeDrafts: boolean, call?: { token: string }) => {
    const query = `{ blogCategories(includeDrafts: ${includeDrafts}) { name postCount } }`;
    const { data } = await app.viaGraphql<{ blogCategories: { name: string }[] }>(query, {}, call);
    return data.blogCategories.map(({ name }) => name);
  };
  expect(await categories(true, { token })).toEqual(['Care', 'News']);
  expect(await categories(false, { token })).toEqual(['Care']);
  expect(await categories(true, await app.signedIn())).toEqual(['Care']);
  expect(await categories(true)).toEqual(['Care']);
});

it('leaves as CSV, filtered and sorted alike', async () => {
  const call = await save();
  const { total, lines } = await csvOf(app, 'blog-posts?category=Care&sort=TITLE&direction=ASC', call);
  const [heading, ...rows] = lines;
  expect([total, heading]).toEqual(['2', 'ID,Title,Author,Category,Status,Created,Snippet,Images,Video,Audio']);
  expect(rows.map((row) => row.split(',').slice(1, 5))).toEqual([
    ['beta', 'Sita', 'Care', 'Published'],
    ['Gamma', 'Ram', 'Care', 'Published'],
  ]);
});
