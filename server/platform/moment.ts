/** Nepal's only time zone, by its name. */
export const KATHMANDU = 'Asia/Kathmandu';

/** It is 5 h 45 min ahead of UTC and knows no summer time, so each of its days has 24 hours. */
export const KATHMANDU_AHEAD_MS = (5 * 60 + 45) * 60_000;

/** Whether the database and an ISO text without a sign can hold this moment; a date that is half typed begins in the year 0. */
export const isStorable = (time: Date): boolean => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

/** The same day of the next year, at the same time. */
export function yearAfter(time: Date): Date {
  const later = new Date(time);
  later.setUTCFullYear(time.getUTCFullYear() + 1);
  return later;
}
