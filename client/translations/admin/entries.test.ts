import { expect, test } from 'vitest';
import { documentOf, entriesOf, type TranslatedThing, valuesOf } from './entries';
import type { TranslatedKind } from './translations.gen';

const thing = (kind: TranslatedKind, texts: object, fields: object | null = null, source: object = texts) =>
  ({
    kind,
    id: 'a',
    language: 'EN',
    translatedInto: 'NE',
    texts,
    translation: fields && { version: 1, state: 'DRAFT', isShown: false, isOlder: true, fields, source },
  }) as unknown as TranslatedThing;

const TEXT = { type: 'text', content: '<p>One.</p>' };
const PICTURE = { type: 'image', imageUrlsIndex: 0, altText: 'A board', caption: '' };

test('items of lists are told by their ids, also in another order', () => {
  const texts = {
    header: { title: 'Services' },
    serviceItems: [
      { id: 'x', title: 'Screens' },
      { id: 'y', title: 'Boards', description: 'We mend them.' },
    ],
  };
  const fields = { serviceItems: [{ id: 'y', title: 'बोर्ड' }] };
  const values = valuesOf(thing('PAGE', texts, fields));
  expect(values).toEqual({
    'header/title': '',
    'serviceItems/x/title': '',
    'serviceItems/y/title': 'बोर्ड',
    'serviceItems/y/description': '',
  });
  expect(documentOf(texts, values)).toEqual(fields);
});

test('the parts of a post are translated whole, with the source where nothing is written', () => {
  const texts = { title: 'Dark corners', fullContentBlocks: [TEXT, PICTURE] };
  expect(documentOf(texts, { title: ' ' })).toEqual({});
  const fields = documentOf(texts, { 'fullContentBlocks/1/altText': 'बोर्ड' });
  expect(fields).toEqual({ fullContentBlocks: [TEXT, { ...PICTURE, altText: 'बोर्ड' }] });
  const entries = entriesOf(thing('BLOG_POST', texts, fields));
  expect(entries.map(({ kind, translated }) => [kind, translated])).toEqual([
    ['line', ''],
    ['rich', ''],
    ['line', 'बोर्ड'],
  ]);
});

test('a translated part goes with its source where others come before it', () => {
  const before = { fullContentBlocks: [TEXT] };
  const fields = { fullContentBlocks: [{ ...TEXT, content: '<p>एक।</p>' }] };
  const now = { fullContentBlocks: [{ type: 'text', content: '<p>Zero.</p>' }, TEXT] };
  const [added, old] = entriesOf(thing('BLOG_POST', now, fields, before));
  expect(added).toMatchObject({ translated: '', before: null });
  expect(old).toMatchObject({ translated: '<p>एक।</p>', before: undefined });
});

test('lists of lines keep their places', () => {
  const texts = { responsibilities: ['Repair', 'Clean'] };
  const fields = documentOf(texts, { 'responsibilities/1': 'सफा' });
  expect(fields).toEqual({ responsibilities: ['Repair', 'सफा'] });
  expect(valuesOf(thing('JOB_OPENING', texts, fields))).toEqual({
    'responsibilities/0': '',
    'responsibilities/1': 'सफा',
  });
});
