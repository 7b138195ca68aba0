// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { newUuid } from '../../core/entities/ids.js';
import { buildSet } from '../../sets/factory.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { Product } from '../entity.js';
import { ProductAvailability } from '../enums.js';
import { buildProduct } from '../factory.js';
import { listProductsAbout } from '../service.js';
import { tidyStock } from './service.js';

const app = useTestApp();

const FIELDS = '{ id availability version stock { reservedUntil reservedFor soldAt } }';

interface Shown {
  id: string;
  availability: string;
  version: number;
  reservedUntil: string | null;
  reservedFor: string | null;
  soldAt: string | null;
  stock?: Partial<Shown>;
}

const { graphql, rest } = outcomesOf<Shown>(app);

/** GraphQL has what only the shop knows in an object of its own. */
const flat = ({ stock, ...outcome }: Awaited<ReturnType<typeof graphql>>) => ({ ...outcome, ...stock });

const doors = {
  GraphQL: {
    reserve: async (id: string, input: object, call?: Call) =>
      flat(
        await graphql(
          `mutation ($id: ID!, $input: ReserveProductInput!) { reserveProduct(id: $id, input: $input) ${FIELDS} }`,
          { id, input },
          call,
        ),
      ),
    sell: async (id: string, version?: number, call?: Call) =>
      flat(
        await graphql(
          `mutation ($id: ID!, $version: Int) { sellProduct(id: $id, version: $version) ${FIELDS} }`,
          { id, version },
          call,
        ),
      ),
    release: async (id: string, version?: number, call?: Call) =>
      flat(
        await graphql(
          `mutation ($id: ID!, $version: Int) { releaseProduct(id: $id, version: $version) ${FIELDS} }`,
          { id, version },
          call,
        ),
      ),
  },
  REST: {
    reserve: (id: string, input: object, call?: Call) => rest('POST', `/api/admin/products/${id}/reserve`, input, call),
    sell: (id: string, version?: number, call?: Call) =>
      rest('POST', `/api/admin/products/${id}/sell`, { version }, call),
    release: (id: string, version?: number, call?: Call) =>
      rest('POST', `/api/admin/products/${id}/release`, { version }, call),
  },
};

const HOUR_MS = 60 * 60 * 1000;
const later = (hours: number) => new Date(app.now.getTime() + hours * HOUR_MS);

/** A set in one of its states, and an admin. */
async function offered(availability = ProductAvailability.AVAILABLE, overrides: Partial<Product> = {}) {
  const { token } = await app.admin();
  const set = buildSet();
  const details = {
    [ProductAvailability.AVAILABLE]: {},
    [ProductAvailability.RESERVED]: { reservedFor: 'Sita', reservedUntil: later(1) },
    [ProductAvailability.SOLD]: { soldAt: app.now },
  }[availability];
  const product = buildProduct({ set: ref(set), availability, ...details, ...overrides });
  await app.save<object>(set, product);
  return { id: product.id, set, call: { token } };
}

const logged = async () => {
  await app.settle();
  return (await app.em.fork().findAll(ActivityLog)).map(({ actionType }) => actionType);
};

