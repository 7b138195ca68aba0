import { startOfDay } from '../../admin/kit/days';
import { formatDate } from '../../lib/dates';
import { formatNumber } from '../../lib/digits';

export interface DayValue {
  /** `2026-11-22` */
  day: string;
  value: number;
}

/** What a bar stands for: a day, or some in a row. */
export interface Bar {
  from: string;
  to: string;
  value: number;
}

/**
 * Days put together in bars of so many. They are counted from the last day back, so that only the oldest bar may have fewer.
 */
export function inBars(days: readonly DayValue[], size: number): Bar[] {
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    bars.unshift({ from: part[0]!.day, to: part.at(-1)!.day, value: sum(part) });
  }
  return bars;
}

const sum = (values: readonly { value: number }[]) => values.reduce((total, { value }) => total + value, 0);

export interface Change {
  /** Rounded, never negative. */
  percent: number;
  direction: 'up' | 'down' | 'same';
}

/** By how much a figure differs from what it was; null where there is nothing to compare it with. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || !before) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return { percent: Math.abs(percent), direction: percent === 0 ? 'same' : percent > 0 ? 'up' : 'down' };
}

/** Hours up to two days, then days; with one decimal where that still tells something. */
export function inHoursOrDays(hours: number): { unit: 'hours' | 'days'; amount: number } {
  const unit = hours < 48 ? 'hours' : 'days';
  const amount = unit === 'hours' ? hours : hours / 24;
  return { unit, amount: amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount) };
}

/** 0.754 → '75%', in the digits of the language. */
export const formatShare = (share: number, language: string): string =>
  `${formatNumber(Math.round(share * 100), language)}%`;

/** '22 Nov 2026', or '16 Nov 2026 – 22 Nov 2026'. */
export function formatBar({ from, to }: Bar, language: string): string {
  const [first, last] = [from, to].map((day) => formatDate(startOfDay(day)!, language));
  return first === last ? first! : `${first} – ${last}`;
}

/** The same day without its year, which both calendars write last: for the axis of a chart. */
export const formatShortDay = (day: string, language: string): string =>
  formatDate(startOfDay(day)!, language).replace(/ \S+$/, '');
