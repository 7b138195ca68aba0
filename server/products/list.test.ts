// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { buildReview } from '../reviews/factory.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { ProductCategory } from './enums.js';
import { buildProduct } from './factory.js';

const app = useTestApp();

const day = (number: number) => new Date(Date.UTC(2026, 4, number, 6, 30, 15, 7));

/** Five products, the newest last, with as many reviews as their number; of the third one is withdrawn. */
async function fillShop() {
  const products = [1, 2, 3, 4, 5].map((number) =>
    buildProduct({
      name: `Set ${number}`,
      createdAt: day(number),
      category: number % 2 === 0 ? ProductCategory.Part : ProductCategory.TV,
      price: number * 1000.5,
    }),
  );
  const reviews = products.flatMap((product, at) =>
    Array.from({ length: at + 1 }, (_, number) =>
      buildReview({
        product: ref(product),
        rating: number + 1,
        timestamp: day(number + 1),
        authorEmail: `${number}@example.com`,
        isApproved: !(at === 2 && number === 0),
      }),
    ),
  );
  await app.save<object>(...products, ...reviews);
  return products;
}

async function ask<Data>(query: string, variables: object = {}, call: Call = {}): Promise<Data> {
  const { data, errors } = await app.viaGraphql<Data>(query, variables, call);
  expect(errors).toBeUndefined();
  return data;
}

interface Page {
  products: {
    totalCount: number;
    pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean; hasPreviousPage: boolean };
    edges: { cursor: string; node: { name: string } }[];
  };
}

const PAGE = `query ($first: Int, $after: String, $last: Int, $before: String, $category: ProductCategory) {
  products(first: $first, after: $after, last: $last, before: $before, category: $category) {
    totalCount pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { cursor node { name } }
  }
}`;

async function page(variables: object) {
  const { products } = await ask<Page>(PAGE, variables);
  const { hasNextPage, hasPreviousPage } = products.pageInfo;
  return {
    ...products,
    names: products.edges.map(({ node }) => node.name.slice(-1)).join(''),
    more: [hasPreviousPage, hasNextPage],
  };
}

it('goes forward and backward by cursors, in pages that know whether there is more', async () => {
  await fillShop();
  const first = await page({ first: 2 });
  expect([first.names, first.more, first.totalCount]).toEqual(['54', [false, true], 5]);
  expect(first.edges.map(({ cursor }) => cursor)).toEqual([first.pageInfo.startCursor, first.pageInfo.endCursor]);
  const second = await page({ first: 2, after: first.pageInfo.endCursor });
  expect([second.names, second.more]).toEqual(['32', [true, true]]);
  const third = await page({ first: 2, after: second.pageInfo.endCursor });
  expect([third.names, third.more]).toEqual(['1', [true, false]]);
  const back = await page({ last: 2, before: third.pageInfo.startCursor });
  expect([back.names, back.more]).toEqual(['32', [true, true]]);
  expect(await page({ last: 2 })).toMatchObject({ names: '21', more: [true, false] });
  expect(await page({ category: 'Part' })).toMatchObject({ names: '42', totalCount: 2 });
  expect(await page({ first: 2, after: third.pageInfo.endCursor })).toMatchObject({
    edges: [],
    pageInfo: { startCursor: null, endCursor: null },
  });
});

it('gives each column as it was written', async () => {
  const [product] = await app.save(
    buildProduct({ name: 'टिभी "43" \\ 1', price: 24_500.5, imageUrls: ['/media/a.webp', '/media/b.webp'] }),
  );
  const query = `{ products { edges { node {
    id name description price category condition imageUrls isPublished createdAt version deletedAt
  } } } }`;
  const { products } = await ask<{ products: { edges: { node: object }[] } }>(query);
  const { id, description } = product!;
  expect(products.edges[0]!.node).toEqual({
    id,
    name: 'टिभी "43" \\ 1',
    description,
    price: 24_500.5,
    category: 'TV',
    condition: 'UsedGood',
    imageUrls: ['/media/a.webp', '/media/b.webp'],
    isPublished: true,
    createdAt: '2026-03-01T04:00:00.000Z',
    version: 1,
    deletedAt: null,
  });
});

it('reads a product with its reviews and its rating in one statement, the list too', async () => {
  const products = await fillShop();
  const PARTS = 'name rating { average count } reviews(first: 2) { rating targetId isMine }';
  const one = `query ($id: ID!) { product(id: $id) { ${PARTS} } }`;
  const statements = await app.statementsOf(async () => {
    const { product } = await ask<{ product: object }>(one, { id: products[2]!.id });
    expect(product).toEqual({
      name: 'Set 3',
      rating: { average: 2.5, count: 2 },
      reviews: [3, 2].map((rating) => ({ rating, targetId: products[2]!.id, isMine: false })),
    });
  });
  expect(statements).toHaveLength(1);
  const list = `{ products { edges { node { ${PARTS} } } } }`;
  expect(await app.statementsOf(() => ask(list))).toHaveLength(1);
});

