// @module-tag database
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { newUuid } from '../../core/entities/ids.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { Product } from '../entity.js';
import { ProductCategory } from '../enums.js';
import { buildProduct } from '../factory.js';

const app = useTestApp();

const CHANGE = `mutation ($changes: [ProductChangeInput!]!) { changeProducts(changes: $changes) {
  products { id isPublished category price deletedAt version }
  previous { id isPublished category deleted price }
} }`;

interface Changed {
  products: { id: string; version: number }[];
  previous: object[];
}

async function change(changes: object[], call?: Call) {
  const { data, errors } = await app.viaGraphql<{ changeProducts: Changed } | null>(CHANGE, { changes }, call);
  const [error] = errors ?? [];
  return { ...data?.changeProducts, code: error?.extensions.code, message: error?.message };
}

const day = new Date('2026-05-05T00:00:00Z');

async function three() {
  const [shown, hidden, gone] = await app.save(
    buildProduct({ price: 100 }),
    buildProduct({ price: 200, isPublished: false, category: ProductCategory.Part }),
    buildProduct({ price: 300, deletedAt: day }),
  );
  return { shown: shown!.id, hidden: hidden!.id, gone: gone!.id, call: await app.admin() };
}

const kept = async () =>
  (await app.em.find(Product, {}, { filters: false, orderBy: { price: 'asc' } })).map(
    ({ price, isPublished, deletedAt, version }) => [price, isPublished, deletedAt !== null, version],
  );

async function logged() {
  await app.settle();
  const lines = await app.em.findAll(ActivityLog);
  return lines.map(({ actionType, targetId }) => `${actionType} ${targetId}`).toSorted((a, b) => a.localeCompare(b));
}

describe('many products', () => {
  it('are changed together, told of like single changes, and changed back by what they were', async () => {
    const { shown, hidden, gone, call } = await three();
    const { products, previous } = await change(
      [
        { id: shown, isPublished: false, category: 'Other', price: 150.5 },
        { id: hidden, deleted: true },
        { id: gone, deleted: false, isPublished: false },
      ],
      call,
    );
    expect(products).toEqual([
      { id: shown, isPublished: false, category: 'Other', price: 150.5, deletedAt: null, version: 2 },
      { id: hidden, isPublished: false, category: 'Part', price: 200, deletedAt: app.now.toISOString(), version: 2 },
      { id: gone, isPublished: false, category: 'TV', price: 300, deletedAt: null, version: 2 },
    ]);
    expect(previous).toEqual([
      { id: shown, isPublished: true, category: 'TV', price: 100, deleted: false },
      { id: hidden, isPublished: false, category: 'Part', price: 200, deleted: false },
      { id: gone, isPublished: true, category: 'TV', price: 300, deleted: true },
    ]);
    const lines = [
      `PRODUCT_DELETE ${hidden}`,
      `PRODUCT_RESTORE ${gone}`,
      `PRODUCT_UPDATE ${shown}`,
      `PRODUCT_UPDATE ${gone}`,
    ];
    expect(await logged()).toEqual(lines.toSorted((a, b) => a.localeCompare(b)));
    const back = await change(previous!, call);
    expect(back.code).toBeUndefined();
    expect(await kept()).toEqual([
      [100, true, false, 3],
      [200, false, false, 3],
      [300, true, true, 3],
    ]);
  });

  it('are all left as they are when one of them cannot be changed', async () => {
    const { shown, hidden, gone, call } = await three();
    const before = await kept();
    const missing = { code: 'NOT_FOUND', message: 'Product not found.' };
    for (const id of [newUuid(), 'not-an-id']) {
      expect(
        await change(
          [
            { id: shown, price: 1 },
            { id, price: 1 },
          ],
          call,
        ),
      ).toMatchObject(missing);
    }
    // what is deleted is missing, but for whoever brings it back
    expect(
      await change(
        [
          { id: shown, price: 1 },
          { id: gone, price: 1 },
        ],
        call,
      ),
    ).toMatchObject(missing);
    const stale = { code: 'CONFLICT', message: 'This was changed by someone else. Reload to see the changes.' };
    const changes = [
      { id: shown, price: 1 },
      { id: hidden, price: 1, version: 7 },
    ];
    expect(await change(changes, call)).toMatchObject(stale);
    expect(await kept()).toEqual(before);
    expect(await logged()).toEqual([]);
  });

  it('are not changed by what they are already', async () => {
    const { shown, gone, call } = await three();
    const before = await kept();
    const same = await change(
      [
        { id: shown, price: 100, isPublished: true, deleted: false, version: 1 },
        { id: gone, deleted: true },
      ],
      call,
    );
    expect(same.products).toMatchObject([{ version: 1 }, { version: 1 }]);
    expect(await kept()).toEqual(before);
    expect(await logged()).toEqual([]);
  });

  it.each([
    ['none', () => [], 'Choose 1 to 100 products.'],
    ['too many', () => Array.from({ length: 101 }, () => ({ id: newUuid(), price: 1 })), 'Choose 1 to 100 products.'],
    ['a debt', () => [{ id: newUuid(), price: -1 }], 'Price cannot be negative.'],
    ['a part of a paisa', () => [{ id: newUuid(), price: 1.005 }], 'Price can have at most two decimals.'],
  ])('follow the rules: not %s', async (_what, changes, message) => {
    expect(await change(changes(), await app.admin())).toMatchObject({ code: 'BAD_INPUT', message });
  });

  it('are each named once, however the id is written', async () => {
    const { shown, call } = await three();
    const twice = [
      { id: shown, price: 1 },
      { id: shown.toUpperCase(), price: 2 },
    ];
    expect(await change(twice, call)).toMatchObject({ code: 'BAD_INPUT', message: 'Each product is changed once.' });
    expect(await change([twice[1]!], call)).toMatchObject({ products: [{ id: shown, price: 2 }] });
  });
});
