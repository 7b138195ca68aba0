/** Nepal's only time zone, by its name. */
export const KATHMANDU = 'Asia/Kathmandu';

/** It is 5 h 45 min ahead of UTC and knows no summer time, so each of its days has 24 hours. */
export const KATHMANDU_AHEAD_MS = (5 * 60 + 45) * 60_000;

export const DAY_MS = 24 * 60 * 60_000;

/** Whether the database and an ISO text without a sign can hold this moment; a date that is half typed begins in the year 0. */
export const isStorable = (time: Date): boolean => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

/** A moment as a spreadsheet of any country reads it, by the shop's clock: '2026-11-28 14:05'. */
export const minuteInKathmandu = (time: Date): string =>
  new Date(time.getTime() + KATHMANDU_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');

/** What that says, or null for another text. */
export function readMinuteInKathmandu(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)) return null;
  const time = new Date(`${text.replace(' ', 'T')}:00+05:45`);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** The same day of the next year, at the same time. */
export function yearAfter(time: Date): Date {
  const later = new Date(time);
  later.setUTCFullYear(time.getUTCFullYear() + 1);
  return later;
}

/** Ten in the morning of the day a week from now, as the shop writes it: a time to come that is the same all day. */
export function nextWeek(now: Date): string {
  const day = new Date(now.getTime() + KATHMANDU_AHEAD_MS + 7 * DAY_MS).toISOString().slice(0, 10);
  return `${day}T10:00:00+05:45`;
}

/** The day so many days ago in Kathmandu, as '2026-11-22'; one that is to come has a number below zero. */
export function dayAgo(days: number, now: Date): string {
  return new Date(now.getTime() + KATHMANDU_AHEAD_MS - days * DAY_MS).toISOString().slice(0, 10);
}

/** When that day began. */
export function startOfDayAgo(days: number, now: Date): Date {
  return new Date(new Date(dayAgo(days, now)).getTime() - KATHMANDU_AHEAD_MS);
}
