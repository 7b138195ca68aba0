import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { type Outcome, outcomesOf } from '../testing/outcomes.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { Product } from './entity.js';
import { ProductCategory } from './enums.js';
import { buildProduct } from './factory.js';

const app = useTestApp();

const FIELDS = '{ id name description price category condition imageUrls isPublished createdAt version }';
const MISSING = { code: 'NOT_FOUND', message: 'Product not found.' };

/** Times are texts on the way. */
type Answered = Omit<Product, 'createdAt'> & { createdAt: string };

const { graphql, rest } = outcomesOf<Answered>(app);

const doors = {
  GraphQL: {
    create: (input: object, call?: Call) =>
      graphql(`mutation ($input: ProductInput!) { createProduct(input: $input) ${FIELDS} }`, { input }, call),
    update: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) ${FIELDS} }`,
        { id, input },
        call,
      ),
    remove: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteProduct(id: $id) }', { id }, call),
    read: async (id: string, call?: Call): Promise<Outcome<Answered>> =>
      (await graphql(`query ($id: ID!) { product(id: $id) ${FIELDS} }`, { id }, call)) ?? MISSING,
    names: async () => {
      const { data } = await app.viaGraphql<{ products: { edges: { node: Product }[] } }>(
        `{ products { edges { node ${FIELDS} } } }`,
      );
      return data.products.edges.map(({ node }) => node.name);
    },
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', '/api/admin/products', input, call),
    update: (id: string, input: object, call?: Call) => rest('PUT', `/api/admin/products/${id}`, input, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/products/${id}`, undefined, call),
    read: (id: string, call?: Call) => rest('GET', `/api/products/${id}`, undefined, call),
    names: async () => (await app.viaRest<Product[]>('GET', '/api/products')).body.map(({ name }) => name),
  },
};

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
/** What REST says besides of a product that is no set. */
const NO_SET = {
  setId: null,
  grade: null,
  warrantyMonths: null,
  availability: 'AVAILABLE',
  reservedUntil: null,
  reservedFor: null,
  soldAt: null,
  warrantyUntil: null,
  boughtFrom: null,
  boughtFor: null,
};
const TV = { name: 'Sony 50"', description: '<p>Bright.</p>', price: 35_000 };

const RULES: [rule: string, input: object, field: string, message: string][] = [
  ['a name', { name: ' ' }, 'name', 'Name is required.'],
  ['a description', { description: '' }, 'description', 'Description is required.'],
  [
    'a description that is left when it is made safe',
    { description: '<script>x</script>' },
    'description',
    'Description is required.',
  ],
  ['a price that is none of the shop\u2019s debts', { price: -1 }, 'price', 'Price cannot be negative.'],
  ['a price that can be kept', { price: 100_000_000 }, 'price', 'Price is too high.'],
  ['a price to the paisa', { price: 10.005 }, 'price', 'Price can have at most two decimals.'],
  ['pictures', { imageUrls: ['javascript:alert(1)'] }, 'imageUrls.0', 'Invalid file type. Please select an image.'],
  [
    'a sane number of pictures',
    { imageUrls: Array(21).fill('https://example.com/a.jpg') },
    'imageUrls',
    'A product can have at most 20 images.',
  ],
];