it('counts the list only where its total is asked for, also in a fragment', async () => {
  const counts = async (query: string) =>
    (await app.statementsOf(() => ask(query))).filter(({ sql }) => sql.includes('count(*)')).length;
  expect(await counts('{ products { edges { node { id } } } }')).toBe(0);
  expect(await counts('{ products { ...A } } fragment A on ProductConnection { all: totalCount }')).toBe(1);
});

it('keeps apart what is asked for under the same name, and finds what is asked for in fragments', async () => {
  await fillShop();
  const query = `query ($few: Int, $no: Boolean = false) {
    products(first: 1) { edges { ...E cursor2: cursor } again: edges { other: node { reviews(first: 1) { rating } a: name } } }
  }
  fragment E on ProductEdge { node { ...P a: id @include(if: $no) reviews(first: $few) { rating } reviews(first: $few) { stars: rating } } }
  fragment P on Product { name ... on Product { all: reviews { rating } } }`;
  const { products } = await ask<{ products: Record<string, unknown> }>(query, { few: 2 });
  expect(products).toMatchObject({
    edges: [
      {
        node: {
          name: 'Set 5',
          reviews: [
            { rating: 5, stars: 5 },
            { rating: 4, stars: 4 },
          ],
          all: [5, 4, 3, 2, 1].map((rating) => ({ rating })),
        },
      },
    ],
    again: [{ other: { reviews: [{ rating: 5 }], a: 'Set 5' } }],
  });
});

it('gives the reviews of products that were read in another way, of all of them at once', async () => {
  await fillShop();
  const { token } = await app.admin();
  const query = '{ productTable { items { name reviews(first: 1) { rating } rating { count } } } }';
  const statements = await app.statementsOf(async () => {
    const { productTable } = await ask<{ productTable: { items: object[] } }>(query, {}, { token });
    expect(productTable.items.slice(0, 3)).toEqual([
      { name: 'Set 5', reviews: [{ rating: 5 }], rating: { count: 5 } },
      { name: 'Set 4', reviews: [{ rating: 4 }], rating: { count: 4 } },
      { name: 'Set 3', reviews: [{ rating: 3 }], rating: { count: 2 } },
    ]);
  });
  expect(statements.filter(({ sql }) => sql.includes('r.id::text as key'))).toHaveLength(2);
});

it.each([0, 101])('refuses %i reviews of a product', async (first) => {
  const [product] = await app.save(buildProduct());
  const query = 'query ($id: ID!, $first: Int) { product(id: $id) { reviews(first: $first) { id } } }';
  const { errors } = await app.viaGraphql(query, { id: product!.id, first });
  expect(errors).toMatchObject([{ message: 'A page has 1 to 100 items.', extensions: { code: 'BAD_INPUT' } }]);
});

describe('the reviews of products in pages', () => {
  const PAGE = '{ totalCount pageInfo { hasNextPage endCursor } edges { node { rating isMine } } }';
  interface Page {
    reviewConnection: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      edges: { node: { rating: number } }[];
    };
  }
  const ratings = ({ reviewConnection: { edges } }: Page) => edges.map(({ node }) => node.rating);

  it('begin with as few statements for many products as for one', async () => {
    await fillShop();
    const query = `{ products { edges { node { name reviewConnection(first: 1) ${PAGE} } } } }`;
    const statements = await app.statementsOf(async () => {
      const { products } = await ask<{ products: { edges: { node: Page }[] } }>(query);
      expect(products.edges.slice(0, 3).map(({ node }) => [ratings(node), node.reviewConnection.totalCount])).toEqual([
        [[5], 5],
        [[4], 4],
        [[3], 2],
      ]);
    });
    // the products, which reviews, and those
    expect(statements).toHaveLength(3);
  });

  it('go on after a cursor', async () => {
    const products = await fillShop();
    const query = `query ($id: ID!, $after: String) { product(id: $id) { reviewConnection(first: 2, after: $after) ${PAGE} } }`;
    const { id } = products.at(-1)!;
    const first = (await ask<{ product: Page }>(query, { id })).product;
    const after = first.reviewConnection.pageInfo.endCursor;
    const second = (await ask<{ product: Page }>(query, { id, after })).product;
    expect([ratings(first), ratings(second), second.reviewConnection.totalCount]).toEqual([[5, 4], [3, 2], 5]);
  });
});
