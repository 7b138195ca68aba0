// @module-tag database
import { beforeEach, expect, it } from 'vitest';
import { Product } from '../../products/entity.js';
import { buildProduct } from '../../products/factory.js';
import { useTestApp } from '../../testing/testApp.js';
import { containsEveryWord } from './textSearch.js';

const app = useTestApp();

const found = async (search: string) => {
  const products = await app.em.find(
    Product,
    { $and: containsEveryWord('search', search) },
    { orderBy: { id: 'asc' } },
  );
  return products.map(({ name }) => name);
};

const NAMES = ['Café set', 'Cafe\u0301 stand', 'ज\u093cी टिभी', '\u095bी रिमोट', 'UA\u201143T', 'छन\u094d\u200c'];
beforeEach(() => app.save(...NAMES.map((name) => buildProduct({ name }))));

it.each([
  ['café', ['Café set', 'Cafe\u0301 stand']],
  // capitals beyond ASCII are another letter to a database without a locale
  ['CAFe\u0301', ['Café set', 'Cafe\u0301 stand']],
  ['\u095bी', ['ज\u093cी टिभी', '\u095bी रिमोट']],
  ['ज\u093cी', ['ज\u093cी टिभी', '\u095bी रिमोट']],
  ['ua-43t', ['UA\u201143T']],
  ['ua–43t\u200b', ['UA\u201143T']],
  ['छन\u094d', ['छन\u094d\u200c']],
  ['cafe', []],
])('finds what is written in another way: %j', async (search, names) => {
  expect((await found(search)).toSorted()).toEqual(names.toSorted());
});
