import { describe, expect, it } from 'vitest';
import { afterQuietHours, isQuiet, type QuietHours } from './quietHours.js';

const NIGHT: QuietHours = { from: 20 * 60, until: 8 * 60 };
const NOON: QuietHours = { from: 12 * 60, until: 13 * 60 };

/** A moment by Kathmandu's clock. */
const at = (clock: string) => new Date(`2026-06-15T${clock}+05:45`);

describe('the night from 20:00 to 08:00 in Kathmandu', () => {
  it.each([
    ['07:59:59', true],
    ['08:00:00', false],
    ['12:00:00', false],
    ['19:59:59', false],
    ['20:00:00', true],
    ['23:59:59', true],
    ['00:00:00', true],
  ])('at %s is quiet: %s', (clock, quiet) => {
    expect(isQuiet(NIGHT, at(clock))).toBe(quiet);
  });

  it.each([
    ['2026-06-15T20:00:00+05:45', '2026-06-16T08:00:00+05:45'],
    ['2026-06-15T23:30:40+05:45', '2026-06-16T08:00:00+05:45'],
    ['2026-06-16T00:00:00+05:45', '2026-06-16T08:00:00+05:45'],
    ['2026-06-16T07:59:59.999+05:45', '2026-06-16T08:00:00+05:45'],
    ['2026-06-16T08:00:00+05:45', '2026-06-16T08:00:00+05:45'],
    ['2026-06-16T19:59:59+05:45', '2026-06-16T19:59:59+05:45'],
  ])('what is written at %s goes at %s', (written, goes) => {
    expect(afterQuietHours(NIGHT, new Date(written))).toEqual(new Date(goes));
  });
});

it('hours within one day, and none at all', () => {
  expect([isQuiet(NOON, at('12:30:00')), isQuiet(NOON, at('13:00:00')), isQuiet(null, at('03:00:00'))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(afterQuietHours(NOON, at('12:30:00'))).toEqual(at('13:00:00'));
  expect(afterQuietHours(null, at('03:00:00'))).toEqual(at('03:00:00'));
});