const AVAILABLE = { availability: 'AVAILABLE', reservedUntil: null, reservedFor: null, soldAt: null, version: 2 };

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  const acts = {
    reserve: (id: string, call?: Call) => door.reserve(id, { reservedFor: 'Ram' }, call),
    sell: (id: string, call?: Call) => door.sell(id, undefined, call),
    release: (id: string, call?: Call) => door.release(id, undefined, call),
  };
  const reserved = () => ({
    ...AVAILABLE,
    availability: 'RESERVED',
    reservedFor: 'Ram',
    reservedUntil: later(48).toISOString(),
  });
  const sold = () => ({ ...AVAILABLE, availability: 'SOLD', soldAt: app.now.toISOString() });

  it.each<[ProductAvailability, keyof typeof acts, () => object, string[]]>([
    [ProductAvailability.AVAILABLE, 'reserve', reserved, ['PRODUCT_RESERVE']],
    [ProductAvailability.AVAILABLE, 'sell', sold, ['PRODUCT_SELL']],
    [ProductAvailability.AVAILABLE, 'release', () => ({ ...AVAILABLE, version: 1 }), []],
    [
      ProductAvailability.RESERVED,
      'reserve',
      () => ({ code: 'CONFLICT', message: 'This product is reserved already.' }),
      [],
    ],
    [ProductAvailability.RESERVED, 'sell', sold, ['PRODUCT_SELL']],
    [ProductAvailability.RESERVED, 'release', () => AVAILABLE, ['PRODUCT_RELEASE']],
    [ProductAvailability.SOLD, 'reserve', () => ({ code: 'CONFLICT', message: 'This product is sold already.' }), []],
    [ProductAvailability.SOLD, 'sell', () => ({ code: 'CONFLICT', message: 'This product is sold already.' }), []],
    [ProductAvailability.SOLD, 'release', () => AVAILABLE, ['PRODUCT_RELEASE']],
  ])('what is %s: %s', async (availability, act, expected, log) => {
    const { id, call } = await offered(availability);
    expect(await acts[act](id, call)).toMatchObject(expected());
    expect(await logged()).toEqual(log);
  });

  it('nobody but admins reserves, sells or gives free', async () => {
    const { id } = await offered();
    const { token } = await app.signedIn();
    for (const act of Object.values(acts)) {
      expect((await act(id)).code).toBe('UNAUTHENTICATED');
      expect((await act(id, { token })).code).toBe('FORBIDDEN');
    }
  });

  it.each<[string, object, string]>([
    ['a name', { reservedFor: ' ' }, 'Name is required.'],
    [
      'a time to come',
      { reservedFor: 'R', reservedUntil: '2020-01-01T00:00:00Z' },
      'Please choose a time that is still to come.',
    ],
    [
      'a time that is near',
      { reservedFor: 'R', reservedUntil: '2099-01-01T00:00:00Z' },
      'Please choose a time within the next 90 days.',
    ],
  ])('a reservation needs %s', async (_what, input, message) => {
    const { id, call } = await offered();
    expect(await door.reserve(id, input, call)).toMatchObject({ code: 'BAD_INPUT', message });
  });

  it('is not for what the shop may have several of, nor for what is not there', async () => {
    const { call } = await offered();
    const [cable] = await app.save(buildProduct());
    const message = 'First choose which set this product is.';
    for (const act of [acts.reserve, acts.sell]) {
      expect(await act(cable!.id, call)).toMatchObject({ code: 'BAD_INPUT', message });
      expect(await act(newUuid(), call)).toMatchObject({ code: 'NOT_FOUND', message: 'Product not found.' });
    }
  });

  it('overwrites nothing unseen', async () => {
    const { id, call } = await offered();
    await door.reserve(id, { reservedFor: 'Ram', version: 1 }, call);
    expect((await door.sell(id, 1, call)).code).toBe('CONFLICT');
    expect((await door.release(id, 1, call)).code).toBe('CONFLICT');
    expect((await door.sell(id, 2, call)).availability).toBe('SOLD');
  });
});

it('of two who reserve at once, one is told', async () => {
  const { id, call } = await offered();
  const both = await Promise.all(['Sita', 'Ram'].map((reservedFor) => doors.REST.reserve(id, { reservedFor }, call)));
  expect(both.map(({ code }) => code ?? 'reserved').toSorted()).toEqual(['CONFLICT', 'reserved']);
});

const stateOf = async (id: string) => (await app.em.fork().findOneOrFail(Product, { id })).availability;

