// @module-tag database
import { ref } from '@mikro-orm/core';
import { expect, it } from 'vitest';
import { buildProduct } from '../products/factory.js';
import { buildRepair } from '../repairs/factory.js';
import { csvOf } from '../testing/csv.js';
import { useTestApp } from '../testing/testApp.js';
import { buildReview } from './factory.js';

const app = useTestApp();

const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: ReviewTableSort, $direction: SortDirection,
    $targetType: ReviewTargetType, $rating: Int, $isApproved: Boolean) {
  reviewTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction,
      targetType: $targetType, rating: $rating, isApproved: $isApproved) {
    totalCount page items { id authorName authorEmail isApproved targetId targetName targetType rating }
  }
}`;

interface Page {
  totalCount: number;
  page: number;
  items: { id: string; authorName: string; isApproved: boolean }[];
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

/** Three reviews that the table shows, the newest last, and two of what was deleted. */
async function save() {
  const product = buildProduct({ name: 'Sony 50"' });
  const gone = buildProduct({ deletedAt: day(9) });
  const repair = buildRepair({ brand: 'LG', model: 'C3', isPublic: false });
  const lost = buildRepair({ deletedAt: day(9) });
  const reviews = [
    buildReview({ authorName: 'bina', authorEmail: 'b@one.example', subject: 'Parking', comment: null, rating: 2 }),
    buildReview({ authorName: 'Anil', comment: 'Slow delivery', product: ref(product), rating: 5, isApproved: false }),
    buildReview({ authorName: 'Chitra', comment: 'Bright again', repair: ref(repair), rating: 4 }),
    buildReview({ authorName: 'Dev', product: ref(gone) }),
    buildReview({ authorName: 'Eka', repair: ref(lost) }),
  ];
  reviews.forEach((review, index) => Object.assign(review, { timestamp: day(index + 1) }));
  await app.save<object>(product, gone, repair, lost, ...reviews);
  return { ...(await app.admin()), product, repair };
}

async function read(args: object, call: { token: string }) {
  const { data, errors } = await app.viaGraphql<{ reviewTable: Page } | null>(TABLE, args, call);
  return { ...data?.reviewTable, message: errors?.[0]?.message };
}

it.each([
  [{}, 'Chitra Anil bina'],
  [{ direction: 'ASC' }, 'bina Anil Chitra'],
  [{ sort: 'RATING' }, 'Anil Chitra bina'],
  [{ sort: 'RATING', direction: 'ASC', page: 2, pageSize: 2 }, 'Anil'],
  [{ sort: 'AUTHOR', direction: 'ASC' }, 'Anil bina Chitra'],
  [{ sort: 'AUTHOR', direction: 'DESC', page: 4, pageSize: 2 }, 'Anil'],
  [{ targetType: 'PRODUCT' }, 'Anil'],
  [{ targetType: 'REPAIR' }, 'Chitra'],
  [{ targetType: 'GENERAL' }, 'bina'],
  [{ rating: 4 }, 'Chitra'],
  [{ isApproved: true }, 'Chitra bina'],
  [{ isApproved: false }, 'Anil'],
  [{ search: 'ANI' }, 'Anil'],
  [{ search: 'one.example' }, 'bina'],
  [{ search: 'parking' }, 'bina'],
  [{ search: 'again bright' }, 'Chitra'],
  [{ search: 'slow', isApproved: true }, ''],
])('of %j the table shows: %s', async (args, expected) => {
  const { items } = await read(args, await save());
  expect(items?.map(({ authorName }) => authorName).join(' ')).toBe(expected);
});

it.each([0, 6])('there is no rating of %s stars', async (rating) => {
  expect(await read({ rating }, await app.admin())).toMatchObject({ message: 'A rating is 1 to 5 stars.' });
});

it('says who wrote a review and what it is of, of a private repair too', async () => {
  const { token, product, repair } = await save();
  expect(await read({ page: 9, pageSize: 2 }, { token })).toMatchObject({ totalCount: 3, page: 2 });
  expect((await read({}, { token })).items).toMatchObject([
    {
      authorEmail: 'sita@example.com',
      isApproved: true,
      targetType: 'REPAIR',
      targetId: repair.id,
      targetName: 'LG C3',
    },
    { isApproved: false, targetType: 'PRODUCT', targetId: product.id, targetName: 'Sony 50"' },
    { authorEmail: 'b@one.example', targetType: 'GENERAL', targetId: null, targetName: null },
  ]);
});

it('a withdrawn approval counts no more, and counts again when it is given back', async () => {
  const { token, product } = await save();
  const [anil] = (await read({ search: 'anil' }, { token })).items!;
  const SET = `mutation ($id: ID!, $isApproved: Boolean!) {
    setReviewApproval(id: $id, isApproved: $isApproved) { id isApproved authorEmail }
  }`;
  const rating = async () =>
    (await app.viaGraphql<object>(`{ product(id: "${product.id}") { rating { average count } } }`)).data;
  const set = async (isApproved: boolean) =>
    (await app.viaGraphql<object>(SET, { id: anil!.id, isApproved }, { token })).data;
  expect(await rating()).toEqual({ product: { rating: { average: null, count: 0 } } });
  expect(await set(true)).toMatchObject({ setReviewApproval: { id: anil!.id, isApproved: true } });
  expect(await rating()).toEqual({ product: { rating: { average: 5, count: 1 } } });
  expect(await set(false)).toMatchObject({ setReviewApproval: { isApproved: false } });
  expect(await rating()).toEqual({ product: { rating: { average: null, count: 0 } } });
});

it('leaves as CSV, filtered alike', async () => {
  const { token, repair } = await save();
  const { total, lines } = await csvOf(app, 'reviews?rating=4&targetType=repair', { token });
  expect([total, lines]).toEqual([
    '1',
    [
      'ID,Time,Author,Email,About,Target ID,Subject,Rating,Comment,Approved',
      expect.stringContaining(`,2026-05-03 05:45,Chitra,sita@example.com,repair,${repair.id},,4,Bright again,true`),
    ],
  ]);
});
