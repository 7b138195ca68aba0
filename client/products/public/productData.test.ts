import { expect, test } from 'vitest';
import { product } from '../testing/products';
import { expectRichResult } from '../../testing/richResults';
import { brandIn } from './brands';
import { productData } from './productData';

const rating = { average: 4.25, count: 4 };
const dataOf = (change: Parameters<typeof product>[0]) => productData(product(change) as never);

test('what has no price is rated, and what has no rating has a price; of what has neither there is nothing to say', () => {
  expect(dataOf({ price: 0, rating })).toMatchObject({ aggregateRating: { ratingValue: '4.3', reviewCount: 4 } });
  expect(dataOf({ price: 0, rating })).not.toHaveProperty('offers');
  expect(dataOf({ price: 500 })).toMatchObject({ offers: { price: 500, priceCurrency: 'NPR' } });
  expect(dataOf({ price: 500 })).not.toHaveProperty('aggregateRating');
  expect(dataOf({ price: 0 })).toBeNull();
  for (const change of [{ price: 0, rating }, { price: 500 }]) expectRichResult(dataOf(change));
});

test('what was never pictured has no pictures', () => {
  expect(dataOf({ imageUrls: [] })).not.toHaveProperty('image');
  expect(dataOf({})).toHaveProperty('image', [
    expect.objectContaining({ url: expect.stringMatching(/^http/) }),
    expect.objectContaining({ url: expect.stringMatching(/^http/) }),
  ]);
});

test.each([
  ['AVAILABLE', 'InStock'],
  ['RESERVED', 'LimitedAvailability'],
  ['SOLD', 'SoldOut'],
] as const)('what is %s is offered as %s', (availability, word) => {
  expect(dataOf({ availability })).toMatchObject({ offers: { availability: `https://schema.org/${word}` } });
});

test('a set that was tested and graded is a refurbished one, with the warranty that it is sold with', () => {
  const months = { '@type': 'QuantitativeValue', value: 6, unitCode: 'MON' };
  expect(dataOf({ grade: 'B', warrantyMonths: 6, condition: 'UsedGood' })).toMatchObject({
    offers: { itemCondition: 'https://schema.org/RefurbishedCondition', warranty: { durationOfWarranty: months } },
  });
  expect(dataOf({ grade: null, warrantyMonths: null, condition: 'UsedGood' })).toMatchObject({
    offers: { itemCondition: 'https://schema.org/UsedCondition' },
  });
  expect(dataOf({ warrantyMonths: 0 })).not.toHaveProperty('offers.warranty');
});

test.each([
  ['Sony Bravia 55', 'Sony'],
  ['SAMSUNG 43" remote', 'Samsung'],
  ['T-Con board for LG 49LJ', 'LG'],
  ['Remote with mi button', undefined],
  ['Wall bracket', undefined],
])('%s is made by %s', (name, brand) => expect(brandIn(name)).toBe(brand));
