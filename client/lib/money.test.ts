import { expect, test } from 'vitest';
import { decimalRupees, formatMoney } from './money';

test('money has two decimals where there are paisa, and none where there are not', () => {
  expect([0, 1500, 125_000, 19.5, 19.99, 125_000.4, 2.999].map((rupees) => formatMoney(rupees, 'en'))).toEqual([
    'Rs. 0',
    'Rs. 1,500',
    'Rs. 1,25,000',
    'Rs. 19.50',
    'Rs. 19.99',
    'Rs. 1,25,000.40',
    'Rs. 3',
  ]);
  expect(formatMoney(125_000.5, 'ne')).toBe('रु. १,२५,०००.५०');
});

test('so it stands in a field', () => {
  expect([1500, 19.5].map(decimalRupees)).toEqual(['1500', '19.50']);
});
