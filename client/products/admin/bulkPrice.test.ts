import { expect, test } from 'vitest';
import { priceRule } from './bulkPrice';

test.each([
  ['10%', 12_500, 13_750],
  ['-10 %', 999, 899],
  ['+500', 12_500, 13_000],
  ['-500', 300, 0],
  ['+0.10', 0.2, 0.3],
  ['1,25,000', 3, 125_000],
  ['-100%', 500, 0],
  ['99999999%', 99_999_999, 99_999_999],
])('%s of Rs. %d is Rs. %d', (typed, price, expected) => {
  expect(priceRule(typed)?.(price)).toBe(expected);
});

test.each(['', 'cheap', '%', '10%%', '1e9', '--5', '1.234'])('%j makes no sense', (typed) => {
  expect(priceRule(typed)).toBeNull();
});
