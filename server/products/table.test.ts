// @module-tag database
import { expect, it } from 'vitest';
import { csvOf } from '../testing/csv.js';
import { useTestApp } from '../testing/testApp.js';
import { ProductCategory, ProductCondition } from './enums.js';
import { buildProduct } from './factory.js';

const app = useTestApp();

const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: ProductTableSort, $direction: SortDirection,
    $category: ProductCategory, $condition: ProductCondition, $isPublished: Boolean, $deleted: Boolean) {
  productTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction,
      category: $category, condition: $condition, isPublished: $isPublished, deleted: $deleted) {
    totalCount page pageSize items { name deletedAt rating { count } }
  }
}`;

interface Page {
  totalCount: number;
  page: number;
  items: { name: string; deletedAt: string | null }[];
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

async function save() {
  await app.save(
    buildProduct({ name: 'beta', description: '<p class="x">Bright <b>panel</b></p>', price: 30, createdAt: day(1) }),
    buildProduct({ name: 'Alpha', price: 10, createdAt: day(2), isPublished: false, category: ProductCategory.Part }),
    buildProduct({ name: 'Gamma', price: 20, createdAt: day(3), condition: ProductCondition.New }),
    buildProduct({ name: 'Gone', price: 5, createdAt: day(4), deletedAt: day(5) }),
  );
  return app.admin();
}

async function read(args: object, call: { token: string }) {
  const { data, errors } = await app.viaGraphql<{ productTable: Page }>(TABLE, args, call);
  expect(errors).toBeUndefined();
  return data.productTable;
}

const names = async (args: object, call: { token: string }) =>
  (await read(args, call)).items.map(({ name }) => name).join(' ');

it.each([
  [{}, 'Gamma Alpha beta'],
  [{ direction: 'ASC' }, 'beta Alpha Gamma'],
  [{ sort: 'NAME', direction: 'ASC' }, 'Alpha beta Gamma'],
  [{ sort: 'NAME', direction: 'DESC' }, 'Gamma beta Alpha'],
  [{ sort: 'PRICE', direction: 'ASC' }, 'Alpha Gamma beta'],
  [{ sort: 'PRICE' }, 'beta Gamma Alpha'],
  [{ sort: 'PRICE', page: 2, pageSize: 2 }, 'Alpha'],
  [{ sort: 'PRICE', page: 9, pageSize: 2 }, 'Alpha'],
  [{ sort: 'CATEGORY', direction: 'ASC', pageSize: 1 }, 'Alpha'],
  [{ isPublished: true }, 'Gamma beta'],
  [{ isPublished: false }, 'Alpha'],
  [{ category: 'Part' }, 'Alpha'],
  [{ category: 'TV', sort: 'NAME', direction: 'ASC' }, 'beta Gamma'],
  [{ condition: 'New' }, 'Gamma'],
  [{ deleted: true }, 'Gone'],
  [{ deleted: false }, 'Gamma Alpha beta'],
  [{ deleted: true, category: 'Part' }, ''],
  [{ search: 'ALPH' }, 'Alpha'],
  [{ search: 'panel bright' }, 'beta'],
  [{ search: 'class' }, ''],
  [{ search: 'gamma', isPublished: false }, ''],
])('of %j the table shows: %s', async (args, expected) => {
  expect(await names(args, await save())).toBe(expected);
});

it('counts, gives the last page for one beyond it, and says what is deleted', async () => {
  const call = await save();
  expect(await read({ page: 7, pageSize: 2 }, call)).toMatchObject({ totalCount: 3, page: 2, pageSize: 2 });
  expect((await read({ deleted: true }, call)).items).toMatchObject([{ deletedAt: day(5).toISOString() }]);
  expect((await read({ search: 'beta' }, call)).items).toMatchObject([{ deletedAt: null }]);
});

it('leaves as CSV, filtered and sorted alike', async () => {
  const call = await save();
  const { total, lines } = await csvOf(app, 'products?isPublished=true&sort=PRICE&direction=ASC', call);
  const [heading, ...rows] = lines;
  expect(total).toBe('2');
  expect(heading).toBe('ID,Name,Category,Condition,Price,Published,Created,Description,Images,Grade,Availability');
  expect(rows.map((row) => row.split(',').slice(1, 6))).toEqual([
    ['Gamma', 'TV', 'New', '20', 'true'],
    ['beta', 'TV', 'UsedGood', '30', 'true'],
  ]);
  expect((await csvOf(app, 'products?deleted=true', call)).text).toContain('Gone');
});
