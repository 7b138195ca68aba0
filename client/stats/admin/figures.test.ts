import { describe, expect, it } from 'vitest';
import { changeOf, formatBar, formatShare, formatShortDay, inBars, inHoursOrDays } from './figures';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    value: index + 1,
  }));

describe('inBars', () => {
  it('leaves days alone where a bar is a day', () => {
    expect(inBars(days(2), 1)).toEqual([
      { from: '2026-11-01', to: '2026-11-01', value: 1 },
      { from: '2026-11-02', to: '2026-11-02', value: 2 },
    ]);
  });

  it('the newest bars are full, the oldest has what is left', () => {
    expect(inBars(days(16), 7)).toEqual([
      { from: '2026-11-01', to: '2026-11-02', value: 3 },
      { from: '2026-11-03', to: '2026-11-09', value: 42 },
      { from: '2026-11-10', to: '2026-11-16', value: 91 },
    ]);
    expect(inBars(days(14), 7)).toHaveLength(2);
    expect(inBars([], 7)).toEqual([]);
  });
});

it.each([
  [150, 100, { percent: 50, direction: 'up' }],
  [75, 100, { percent: 25, direction: 'down' }],
  [0, 100, { percent: 100, direction: 'down' }],
  [100.3, 100, { percent: 0, direction: 'same' }],
  [5, 0, null],
  [5, null, null],
  [null, 5, null],
])('from %s to what it was, %s: %j', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

it.each([
  [0.26, 'hours', 0.3],
  [9.96, 'hours', 10],
  [47.4, 'hours', 47],
  [48, 'days', 2],
  [61, 'days', 2.5],
  [24 * 31.4, 'days', 31],
] as const)('%s hours read as %s: %s', (hours, unit, amount) => {
  expect(inHoursOrDays(hours)).toEqual({ unit, amount });
});

it('speaks of days and shares in the language of the page', () => {
  const bar = { from: '2026-11-16', to: '2026-11-22', value: 3 };
  expect(formatBar(bar, 'en')).toBe('16 Nov 2026 – 22 Nov 2026');
  expect(formatBar({ ...bar, from: bar.to }, 'en')).toBe('22 Nov 2026');
  expect(formatShortDay('2026-11-22', 'en')).toBe('22 Nov');
  expect([formatShare(0.754, 'en'), formatShare(1, 'ne')]).toEqual(['75%', '१००%']);
});
