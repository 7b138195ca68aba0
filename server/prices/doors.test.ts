// @module-tag database
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { MediaFile, MediaKind, MediaUse } from '../media/entity.js';
import { csvOf } from '../testing/csv.js';
import { outcomesOf } from '../testing/outcomes.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import type { PriceItem, PriceTemplate } from './entity.js';
import { buildPriceItem, buildPriceTemplate } from './factory.js';

const app = useTestApp();

const KINDS = {
  item: {
    type: 'PriceItem',
    path: 'price-items',
    fields: '{ id kind text price warrantyMonths tvType brand serviceId }',
    missing: 'Price not found.',
    input: { kind: 'PART', text: 'T-con board', price: 3500.5, warrantyMonths: 6, brand: 'LG' },
  },
  template: {
    type: 'PriceTemplate',
    path: 'price-templates',
    fields: '{ id name total lines { kind text quantity unitPrice isOptional } }',
    missing: 'Template not found.',
    input: {
      name: 'Panel replacement',
      lines: [
        { kind: 'PART', text: 'Panel', unitPrice: 16500 },
        { kind: 'LABOUR', text: 'Fitting', unitPrice: 1250.1, quantity: 2, isOptional: true },
      ],
    },
  },
} as const;

const { graphql, rest } = outcomesOf<PriceItem & PriceTemplate>(app);

const doorsOf = ({ type, path, fields }: (typeof KINDS)[keyof typeof KINDS]) => ({
  GraphQL: {
    create: (input: object, call?: Call) =>
      graphql(`mutation ($input: ${type}Input!) { create${type}(input: $input) ${fields} }`, { input }, call),
    update: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: ${type}Input!) { update${type}(id: $id, input: $input) ${fields} }`,
        { id, input },
        call,
      ),
    remove: (id: string, call?: Call) => graphql(`mutation ($id: ID!) { delete${type}(id: $id) }`, { id }, call),
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', `/api/admin/${path}`, input, call),
    update: (id: string, input: object, call?: Call) => rest('PUT', `/api/admin/${path}/${id}`, input, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/${path}/${id}`, undefined, call),
  },
});

const cases = Object.values(KINDS).flatMap((kind) =>
  Object.entries(doorsOf(kind)).map(([name, door]) => [kind.type, name, kind, door] as const),
);

describe.each(cases)('%s through %s', (type, _name, { input, missing }, door) => {
  it('an admin adds, changes and deletes one, and the log says so', async () => {
    const { token } = await app.admin();
    const made = await door.create(input, { token });
    expect(made).toMatchObject(input);
    expect(await door.update(made.id!, { ...input, ...renamed(type) }, { token })).toMatchObject(renamed(type));
    expect(await door.remove(made.id!, { token })).toMatchObject({ id: made.id });
    for (const gone of [made.id!, newUuid(), 'x'])
      expect(await door.remove(gone, { token })).toMatchObject({ code: 'NOT_FOUND', message: missing });
    await app.settle();
    const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
    const family = type === 'PriceItem' ? 'PRICE_ITEM' : 'PRICE_TEMPLATE';
    expect(log.map(({ actionType }) => actionType)).toEqual(
      ['CREATE', 'DELETE', 'UPDATE'].map((what) => `${family}_${what}`),
    );
  });

  it('nobody else does', async () => {
    const { token } = await app.signedIn();
    expect(await door.create(input)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await door.create(input, { token })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.remove(newUuid(), { token })).toMatchObject({ code: 'FORBIDDEN' });
  });
});

const renamed = (type: string) => (type === 'PriceItem' ? { text: 'Another board' } : { name: 'Another' });

const items = doorsOf(KINDS.item).REST;
const templates = doorsOf(KINDS.template).REST;

it.each([
  ['a text', { text: ' ' }, 'text', 'Line text is required.'],
  ['a price', { price: undefined }, 'price', 'Price is required.'],
  ['a price with paisa at most', { price: 1.005 }, 'price', 'Price can have at most two decimals.'],
  ['a kind of ours', { kind: 'TIP' }, 'kind', 'Please choose a kind of line from the list.'],
  ['a warranty that is meant', { warrantyMonths: 61 }, 'warrantyMonths', 'The warranty is 0 to 60 whole months.'],
])('an entry needs %s', async (_what, wrong, field, message) => {
  const { token } = await app.admin();
  expect(await items.create({ ...KINDS.item.input, ...wrong }, { token })).toMatchObject({
    code: 'BAD_INPUT',
    fields: { [field]: message },
  });
});

