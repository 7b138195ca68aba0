import { describe, expect, it } from 'vitest';
import { changedPart } from './changedPart';
import { pathLabel } from './fieldLabel';
import { differences, isSame, merge, suggested } from './merge';

const base = {
  title: 'Services',
  header: { title: 'Our work', subtitle: null },
  serviceItems: [
    { id: 'a', title: 'Screen', order: 0 },
    { id: 'b', title: 'Power', order: 1 },
  ],
  brands: ['Sony', 'LG'],
};

describe('two versions', () => {
  it('become one: mine where I changed something, theirs otherwise', () => {
    const mine = {
      ...base,
      header: { title: 'What we do', subtitle: null },
      serviceItems: [...base.serviceItems, { id: 'local-1', title: 'Sound', order: 2 }],
    };
    const theirs = {
      ...base,
      title: 'Repairs',
      serviceItems: [{ id: 'a', title: 'Screens', order: 0 }],
      brands: ['Sony'],
    };
    expect(merge(base, mine, theirs, suggested)).toEqual({
      title: 'Repairs',
      header: { title: 'What we do', subtitle: null },
      // what they deleted is gone, what I added is there, what they renamed has its new name
      serviceItems: [
        { id: 'a', title: 'Screens', order: 0 },
        { id: 'local-1', title: 'Sound', order: 2 },
      ],
      brands: ['Sony'],
    });
  });

  it('are told apart field by field, in words', () => {
    const mine = { ...base, serviceItems: [{ id: 'a', title: 'My screen', order: 0 }, base.serviceItems[1]!] };
    const theirs = { ...base, serviceItems: [{ id: 'a', title: 'Their screen', order: 0 }] };
    const found = differences(base, mine, theirs);
    expect(found.map(({ path, contested }) => [pathLabel(path), contested])).toEqual([
      ['Service items › My screen › Title', true],
      ['Service items › Power', false],
    ]);
    expect(found.map(suggested)).toEqual(['mine', 'theirs']);
  });

  it('keep what I deleted deleted, and give it back on demand', () => {
    const mine = { ...base, serviceItems: [base.serviceItems[0]!] };
    const theirs = { ...base, title: 'Repairs' };
    expect(merge(base, mine, theirs, suggested)).toEqual({ ...mine, title: 'Repairs' });
    expect(merge(base, mine, theirs, () => 'theirs')).toEqual(theirs);
  });

  it('take a section of another type whole', () => {
    const section = (type: string) => ({ sections: [{ id: 's', type, [type]: 'x' }] });
    const merged = merge(section('one'), section('two'), section('three'), () => 'theirs');
    expect(merged).toEqual(section('three'));
  });

  it('are the same whatever the order of their keys', () => {
    expect(isSame({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(isSame([], {})).toBe(false);
  });
});

it('of two texts only the part that differs is marked', () => {
  expect(changedPart('<p>Six months on parts.</p>', '<p>Seven months on parts.</p>')).toEqual({
    before: '<p>',
    changed: 'Six ',
    after: 'months on parts.</p>',
  });
  expect(changedPart('one two', 'one two three')).toEqual({ before: 'one ', changed: 'two', after: '' });
  expect(changedPart(`${'a '.repeat(200)}b`, `${'a '.repeat(200)}c`).before).toHaveLength(161);
});

it('names fields as people read them', () => {
  expect(pathLabel(['closingCta', 'cta1Text'])).toBe('Closing button › Button 1 text');
  expect(pathLabel(['header', 'backgroundImageUrl'])).toBe('Header › Background image address');
  expect(pathLabel(['items', { item: '', at: 2 }])).toBe('Items › 3');
});
