import { expect, test } from 'vitest';
import { formatNumber } from './digits';

test('numbers are grouped as in India, with two decimals at most', () => {
  const intl = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
  for (const value of [
    0, 7, 999, 1000, 12_345, 125_000, 9_999_999, 1_234_567_890, 4.5, 0.005, 1234.567, 99_999.999, -1500,
  ]) {
    expect(formatNumber(value, 'en')).toBe(intl.format(value));
  }
  expect(formatNumber(125_000, 'ne')).toBe('१,२५,०००');
});