describe('what is reserved', () => {
  it('is free again by itself when the time is up', async () => {
    const { id, call } = await offered();
    await doors.REST.reserve(id, { reservedFor: 'Ram', reservedUntil: later(2).toISOString() }, call);
    app.now = later(3);
    await app.settleAfter(2 * 60 * 60);
    expect(await stateOf(id)).toBe('AVAILABLE');
  });

  it('stays so where it was reserved anew meanwhile', async () => {
    const { id, call } = await offered();
    await doors.REST.reserve(id, { reservedFor: 'Ram', reservedUntil: later(2).toISOString() }, call);
    await doors.REST.release(id, undefined, call);
    await doors.REST.reserve(id, { reservedFor: 'Sita' }, call);
    app.now = later(3);
    await app.settleAfter(2 * 60 * 60);
    expect(await stateOf(id)).toBe('RESERVED');
  });

  it('is freed by housekeeping where that was lost, and can be reserved even before', async () => {
    const { id } = await offered(ProductAvailability.RESERVED, { reservedUntil: app.now });
    const other = await offered(ProductAvailability.RESERVED, { reservedUntil: app.now });
    expect(await doors.REST.reserve(other.id, { reservedFor: 'Hari' }, other.call)).toMatchObject({
      reservedFor: 'Hari',
    });
    await tidyStock(app.ctx());
    expect([await stateOf(id), await stateOf(other.id)]).toEqual(['AVAILABLE', 'RESERVED']);
  });
});

describe('what is sold', () => {
  it.each<[string, string, number | null, string | null]>([
    ['months of warranty', '2026-08-31T10:00:00Z', 6, '2027-02-28T18:14:59.999Z'],
    ['none', '2026-08-31T10:00:00Z', null, null],
    ['zero of it', '2026-08-31T10:00:00Z', 0, null],
  ])('with %s is warranted from the sale on', async (_what, now, warrantyMonths, expected) => {
    app.now = new Date(now);
    const { id, call } = await offered(ProductAvailability.AVAILABLE, { warrantyMonths });
    await doors.REST.sell(id, undefined, call);
    const { body } = await app.viaRest<{ warrantyUntil: string | null }>('GET', `/api/products/${id}`, undefined, call);
    expect(body.warrantyUntil).toBe(expected);
    const query = 'query ($id: ID!) { product(id: $id) { stock { warrantyUntil } } }';
    expect((await app.viaGraphql(query, { id }, call)).data).toEqual({
      product: { stock: { warrantyUntil: expected } },
    });
  });

  it('is shown for 14 days, and then is not', async () => {
    const day = 24;
    const { id } = await offered(ProductAvailability.SOLD, { soldAt: later(-14 * day) });
    const newer = await offered(ProductAvailability.SOLD, { soldAt: later(-14 * day + 1) });
    const shown = async () => (await app.viaRest<Product[]>('GET', '/api/products')).body.map((product) => product.id);
    expect((await shown()).toSorted()).toEqual([id, newer.id].toSorted());
    await tidyStock(app.ctx());
    expect(await shown()).toEqual([newer.id]);
  });

  it('is no offer of the shop', async () => {
    await offered(ProductAvailability.SOLD);
    const { id } = await offered(ProductAvailability.RESERVED);
    expect((await listProductsAbout(app.ctx(), ['samsung'])).map((product) => product.id)).toEqual([id]);
    const { data } = await app.viaGraphql<{ stories: { id: string }[] }>('{ stories { id } }');
    expect(data.stories).toHaveLength(1);
  });
});