it('a template follows the rules of a quote, and keeps its total to the paisa', async () => {
  const { token } = await app.admin();
  const [panel, fitting] = KINDS.template.input.lines;
  expect(await templates.create({ name: 'T', lines: [fitting] }, { token })).toMatchObject({
    fields: { lines: 'A quote needs a line that is not optional.' },
  });
  expect(await templates.create({ name: 'T', lines: [] }, { token })).toMatchObject({ code: 'BAD_INPUT' });
  expect(await templates.create({ name: 'T', lines: [panel, fitting] }, { token })).toMatchObject({ total: 19000.2 });
});

it('a line of a template has a photo, which stays in the store for as long as the template shows it', async () => {
  const { token } = await app.admin();
  const mediaId = '1'.repeat(32);
  const name = `${mediaId}-800x600-1QcSHQRnh493V4dIh4eXh1h4kJUI.webp`;
  const stored = { id: mediaId, name, kind: MediaKind.IMAGE, bytes: 1, createdAt: app.now, unusedSince: app.now };
  await app.save(Object.assign(new MediaFile(), stored));
  const photoUrl = `/media/parda/image/upload/${name}`;
  const lines = [{ ...KINDS.template.input.lines[0], photoUrl }];
  const made = await templates.create({ name: 'With a photo', lines }, { token });
  expect(made.lines).toMatchObject([{ photoUrl }]);
  const uses = () => app.em.fork().count(MediaUse, { mediaId });
  expect(await uses()).toBe(1);
  await templates.update(made.id!, { name: 'Without', lines: [{ ...lines[0], photoUrl: null }] }, { token });
  expect(await uses()).toBe(0);
});

it('visitors read the lowest price of each service that shows one, at once', async () => {
  const { token } = await app.admin();
  const shown = async () => {
    const { body } = await app.viaRest('GET', '/api/content/service-prices');
    const { data } = await app.viaGraphql<{ servicePrices: object[] }>('{ servicePrices { serviceId from } }');
    expect(data.servicePrices).toEqual(body);
    return body;
  };
  expect(await shown()).toEqual([]);
  await app.save(
    buildPriceItem({ price: 5600, serviceId: 'screen' }),
    buildPriceItem({ price: 3800, serviceId: 'screen' }),
    buildPriceItem({ price: 100 }),
  );
  await items.create({ ...KINDS.item.input, serviceId: 'power' }, { token });
  expect(await shown()).toEqual([
    { serviceId: 'power', from: 3500.5 },
    { serviceId: 'screen', from: 3800 },
  ]);
});

it('an entry is found by text and brand, and leaves as CSV', async () => {
  const admin = await app.admin();
  await app.save(
    buildPriceItem({ text: 'Main board', brand: 'Samsung', price: 8500.5 }),
    buildPriceItem({ text: 'Main board' }),
    buildPriceItem({ text: 'Panel', brand: 'Samsung' }),
  );
  const { total, lines } = await csvOf(app, 'price-items?search=samsung+main', admin);
  expect([total, lines[0]]).toEqual(['1', 'ID,Kind,Text,Price,Months of warranty,TV type,Brand']);
  expect(lines[1]!.replace(/^[^,]+,/, '')).toBe('PART,Main board,8500.50,0,,Samsung');
});

it('whoever writes a quote has the whole list and all templates', async () => {
  const { token } = await app.admin();
  await app.save<object>(buildPriceItem({ text: 'B' }), buildPriceItem({ text: 'A' }), buildPriceTemplate());
  const { data } = await app.viaGraphql(
    '{ priceItems { text price } priceTemplates { name lines { text } } }',
    {},
    { token },
  );
  expect(data).toMatchObject({
    priceItems: [{ text: 'A' }, { text: 'B' }],
    priceTemplates: [{ name: 'Panel replacement', lines: [{ text: 'Panel' }] }],
  });
});
