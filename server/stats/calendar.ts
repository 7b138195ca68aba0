import { KATHMANDU_AHEAD_MS } from '../core/fields/moment.js';

const DAY_MS = 24 * 60 * 60_000;

/** Today and the days before it in Kathmandu, with an equally long stretch before them to compare with. */
export interface Span {
  /** All days of it, the oldest first, as '2026-11-22'. */
  days: string[];
  /** When the oldest of them began. */
  from: Date;
  /** The earlier stretch ends as early in its last day as it is now, so that no half day is compared with a whole one. */
  previousFrom: Date;
  previousTo: Date;
}

/** The span of so many days that ends now. */
export function spanOf(days: number, now: Date): Span {
  const from = startOfDayAgo(days - 1, now);
  return {
    days: Array.from({ length: days }, (_, index) => dayAgo(days - 1 - index, now)),
    from,
    previousFrom: before(from, days),
    previousTo: before(now, days),
  };
}

/** The day so many days ago, as '2026-11-22'. */
export function dayAgo(days: number, now: Date): string {
  return new Date(now.getTime() + KATHMANDU_AHEAD_MS - days * DAY_MS).toISOString().slice(0, 10);
}

/** When that day began. */
export function startOfDayAgo(days: number, now: Date): Date {
  return new Date(new Date(dayAgo(days, now)).getTime() - KATHMANDU_AHEAD_MS);
}

const before = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);
