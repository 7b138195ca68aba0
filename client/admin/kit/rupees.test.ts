import { expect, test } from 'vitest';
import { parseRupees, rupeesRule, typedRupees } from './rupees';

test('an amount is read however it is typed', () => {
  expect(parseRupees('')).toBeNull();
  expect(parseRupees('  ')).toBeNull();
  expect(parseRupees('1,25,000')).toBe(125000);
  expect(parseRupees('Rs. 1,500.50')).toBe(1500.5);
  expect(parseRupees('१५००')).toBe(1500);
  expect(parseRupees('\u202aRs.\u00a01,500\u202c')).toBe(1500);
  expect(parseRupees('about 500')).toBeNaN();
});

test('what is no amount is refused in the words of the server; nothing at all is allowed', () => {
  const rule = rupeesRule('Estimated cost');
  expect(rule('')).toBeUndefined();
  expect(rule('2500')).toBeUndefined();
  expect(rule('two')).toBe('Estimated cost must be a number.');
  expect(rule('-1')).toBe('Estimated cost cannot be negative.');
  expect(rule('\u22121')).toBe('Estimated cost cannot be negative.');
});

test('zero is an amount', () => {
  expect(typedRupees(0)).toBe('0');
  expect(typedRupees(null)).toBe('');
});
