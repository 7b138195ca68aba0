// @module-tag database
import { describe, expect, it } from 'vitest';
import { outcomesOf } from './testing/outcomes.js';
import { type Call, useTestApp } from './testing/testApp.js';

/**
 * What several admins may edit at the same time: nobody overwrites a change that they have not seen, through either door,
 * and whoever does not say what they have seen is asked nothing.
 */

const app = useTestApp();

const { graphql, rest } = outcomesOf<{ id: string; version: number }>(app);

interface Thing {
  /** The type, as the mutations name it. */
  type: string;
  /** Where REST changes it; not given for what REST does not change. */
  path?: string;
  input: object;
}

const THINGS: Record<string, Thing> = {
  'a product': { type: 'Product', path: 'products', input: { name: 'TV', description: 'Bright.', price: 100 } },
  'a post': { type: 'BlogPost', path: 'blog-posts', input: { title: 'T', author: 'A', snippet: 'S' } },
  'a slide': {
    type: 'HeroSlide',
    path: 'hero-slides',
    input: { title: 'T', subtitle: 'S', imageUrl: 'https://a.example/a.webp', ctaText: 'Go', ctaLink: '/', order: 1 },
  },
  'an opening': { type: 'JobOpening', path: 'job-openings', input: { title: 'T', summary: 'S' } },
  'a question': { type: 'FaqItem', path: 'faq-items', input: { question: 'Q?', answer: 'A.', order: 1 } },
  'a price': { type: 'PriceItem', path: 'price-items', input: { kind: 'PART', text: 'Panel', price: 100 } },
  'a template': {
    type: 'PriceTemplate',
    path: 'price-templates',
    input: { name: 'N', lines: [{ kind: 'PART', text: 'Panel', unitPrice: 100 }] },
  },
  'a set': { type: 'TvSet', path: 'sets', input: { brand: 'LG' } },
  'a webhook': { type: 'Webhook', input: { url: 'https://8.8.8.8/hook', events: ['REPAIR_CREATED'] } },
  'a campaign': { type: 'Campaign', input: { subject: 'S', body: 'B' } },
};
const IN_REST = Object.entries(THINGS).filter(([, { path }]) => path);

const doors = {
  GraphQL: {
    things: Object.entries(THINGS),
    create: ({ type, input }: Thing, call: Call) =>
      graphql(`mutation ($input: ${type}Input!) { create${type}(input: $input) { id version } }`, { input }, call),
    update: ({ type, input }: Thing, id: string, version: number | null | undefined, call: Call) =>
      graphql(
        `mutation ($id: ID!, $input: ${type}Input!) { update${type}(id: $id, input: $input) { id version } }`,
        { id, input: { ...input, version } },
        call,
      ),
  },
  REST: {
    things: IN_REST,
    create: ({ path, input }: Thing, call: Call) => rest('POST', `/api/admin/${path}`, input, call),
    update: ({ path, input }: Thing, id: string, version: number | null | undefined, call: Call) =>
      rest('PUT', `/api/admin/${path}/${id}`, { ...input, version }, call),
  },
};

const CHANGED = { code: 'CONFLICT', message: 'This was changed by someone else. Reload to see the changes.' };

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it.each(door.things)('%s is changed only by whoever has seen its last change', async (_what, thing) => {
    const call = await app.admin();
    const { id, version } = await door.create(thing, call);
    expect(version).toBe(1);
    expect(await door.update(thing, id!, 1, call)).toMatchObject({ id, version: 2 });
    expect(await door.update(thing, id!, 1, call)).toMatchObject(CHANGED);
    expect(await door.update(thing, id!, 3, call)).toMatchObject(CHANGED);
    expect(await door.update(thing, id!, 2, call)).toMatchObject({ version: 3 });
    // who does not say, is not asked
    expect(await door.update(thing, id!, undefined, call)).toMatchObject({ version: 4 });
    expect(await door.update(thing, id!, null, call)).toMatchObject({ version: 5 });
  });

  it.each(door.things)('of many who change %s at the same time one is heard', async (_what, thing) => {
    const call = await app.admin();
    const { id } = await door.create(thing, call);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => door.update(thing, id!, 1, call)));
    expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(4);
    expect(outcomes.filter(({ version }) => version === 2)).toHaveLength(1);
  });
});

it.each(IN_REST)('REST takes no version of %s that is none', async (_what, thing) => {
  const call = await app.admin();
  const { id } = await doors.REST.create(thing, call);
  const outcome = await doors.REST.update(thing, id!, 1.5, call);
  expect(outcome).toMatchObject({ code: 'BAD_INPUT', fields: { version: 'The version must be a whole number.' } });
});
