import { beforeAll, describe, expect, test } from 'vitest';
import { bikramDate } from './bikram';
import {
  formatDate,
  formatDateTime,
  formatTime,
  fromKathmanduInput,
  setBikramCalendar,
  timeSince,
  toKathmanduInput,
} from './dates';

describe('the wall clock in Kathmandu', () => {
  test('is 5:45 ahead of UTC, both ways', () => {
    expect(toKathmanduInput('2026-07-05T08:45:00.000Z')).toBe('2026-07-05T14:30');
    expect(fromKathmanduInput('2026-07-05T14:30')).toBe('2026-07-05T08:45:00.000Z');
  });

  test('may show another day than UTC does', () => {
    expect(toKathmanduInput('2026-12-31T18:30:00.000Z')).toBe('2027-01-01T00:15');
    expect(formatDate('2026-12-31T18:30:00.000Z', 'en')).toBe('1 Jan 2027');
  });

  test('knows when it was given no time', () => {
    expect(fromKathmanduInput('')).toBeNull();
    expect(fromKathmanduInput('tomorrow')).toBeNull();
    expect(toKathmanduInput('never')).toBe('');
  });
});

describe('dates in words', () => {
  beforeAll(() => setBikramCalendar(bikramDate));

  test('are Gregorian in English', () => {
    expect(formatDateTime('2026-07-05T08:45:00.000Z', 'en')).toBe('5 Jul 2026, 2:30 PM');
  });

  test('read as British English writes days and American English the clock', () => {
    const timeZone = 'Asia/Kathmandu';
    const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
    for (let hours = 0; hours < 366 * 24; hours += 7) {
      const instant = new Date(Date.UTC(2028, 0, 1, hours, hours % 60));
      expect(formatDate(instant, 'en')).toBe(day.format(instant));
      expect(formatTime(instant, 'en')).toBe(clock.format(instant).replace(/\s/u, ' '));
    }
  });

  test('are Bikram Sambat with Devanagari digits in Nepali', () => {
    expect(formatDate('2017-03-28T06:00:00.000Z', 'ne')).toBe('१५ चैत २०७३');
  });

  test('follow the day in Kathmandu, not the one in UTC', () => {
    expect(formatDate('2017-03-27T18:14:00.000Z', 'ne')).toBe('१४ चैत २०७३');
    expect(formatDate('2017-03-27T18:15:00.000Z', 'ne')).toBe('१५ चैत २०७३');
  });

  test('name the part of the day in Nepali', () => {
    expect(formatTime('2026-07-05T01:15:00.000Z', 'ne')).toBe('बिहान ७:००');
    expect(formatTime('2026-07-05T08:45:00.000Z', 'ne')).toBe('दिउँसो २:३०');
    expect(formatTime('2026-07-05T15:00:00.000Z', 'ne')).toBe('राति ८:४५');
  });

  test('fall back to the Gregorian day where the calendar ends', () => {
    expect(formatDate('2190-01-01T06:00:00.000Z', 'ne')).toBe('1 Jan 2190');
  });
});

test('time since, in the steps that are shown', () => {
  const now = new Date('2026-07-05T12:00:00Z');
  const since = (instant: string) => timeSince(instant, now);
  expect(since('2026-07-05T11:59:01Z')).toEqual({ unit: 'now', count: 0 });
  expect(since('2026-07-05T11:01:00Z')).toEqual({ unit: 'minutes', count: 59 });
  expect(since('2026-07-05T11:00:00Z')).toEqual({ unit: 'hours', count: 1 });
  expect(since('2026-07-04T12:00:00Z')).toEqual({ unit: 'days', count: 1 });
  // A server clock a little ahead of ours is no reason to say 'minus one'.
  expect(since('2026-07-05T12:00:30Z')).toEqual({ unit: 'now', count: 0 });
});
