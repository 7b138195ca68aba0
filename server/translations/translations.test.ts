import { expect, it } from 'vitest';
import { buildBlogPost } from '../blog/factory.js';
import { PostStatus } from '../blog/enums.js';
import { buildFaqItem } from '../faq/factory.js';
import { buildPage } from '../pages/factory.js';
import { PageSlug } from '../pages/enums.js';
import { buildProduct } from '../products/factory.js';
import { NOW, useTestApp } from '../testing/testApp.js';
import { Translation } from './entity.js';
import { TranslatedKind, TranslationState } from './enums.js';
import { buildTranslation } from './factory.js';

const app = useTestApp();

const QUESTION = 'शनिबार पसल खुल्छ?';

const SAVE = `mutation ($input: TranslationInput!) {
  saveTranslation(input: $input) {
    language translatedInto texts missing
    translation { fields state isShown source isOlder version }
  }
}`;

interface Thing {
  texts: object;
  missing: string[];
  translation: {
    fields: Record<string, unknown>;
    state: string;
    isShown: boolean;
    source: object;
    isOlder: boolean;
    version: number;
  } | null;
}

/** Saves as an admin. */
async function save(input: object): Promise<Thing> {
  const { token } = await app.admin();
  const { data, errors } = await app.viaGraphql<{ saveTranslation: Thing }>(SAVE, { input }, { token });
  expect(errors).toBeUndefined();
  return data.saveTranslation;
}

async function faq(language?: string) {
  const asked = language ? `(language: ${language})` : '';
  const { data } = await app.viaGraphql<{ faqItems: Record<string, unknown>[] }>(
    `{ faqItems${asked} { question answer category language languages } }`,
  );
  return data.faqItems[0];
}

it('shows a published translation text by text to who asks for its language, and to nobody else', async () => {
  const item = buildFaqItem({ question: 'Open on Saturday?', answer: '<p>Yes.</p>' });
  await app.save(item);
  const asWritten = { question: 'Open on Saturday?', answer: '<p>Yes.</p>', category: 'General', language: 'EN' };
  expect(await faq('NE')).toEqual({ ...asWritten, languages: ['EN'] });

  const fields = { question: QUESTION, answer: '  ' };
  const thing = { kind: TranslatedKind.FAQ_ITEM, id: item.id, fields };
  const drafted = await save({ ...thing, state: 'DRAFT' });
  expect(drafted).toMatchObject({
    texts: { question: 'Open on Saturday?', answer: '<p>Yes.</p>', category: 'General' },
    missing: ['answer', 'category'],
    translation: { fields: { question: QUESTION }, state: 'DRAFT', isOlder: false, version: 1 },
  });
  expect(await faq('NE')).toEqual({ ...asWritten, languages: ['EN'] });

  await save({ ...thing, state: 'PUBLISHED', version: 1 });
  expect(await faq('NE')).toEqual({ ...asWritten, question: QUESTION, language: 'NE', languages: ['EN', 'NE'] });
  expect(await faq()).toEqual({ ...asWritten, languages: ['EN', 'NE'] });
  expect(await faq('EN')).toEqual({ ...asWritten, languages: ['EN', 'NE'] });
});

it('answers REST as before, and with ?lang in that language', async () => {
  const item = buildFaqItem();
  await app.save<object>(item, buildTranslation({ thingId: item.id, fields: { question: QUESTION } }));
  const plain = await app.viaRest<Record<string, unknown>[]>('GET', '/api/content/faq-items');
  expect(plain.body[0]).toMatchObject({ question: item.question, language: 'en' });
  expect(plain.body[0]).not.toHaveProperty('languages');
  const { body } = await app.viaRest<object[]>('GET', '/api/content/faq-items?lang=ne');
  expect(body[0]).toMatchObject({ question: QUESTION, answer: item.answer, language: 'ne', languages: ['en', 'ne'] });
  expect((await app.viaRest('GET', '/api/content/faq-items?lang=fr')).status).toBe(400);
});

it('makes a translation safe and refuses what the source would be refused for', async () => {
  const { token } = await app.admin();
  const item = buildFaqItem();
  await app.save(item);
  const thing = { kind: TranslatedKind.FAQ_ITEM, id: item.id, state: 'DRAFT' };
  const { translation } = await save({
    ...thing,
    fields: { answer: '<p onclick="x()">हो<script>x</script></p>', id: '1' },
  });
  expect(translation?.fields).toEqual({ answer: '<p>हो</p>' });
  const { errors } = await app.viaGraphql(
    SAVE,
    { input: { ...thing, fields: { question: 'क'.repeat(501) } } },
    { token },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { question: expect.any(String) } });
});

