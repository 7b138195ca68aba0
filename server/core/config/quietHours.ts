import { KATHMANDU_AHEAD_MS } from '../fields/moment.js';

/** Hours of the day in which only urgent mail goes out, in minutes after midnight in Kathmandu. */
export interface QuietHours {
  from: number;
  until: number;
}

const DAY = 24 * 60;

const minuteOfDay = (time: Date): number => Math.floor((time.getTime() + KATHMANDU_AHEAD_MS) / 60_000) % DAY;

/** Whether a moment lies in the quiet hours, which may span midnight. */
export function isQuiet(quiet: QuietHours | null, time: Date): boolean {
  if (!quiet) return false;
  const sinceBegin = (minuteOfDay(time) - quiet.from + DAY) % DAY;
  return sinceBegin < (quiet.until - quiet.from + DAY) % DAY;
}

/** The moment itself, or the end of the quiet hours that it lies in. */
export function afterQuietHours(quiet: QuietHours | null, time: Date): Date {
  if (!quiet || !isQuiet(quiet, time)) return time;
  const left = (quiet.until - minuteOfDay(time) + DAY) % DAY;
  return new Date((Math.floor(time.getTime() / 60_000) + left) * 60_000);
}
