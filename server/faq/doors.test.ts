import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { outcomesOf } from '../testing/outcomes.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { FaqItem } from './entity.js';
import { buildFaqItem } from './factory.js';

const app = useTestApp();

const FIELDS = '{ id question answer category order }';

const { graphql, rest } = outcomesOf<FaqItem>(app);

const doors = {
  GraphQL: {
    create: (input: object, call?: Call) =>
      graphql(`mutation ($input: FaqItemInput!) { createFaqItem(input: $input) ${FIELDS} }`, { input }, call),
    update: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: FaqItemInput!) { updateFaqItem(id: $id, input: $input) ${FIELDS} }`,
        { id, input },
        call,
      ),
    remove: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteFaqItem(id: $id) }', { id }, call),
    list: async () => (await app.viaGraphql<{ faqItems: FaqItem[] }>(`{ faqItems ${FIELDS} }`)).data.faqItems,
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', '/api/content/faq-items', input, call),
    update: (id: string, input: object, call?: Call) => rest('PUT', `/api/admin/faq-items/${id}`, input, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/faq-items/${id}`, undefined, call),
    list: async () => (await app.viaRest<FaqItem[]>('GET', '/api/content/faq-items')).body,
  },
};

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('everybody reads the questions in order; equal orders by question', async () => {
    await app.save(
      buildFaqItem({ question: 'C', order: 2 }),
      buildFaqItem({ question: 'B', order: 1 }),
      buildFaqItem({ question: 'A', order: 1 }),
    );
    expect((await door.list()).map(({ question }) => question)).toEqual(['A', 'B', 'C']);
  });

  it('an admin adds, changes and takes away a question, and the log says so', async () => {
    const { token } = await app.admin();
    const made = await door.create({ question: 'Why?', answer: '<p>Because.</p>', order: 3 }, { token });
    expect(made).toMatchObject({ question: 'Why?', answer: '<p>Because.</p>', category: 'General', order: 3 });
    const changed = await door.update(
      made.id!,
      { question: 'Why not?', answer: 'So.', category: 'Care', order: 1 },
      { token },
    );
    expect(changed).toMatchObject({ id: made.id, question: 'Why not?', category: 'Care', order: 1 });
    expect(await door.remove(made.id!, { token })).toMatchObject({ id: made.id });
    expect(await door.list()).toEqual([]);
    await app.settle();
    // all at the same moment of the test's clock
    const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
    expect(log.map(({ actionType, targetId }) => [actionType, targetId])).toEqual([
      ['FAQ_ITEM_CREATE', made.id],
      ['FAQ_ITEM_DELETE', made.id],
      ['FAQ_ITEM_UPDATE', made.id],
    ]);
  });

  it('a new question without an order goes to the end', async () => {
    await app.save(buildFaqItem(), buildFaqItem());
    const { token } = await app.admin();
    expect(await door.create({ question: 'Q', answer: 'A' }, { token })).toMatchObject({ order: 2 });
  });

  it('takes what is dangerous out of an answer, and leaves a question as it was typed', async () => {
    const { token } = await app.admin();
    const html = '<p onclick="x()">Hi<script>alert(1)</script></p>';
    expect(await door.create({ question: html, answer: html }, { token })).toMatchObject({
      question: html,
      answer: '<p>Hi</p>',
    });
  });

  it.each<[string, object, string]>([
    ['a question', { question: ' ', answer: 'A', order: 0 }, 'question'],
    ['an answer', { question: 'Q', answer: '', order: 0 }, 'answer'],
    [
      'an answer that is left when it is made safe',
      { question: 'Q', answer: '<script>x</script>', order: 0 },
      'answer',
    ],
    ['an order', { question: 'Q', answer: 'A' }, 'order'],
    ['an order that fits', { question: 'Q', answer: 'A', order: 2 ** 31 - 1 + 1 }, 'order'],
  ])('a change needs %s', async (_what, input, field) => {
    const { token } = await app.admin();
    const [item] = await app.save(buildFaqItem());
    const outcome = await door.update(item!.id, input, { token });
    expect(outcome.code).toBe('BAD_INPUT');
    // a number that is no GraphQL Int is refused before our own rules see it
    expect(Object.keys(outcome.fields ?? { [field]: '' })).toEqual([field]);
  });

  it.each([
    ['no question', { question: ' ', answer: 'A' }, 'question'],
    ['no answer', { question: 'Q', answer: '' }, 'answer'],
  ])('a new item with %s hears the sentence of the page editor', async (_what, input, field) => {
    const { token } = await app.admin();
    const message = 'Question and answer are required';
    expect(await door.create(input, { token })).toMatchObject({
      code: 'BAD_INPUT',
      message,
      fields: { [field]: message },
    });
  });

  it.each(['not-an-id', newUuid()])('there is no question %s', async (id) => {
    const { token } = await app.admin();
    const missing = { code: 'NOT_FOUND', message: 'FAQ item not found.' };
    expect(await door.update(id, { question: 'Q', answer: 'A', order: 0 }, { token })).toMatchObject(missing);
    expect(await door.remove(id, { token })).toMatchObject(missing);
  });

  it('nobody else writes', async () => {
    const [item] = await app.save(buildFaqItem());
    const { token } = await app.signedIn();
    const attempts = (call?: Call) => [
      door.create({ question: 'Q', answer: 'A' }, call),
      door.update(item!.id, { question: 'Q', answer: 'A', order: 0 }, call),
      door.remove(item!.id, call),
    ];
    for (const refused of await Promise.all(attempts())) expect(refused.code).toBe('UNAUTHENTICATED');
    for (const refused of await Promise.all(attempts({ token }))) expect(refused.code).toBe('FORBIDDEN');
    expect(await app.em.count(FaqItem, { question: item!.question })).toBe(1);
  });
});

it('REST pages the list and counts it', async () => {
  await app.save(...[0, 1, 2].map((order) => buildFaqItem({ order, question: `Q${order}` })));
  const { headers, body } = await app.viaRest<FaqItem[]>('GET', '/api/content/faq-items?limit=1&offset=1');
  expect([headers.get('X-Total-Count'), body.map(({ question }) => question)]).toEqual(['3', ['Q1']]);
});

it('REST adds a question at its place, which must be said', async () => {
  const { token } = await app.admin();
  const add = (body: object) => rest('POST', '/api/admin/faq-items', body, { token });
  expect(await add({ question: 'Q', answer: 'A' })).toMatchObject({
    code: 'BAD_INPUT',
    fields: { order: 'Order is required.' },
  });
  expect(await add({ question: ' ', answer: 'A', order: 1 })).toMatchObject({ message: 'Question is required.' });
  const made = await add({ question: 'Q', answer: 'A', order: 7 });
  expect(made).toMatchObject({ question: 'Q', category: 'General', order: 7 });
  await app.settle();
  expect(await app.em.count(ActivityLog, { actionType: 'FAQ_ITEM_CREATE', targetId: made.id! })).toBe(1);
});