it('knows when the texts of the source have changed, and goes with it when it is deleted', async () => {
  const { token } = await app.admin();
  const item = buildFaqItem({ question: 'Open on Saturday?', answer: '<p>Yes.</p>', order: 4 });
  await app.save(item);
  const thing = { kind: TranslatedKind.FAQ_ITEM, id: item.id, fields: { question: QUESTION }, state: 'PUBLISHED' };
  const { texts } = await save(thing);
  const change = (input: object) =>
    app.viaGraphql(
      `mutation ($id: ID!, $input: FaqItemInput!) { updateFaqItem(id: $id, input: $input) { id } }`,
      { id: item.id, input: { question: 'Open on Saturday?', answer: '<p>Yes.</p>', order: 4, ...input } },
      { token },
    );
  await change({ order: 1 });
  expect((await save(thing)).translation?.isOlder).toBe(false);
  await change({ question: 'Q?', answer: 'A.' });
  // whoever had the earlier texts before them has translated those
  expect((await save({ ...thing, source: { ...texts, order: 9 } })).translation).toMatchObject({
    isOlder: true,
    source: texts,
  });
  const asked = `{ translatedThings(kind: FAQ_ITEM, ids: ["${item.id}", "x"]) { id translation { isOlder } } }`;
  const { data } = await app.viaGraphql<{ translatedThings: object[] }>(asked, {}, { token });
  expect(data.translatedThings).toEqual([{ id: item.id, translation: { isOlder: true } }]);
  expect(await faq('NE')).toMatchObject({ question: QUESTION, answer: 'A.' });
  await app.viaGraphql(`mutation { deleteFaqItem(id: "${item.id}") }`, {}, { token });
  expect(await app.em.count(Translation)).toBe(0);
});

it('refuses to overwrite what somebody else has saved, and to publish nothing', async () => {
  const { token } = await app.admin();
  const item = buildFaqItem();
  await app.save<object>(item, buildTranslation({ thingId: item.id, fields: { question: QUESTION } }));
  const input = { kind: TranslatedKind.FAQ_ITEM, id: item.id, fields: {}, state: TranslationState.PUBLISHED };
  const codes = await Promise.all(
    [{ version: 7 }, {}].map(async (more) => {
      const { errors } = await app.viaGraphql(SAVE, { input: { ...input, ...more } }, { token });
      return errors?.[0]?.extensions.code;
    }),
  );
  expect(codes).toEqual(['CONFLICT', 'BAD_INPUT']);
});

it('keeps a published translation before visitors until the draft over it is published', async () => {
  const item = buildFaqItem();
  await app.save(item);
  const thing = { kind: TranslatedKind.FAQ_ITEM, id: item.id };
  await save({ ...thing, fields: { question: QUESTION }, state: 'PUBLISHED' });
  const draft = { question: 'के शनिबार पसल खुल्छ?' };
  const { translation } = await save({ ...thing, fields: draft, state: 'DRAFT', version: 1 });
  expect(translation).toMatchObject({ fields: draft, state: 'DRAFT', isShown: true, version: 2 });
  expect(await faq('NE')).toMatchObject({ question: QUESTION, languages: ['EN', 'NE'] });

  const { token } = await app.admin();
  const { data } = await app.viaGraphql<{ setTranslationState: Thing }>(
    `mutation { setTranslationState(kind: FAQ_ITEM, id: "${item.id}", state: PUBLISHED) { translation { state isShown } } }`,
    {},
    { token },
  );
  expect(data.setTranslationState.translation).toEqual({ state: 'PUBLISHED', isShown: true });
  expect(await faq('NE')).toMatchObject({ question: draft.question });
});

it('takes a published translation back with what was written last', async () => {
  const { token } = await app.admin();
  const item = buildFaqItem();
  const draft = { question: 'के शनिबार पसल खुल्छ?' };
  await app.save<object>(item, buildTranslation({ thingId: item.id, fields: { question: QUESTION }, draft }));
  const { data } = await app.viaGraphql(
    `mutation { setTranslationState(kind: FAQ_ITEM, id: "${item.id}", state: DRAFT) { translation { fields state isShown } } }`,
    {},
    { token },
  );
  expect(data).toEqual({ setTranslationState: { translation: { fields: draft, state: 'DRAFT', isShown: false } } });
  expect(await faq('NE')).toMatchObject({ question: item.question, language: 'EN' });
});

it('removes a translation through both doors', async () => {
  const { token } = await app.admin();
  const items = [buildFaqItem(), buildFaqItem()];
  const translations = items.map(({ id }) => buildTranslation({ thingId: id, fields: { question: QUESTION } }));
  await app.save<object>(...items, ...translations);
  const [one, other] = items.map(({ id }) => id);
  const remove = `mutation { removeTranslation(kind: FAQ_ITEM, id: "${one}") { translation { version } missing } }`;
  const { data } = await app.viaGraphql(remove, {}, { token });
  expect(data).toEqual({ removeTranslation: { translation: null, missing: ['question', 'answer', 'category'] } });
  const address = `/api/admin/translations/FAQ_ITEM/${other}`;
  expect((await app.viaRest('DELETE', address, undefined, { token })).body).toMatchObject({ translation: null });
  expect((await app.viaRest('DELETE', address, undefined, { token })).status).toBe(404);
  expect(await app.em.count(Translation)).toBe(0);
});

