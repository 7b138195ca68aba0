import { expect, it } from 'vitest';
import { amount } from './money.js';

const cost = amount('Cost', 1000);

it('is kept to the paisa, so that the same sent again is the same', () => {
  expect(cost.parse(0.1 + 0.2)).toBe(0.3);
  expect(cost.parse(999.99)).toBe(999.99);
});

it.each([
  [0.005, 'Cost can have at most two decimals.'],
  [-0.01, 'Cost cannot be negative.'],
  [1000.01, 'Cost is too high.'],
  ['1', 'Cost must be a number.'],
])('refuses %s', (value, message) => {
  expect(cost.safeParse(value).error?.issues[0]?.message).toBe(message);
});
