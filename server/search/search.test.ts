import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PRODUCTS } from '../demo/products.js';
import { buildFaqItem } from '../faq/factory.js';
import { starterFaqItems } from '../faq/starter.js';
import { starterPages } from '../pages/starter/index.js';
import { buildProduct } from '../products/factory.js';
import { useTestApp } from '../testing/testApp.js';
import { TranslatedKind } from '../translations/enums.js';
import { buildTranslation } from '../translations/factory.js';

const app = useTestApp();

interface Hit {
  kind: string;
  id: string;
  title: string;
  snippet: string;
  language: string;
}

async function find(search: string, language?: string): Promise<Hit[]> {
  const { data, errors } = await app.viaGraphql<{ siteSearch: Hit[] }>(
    'query ($search: String!, $language: Language) { siteSearch(search: $search, language: $language) { kind id title snippet language } }',
    { search, language },
  );
  expect(errors).toBeUndefined();
  return data.siteSearch;
}

describe('in the demo shop', () => {
  beforeEach(async () => {
    const products = DEMO_PRODUCTS.map(({ name, description, price, category, condition, isHidden = false }) =>
      buildProduct({ name, description, price, category, condition, isPublished: !isHidden }),
    );
    await app.save<object>(...starterPages(app.now), ...starterFaqItems(), ...products);
  });

  it.each([
    ['a word', 'bravia', 'PRODUCT', /Sony Bravia/],
    ['a misspelt word', 'bravai', 'PRODUCT', /Sony Bravia/],
    ['a word that is only begun', 'warran', 'PAGE', /Warranty/],
    ['a word of the trade, by its meaning', 'मर्मत कति दिन', 'QUESTION', /How long does a repair take/],
    ['Nepali with Latin letters', 'marmat garna kati din', 'QUESTION', /How long does a repair take/],
  ])('%s finds what speaks of it', async (_what, search, kind, title) => {
    const hits = await find(search);
    expect(hits.find((hit) => hit.kind === kind)?.title).toMatch(title);
  });

  it('says what it is, and begins to say what it says', async () => {
    const [hit] = await find('warranty information');
    expect(hit).toMatchObject({ kind: 'PAGE', id: 'warranty-info', language: 'EN' });
    expect(hit!.snippet.length).toBeGreaterThan(20);
    expect(hit!.snippet.length).toBeLessThanOrEqual(161);
    expect(hit!.snippet).not.toContain('<');
  });

  it('finds nothing for a blank, for small words and for what nobody speaks of, and at most five of a kind', async () => {
    for (const search of ['', '   ', 'the', 'zzyzx']) expect(await find(search)).toEqual([]);
    const kinds = (await find('tv')).map(({ kind }) => kind);
    for (const kind of ['QUESTION', 'PRODUCT', 'PAGE'])
      expect(kinds.filter((each) => each === kind).length).toBeLessThanOrEqual(5);
  });

  it('refuses more than 100 characters with a sentence', async () => {
    const answer = await app.viaRest('GET', `/api/search?search=${'x'.repeat(101)}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', message: 'Search can have at most 100 characters.' },
    });
  });
});

it('finds only what guests may see', async () => {
  await app.save(
    buildProduct({ name: 'Gramophone for sale' }),
    buildProduct({ name: 'Gramophone to come', isPublished: false }),
    buildProduct({ name: 'Gramophone in the bin', deletedAt: new Date() }),
  );
  const { token } = await app.admin();
  expect((await find('gramophone')).map(({ title }) => title)).toEqual(['Gramophone for sale']);
  const { body } = await app.viaRest<Hit[]>('GET', '/api/search?search=gramophone', undefined, { token });
  expect(body.map(({ title }) => title)).toEqual(['Gramophone for sale']);
});

it('searches and answers in the language of the reader', async () => {
  const item = buildFaqItem({ question: 'Is parking free?', answer: '<p>Yes, for <b>all</b>.</p>' });
  await app.save(item);
  const fields = { question: 'पार्किङ निःशुल्क हो?', answer: '<p>हो।</p>' };
  await app.save(buildTranslation({ kind: TranslatedKind.FAQ_ITEM, thingId: item.id, fields }));
  expect(await find('पार्किङ', 'NE')).toEqual([
    { kind: 'QUESTION', id: item.id, title: 'पार्किङ निःशुल्क हो?', snippet: 'हो।', language: 'NE' },
  ]);
  expect(await find('parking', 'EN')).toMatchObject([
    { title: 'Is parking free?', snippet: 'Yes, for all.', language: 'EN' },
  ]);
  const { body } = await app.viaRest<Hit[]>('GET', '/api/search?search=parking&lang=en');
  expect(body).toMatchObject([{ kind: 'QUESTION', id: item.id, language: 'en' }]);
});