it('takes a translation back and shows it again', async () => {
  const { token } = await app.admin();
  const item = buildFaqItem();
  await app.save<object>(item, buildTranslation({ thingId: item.id, fields: { question: QUESTION } }));
  expect(await faq('NE')).toMatchObject({ question: QUESTION });
  const set = (state: string) =>
    app.viaGraphql(
      `mutation { setTranslationState(kind: FAQ_ITEM, id: "${item.id}", state: ${state}) { missing } }`,
      {},
      { token },
    );
  await set('DRAFT');
  expect(await faq('NE')).toMatchObject({ question: item.question, language: 'EN' });
  await set('PUBLISHED');
  expect(await faq('NE')).toMatchObject({ question: QUESTION, language: 'NE' });
});

it('reads lists of posts and products in a language with the things themselves, and searches both', async () => {
  const post = buildBlogPost({ title: 'Dark corners', status: PostStatus.Published });
  const product = buildProduct({ name: 'Stand' });
  await app.save<object>(
    post,
    product,
    buildTranslation({
      kind: TranslatedKind.BLOG_POST,
      thingId: post.id,
      fields: { title: 'अँध्यारो कुना', fullContentBlocks: [{ type: 'text', content: '<p>बत्ती</p>' }] },
      searched: 'अँध्यारो कुना',
    }),
    buildTranslation({ kind: TranslatedKind.PRODUCT, thingId: product.id, fields: { name: 'स्ट्यान्ड' } }),
  );
  const { data } = await app.viaGraphql(
    `{ blogPosts(language: NE, search: "कुना") { edges { node { title author language fullContentBlocks { ... on TextBlock { content } } } } }
      products(language: NE) { edges { node { name description language } } } product(id: "${product.id}", language: NE) { name } }`,
  );
  expect(data).toEqual({
    blogPosts: {
      edges: [
        {
          node: {
            title: 'अँध्यारो कुना',
            author: post.author,
            language: 'NE',
            fullContentBlocks: [{ content: '<p>बत्ती</p>' }],
          },
        },
      ],
    },
    products: { edges: [{ node: { name: 'स्ट्यान्ड', description: product.description, language: 'NE' } }] },
    product: { name: 'स्ट्यान्ड' },
  });
  const written = await app.viaGraphql('{ products(language: NE) { edges { node { name language } } } }');
  expect(written.data).toEqual({ products: { edges: [{ node: { name: 'स्ट्यान्ड', language: 'NE' } }] } });
  const asWritten = await app.viaGraphql('{ blogPosts(search: "dark") { edges { node { title language } } } }');
  expect(asWritten.data).toEqual({ blogPosts: { edges: [{ node: { title: 'Dark corners', language: 'EN' } }] } });
});

it('finds the texts of a page by the ids of its items', async () => {
  const { token } = await app.admin();
  const items = ['One', 'Two'].map((title, order) => ({
    id: `0000000${order}-0000-4000-8000-000000000000`,
    iconIdentifier: 'tv',
    title,
    description: `${title}.`,
    order,
  }));
  const content = { header: { title: 'Services', subtitle: null }, body: null, serviceItems: items };
  await app.save(buildPage(PageSlug.SERVICES, content, NOW));
  const fields = { header: { title: 'सेवा' }, serviceItems: [{ id: items[1]!.id, title: 'दुई', order: 9 }] };
  const { missing, translation } = await save({ kind: 'PAGE', id: 'services', fields, state: 'PUBLISHED' });
  expect(translation?.fields).toEqual({ header: { title: 'सेवा' }, serviceItems: [{ id: items[1]!.id, title: 'दुई' }] });
  expect(missing).toEqual([
    `serviceItems.${items[0]!.id}.title`,
    `serviceItems.${items[0]!.id}.description`,
    `serviceItems.${items[1]!.id}.description`,
  ]);
  const { data } = await app.viaGraphql(
    '{ servicesPage(language: NE) { language languages header { title } serviceItems { title description order } } }',
    {},
    { token },
  );
  expect(data).toEqual({
    servicesPage: {
      language: 'NE',
      languages: ['EN', 'NE'],
      header: { title: 'सेवा' },
      serviceItems: [
        { title: 'One', description: 'One.', order: 0 },
        { title: 'दुई', description: 'Two.', order: 1 },
      ],
    },
  });
  const { body } = await app.viaRest<object>('GET', '/api/content/services?lang=ne');
  expect(body).toMatchObject({ language: 'ne', languages: ['en', 'ne'], header: { title: 'सेवा' } });
  expect((await app.viaRest<object>('GET', '/api/content/services')).body).not.toHaveProperty('language');
});