describe.each(Object.entries(doors))('through %s', (name, door) => {
  it('everybody sees what is published, newest first', async () => {
    await app.save(
      buildProduct({ name: 'old', createdAt: day(1) }),
      buildProduct({ name: 'new', createdAt: day(3) }),
      buildProduct({ name: 'draft', createdAt: day(4), isPublished: false }),
      buildProduct({ name: 'gone', createdAt: day(5), deletedAt: day(6) }),
    );
    expect(await door.names()).toEqual(['new', 'old']);
  });

  it('an admin adds, changes and takes away a product, and the log says so', async () => {
    const { token } = await app.admin();
    const made = await door.create({ ...TV, price: 0 }, { token });
    expect(made).toEqual({
      ...TV,
      price: 0,
      id: expect.any(String),
      category: 'TV',
      condition: 'UsedGood',
      imageUrls: [],
      isPublished: true,
      createdAt: app.now.toISOString(),
      version: 1,
      ...(name === 'REST' && { ...NO_SET, language: 'en' }),
    });
    const picture = 'https://example.com/a.jpg';
    const details = { category: 'Part', condition: 'ForParts', imageUrls: [picture, picture], isPublished: false };
    const changed = { ...made, ...details, name: 'Board', price: 1200.5, imageUrls: [picture], version: 2 };
    expect(await door.update(made.id!, { ...TV, ...details, name: 'Board', price: 1200.5 }, { token })).toEqual(
      changed,
    );
    // what is left out stays as it is
    expect(await door.update(made.id!, { ...TV, name: 'Board', price: 1200.5 }, { token })).toEqual({
      ...changed,
      version: 3,
    });
    expect(await door.remove(made.id!, { token })).toMatchObject({ id: made.id });
    expect(await door.read(made.id!, { token })).toMatchObject(MISSING);
    await app.settle();
    const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
    expect(log.map(({ actionType, targetId }) => [actionType, targetId])).toEqual([
      ['PRODUCT_CREATE', made.id],
      ['PRODUCT_DELETE', made.id],
      ['PRODUCT_UPDATE', made.id],
      ['PRODUCT_UPDATE', made.id],
    ]);
  });

  it.each(RULES)('asks for %s', async (_rule, input, field, message) => {
    const { token } = await app.admin();
    const outcome = await door.create({ ...TV, ...input }, { token });
    expect(outcome).toMatchObject({ code: 'BAD_INPUT', message, fields: { [field]: message } });
    expect(await app.em.count(Product)).toBe(0);
  });

  it('needs a price', async () => {
    const { token } = await app.admin();
    const { price: _, ...rest } = TV;
    expect(await door.create(rest, { token })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('makes a description safe and leaves a name as it was typed', async () => {
    const { token } = await app.admin();
    const html = '<p onclick="x()">Hi<script>alert(1)</script></p>';
    expect(await door.create({ ...TV, name: html, description: html }, { token })).toMatchObject({
      name: html,
      description: '<p>Hi</p>',
    });
  });

  it('shows an admin what is not published; to everybody else it is missing', async () => {
    const [draft] = await app.save(buildProduct({ isPublished: false }));
    expect(await door.read(draft!.id)).toMatchObject(MISSING);
    expect(await door.read(draft!.id, { token: (await app.signedIn()).token })).toMatchObject(MISSING);
    expect(await door.read(draft!.id, { token: (await app.admin()).token })).toMatchObject({ id: draft!.id });
  });

  it.each(['not-an-id', newUuid()])('there is no product %s', async (id) => {
    const { token } = await app.admin();
    expect(await door.read(id, { token })).toMatchObject(MISSING);
    expect(await door.update(id, TV, { token })).toMatchObject(MISSING);
    expect(await door.remove(id, { token })).toMatchObject(MISSING);
  });

  it('nobody else writes', async () => {
    const [product] = await app.save(buildProduct());
    const { token } = await app.signedIn();
    const attempts = (call?: Call) => [
      door.create(TV, call),
      door.update(product!.id, TV, call),
      door.remove(product!.id, call),
    ];
    for (const refused of await Promise.all(attempts())) expect(refused.code).toBe('UNAUTHENTICATED');
    for (const refused of await Promise.all(attempts({ token }))) expect(refused.code).toBe('FORBIDDEN');
    expect(await app.em.count(Product, { name: product!.name })).toBe(1);
  });
});

it('REST says which price is missing', async () => {
  const { token } = await app.admin();
  const { body } = await app.viaRest('POST', '/api/admin/products', { ...TV, price: null }, { token });
  expect(body).toMatchObject({ message: 'Price is required.', fields: { price: 'Price is required.' } });
});

it('REST pages the list and counts it; an admin\u2019s holds what is not published', async () => {
  await app.save(...[1, 2, 3].map((n) => buildProduct({ name: `P${n}`, createdAt: day(n), isPublished: n < 3 })));
  const names = async (query: string, call?: Call) => {
    const { headers, body } = await app.viaRest<Product[]>('GET', `/api/products${query}`, undefined, call);
    return [headers.get('X-Total-Count'), ...body.map(({ name }) => name)];
  };
  expect(await names('?limit=1&offset=1')).toEqual(['2', 'P1']);
  expect(await names('', { token: (await app.signedIn()).token })).toEqual(['2', 'P2', 'P1']);
  expect(await names('', { token: (await app.admin()).token })).toEqual(['3', 'P3', 'P2', 'P1']);
});

it('GraphQL gives one kind of product, page by page', async () => {
  await app.save(
    ...[1, 2, 3].map((n) => buildProduct({ name: `P${n}`, createdAt: day(n), category: ProductCategory.Part })),
    buildProduct({ createdAt: day(2) }),
  );
  const page = async (after: string | null) => {
    const { data } = await app.viaGraphql<{
      products: { totalCount: number; pageInfo: { endCursor: string }; edges: { node: Product }[] };
    }>(
      `query ($after: String) { products(category: Part, first: 2, after: $after) {
        totalCount pageInfo { endCursor } edges { node { name } } } }`,
      { after },
    );
    const { totalCount, pageInfo, edges } = data.products;
    return { totalCount, end: pageInfo.endCursor, names: edges.map(({ node }) => node.name) };
  };
  const first = await page(null);
  expect(first).toMatchObject({ totalCount: 3, names: ['P3', 'P2'] });
  expect(await page(first.end)).toMatchObject({ totalCount: 3, names: ['P1'] });
});

describe('a deleted product', () => {
  const RESTORE = `mutation ($id: ID!) { restoreProduct(id: $id) ${FIELDS} }`;

  it('is brought back as it was, by an admin', async () => {
    const [product] = await app.save(buildProduct({ deletedAt: day(1) }));
    const { token } = await app.admin();
    const { id } = product!;
    expect(await graphql(RESTORE, { id })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await graphql(RESTORE, { id }, { token: (await app.signedIn()).token })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await graphql(RESTORE, { id }, { token })).toMatchObject({ id, name: product!.name });
    // again is harmless, and leaves no second line in the log
    expect(await graphql(RESTORE, { id }, { token })).toMatchObject({ id });
    expect(await doors.REST.read(id)).toMatchObject({ id });
    await app.settle();
    expect(await app.em.count(ActivityLog, { actionType: 'PRODUCT_RESTORE' })).toBe(1);
  });

  it.each(['not-an-id', newUuid()])('%s never was', async (id) => {
    const { token } = await app.admin();
    expect(await graphql(RESTORE, { id }, { token })).toMatchObject(MISSING);
  });
});
