// @module-tag database
import { expect, it } from 'vitest';
import { amount, rupees, rupeesCell } from './money.js';

const cost = amount('Cost', 1000);

it('is kept to the paisa, so that the same sent again is the same', () => {
  expect(cost.parse(0.1 + 0.2)).toBe(0.3);
  expect(cost.parse(999.99)).toBe(999.99);
});

it.each([
  [undefined, 'Cost must be a number.'],
  [0.005, 'Cost can have at most two decimals.'],
  [-0.01, 'Cost cannot be negative.'],
  [1000.01, 'Cost is too high.'],
  ['1', 'Cost must be a number.'],
])('refuses %s', (value, message) => {
  expect(cost.safeParse(value).error?.issues[0]?.message).toBe(message);
});

it('takes every amount of paisa', () => {
  const all = Array.from({ length: 10_001 }, (_, paisa) => paisa / 100);
  expect(all.filter((value) => !cost.safeParse(value).success)).toEqual([]);
  expect(amount('Price', 99_999_999).parse(99_999_998.99)).toBe(99_999_998.99);
});

it('says of what is no number something else than of what is missing', () => {
  const price = amount('Price', 1000, 'Price is required.');
  const messages = [undefined, null, '', '19.99'].map((value) => price.safeParse(value).error?.issues[0]?.message);
  expect(messages).toEqual([...Array(3).fill('Price is required.'), 'Price must be a number.']);
});

it('is read with two decimals where there are paisa', () => {
  expect([0, 125_000, 19.5, 125_000.4].map(rupees)).toEqual(['Rs. 0', 'Rs. 1,25,000', 'Rs. 19.50', 'Rs. 1,25,000.40']);
  expect([null, 0, 125_000, 19.5].map(rupeesCell)).toEqual([null, '0', '125000', '19.50']);
});