describe('a product that is a set', () => {
  const INPUT = { name: 'TV', description: 'Bright.', price: 100 };

  it('says its grade, its warranty and what it was bought in for, the latter to admins alone', async () => {
    const { token } = await app.admin();
    const [set] = await app.save(buildSet());
    const given = { setId: set!.id, grade: 'B', warrantyMonths: 6, boughtFrom: 'Hari', boughtFor: 12_000.5 };
    const made = await app.viaRest<Product>('POST', '/api/admin/products', { ...INPUT, ...given }, { token });
    expect(made.body).toMatchObject({ ...given, availability: 'AVAILABLE' });
    const at = `/api/products/${made.body.id}`;
    const hidden = {
      setId: null,
      boughtFrom: null,
      boughtFor: null,
      reservedFor: null,
      reservedUntil: null,
      soldAt: null,
      warrantyUntil: null,
    };
    expect((await app.viaRest('GET', at)).body).toMatchObject({ grade: 'B', warrantyMonths: 6, ...hidden });
    expect((await app.viaRest('GET', '/api/products')).body).toMatchObject([hidden]);
    const query = `query ($id: ID!) { product(id: $id) { grade warrantyMonths stock { boughtFrom boughtFor } } products { edges { node { grade availability stock { boughtFor } } } } }`;
    const asked = async (call?: Call) => (await app.viaGraphql(query, { id: made.body.id }, call)).data;
    expect(await asked()).toEqual({
      product: { grade: 'B', warrantyMonths: 6, stock: null },
      products: { edges: [{ node: { grade: 'B', availability: 'AVAILABLE', stock: null } }] },
    });
    expect(await asked({ token })).toMatchObject({
      product: { stock: { boughtFrom: 'Hari', boughtFor: 12_000.5 } },
      products: { edges: [{ node: { stock: { boughtFor: 12_000.5 } } }] },
    });
  });

  it('keeps what a change leaves out, and null empties it', async () => {
    const { token } = await app.admin();
    const [set] = await app.save(buildSet());
    const given = { setId: set!.id, grade: 'A', warrantyMonths: 3, boughtFrom: 'Hari', boughtFor: 1 };
    const { body } = await app.viaRest<Product>('POST', '/api/admin/products', { ...INPUT, ...given }, { token });
    const change = async (input: object) =>
      (await app.viaRest('PUT', `/api/admin/products/${body.id}`, { ...INPUT, ...input }, { token })).body;
    expect(await change({})).toMatchObject(given);
    const emptied = { setId: null, grade: null, warrantyMonths: null, boughtFrom: null, boughtFor: null };
    expect(await change(emptied)).toMatchObject(emptied);
    // a whole record sent back, as the legacy client does
    expect(await change({ ...body, version: undefined })).toMatchObject(given);
  });

  it.each<[string, object, string]>([
    ['a set that is there', { setId: newUuid() }, 'setId'],
    ['a grade', { grade: 'D' }, 'grade'],
    ['months of warranty', { warrantyMonths: 61 }, 'warrantyMonths'],
    ['an amount', { boughtFor: -1 }, 'boughtFor'],
  ])('needs %s', async (_what, input, field) => {
    const { token } = await app.admin();
    const { body } = await app.viaRest('POST', '/api/admin/products', { ...INPUT, ...input }, { token });
    expect(body).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
  });

  it('is for sale once', async () => {
    const { id, set, call } = await offered();
    const message = 'This set is for sale already, as another product.';
    const again = () => app.viaRest<Product>('POST', '/api/admin/products', { ...INPUT, setId: set.id }, call);
    expect(await again()).toMatchObject({ status: 409, body: { message, fields: { setId: message } } });
    // sold and bought in again
    await doors.REST.sell(id, undefined, call);
    expect((await again()).status).toBe(201);
    expect(await doors.REST.release(id, undefined, call)).toMatchObject({ code: 'CONFLICT', message });
  });

  it('that was deleted does not come back beside another one', async () => {
    const { id, set, call } = await offered(ProductAvailability.AVAILABLE, { deletedAt: app.now });
    await app.save(buildProduct({ set: ref(set) }));
    const restored = 'mutation ($id: ID!) { restoreProduct(id: $id) { id } }';
    const many = 'mutation ($id: ID!) { changeProducts(changes: [{ id: $id, deleted: false }]) { products { id } } }';
    for (const document of [restored, many])
      expect(await graphql(document, { id }, call)).toMatchObject({ code: 'CONFLICT' });
  });
});
