import { DAY_MS, dayAgo, startOfDayAgo } from '../core/fields/moment.js';

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

const before = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);
