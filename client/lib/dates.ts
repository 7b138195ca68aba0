import { toDevanagariDigits } from './digits';

/** Nepal has been 5:45 ahead of UTC since 1986 and knows no summer time, so the offset may be a constant. */
const KATHMANDU_OFFSET = '+05:45';
const KATHMANDU_OFFSET_MS = (5 * 60 + 45) * 60_000;

// Written out, as British English shortens them: the browser's formatter takes 40 ms to wake up, and that of every page's start.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

type BikramDate = (gregorianDay: string) => string;
let bikramDate: BikramDate | null = null;

/** The Nepali calendar arrives with the Nepali catalogue; until then Nepali dates fall back to the Gregorian day. */
export function setBikramCalendar(calendar: BikramDate): void {
  bikramDate = calendar;
}

/** A date whose UTC fields are those of the clock on a wall in Kathmandu. */
const kathmanduClock = (instant: string | Date): Date => new Date(new Date(instant).getTime() + KATHMANDU_OFFSET_MS);

/** The wall clock in Kathmandu as `2026-07-05T14:30`, the form that `<input type="datetime-local">` speaks. */
export function toKathmanduInput(instant: string | Date): string {
  const clock = kathmanduClock(instant);
  return Number.isNaN(clock.getTime()) ? '' : clock.toISOString().slice(0, 16);
}

/** The way back: a wall clock time in Kathmandu as ISO UTC; null when it is no time at all. */
export function fromKathmanduInput(value: string): string | null {
  const instant = new Date(`${value}${KATHMANDU_OFFSET}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** '5 Jul 2026' or '२१ असार २०८३', the day as it is in Kathmandu (decisions §13). */
export function formatDate(instant: string | Date, language: string): string {
  if (language === 'ne' && bikramDate) {
    try {
      return bikramDate(toKathmanduInput(instant).slice(0, 10));
    } catch {
      // Outside the years the calendar's table knows: the Gregorian day is better than none.
    }
  }
  const clock = kathmanduClock(instant);
  return `${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;
}

/** '2:30 PM' or 'दिउँसो २:३०', the clock in Kathmandu. */
export function formatTime(instant: string | Date, language: string): string {
  const clock = kathmanduClock(instant);
  const hour = clock.getUTCHours();
  const time = `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')}`;
  return language === 'ne' ? `${partOfDay(hour)} ${toDevanagariDigits(time)}` : `${time} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Nepali tells morning from evening by a word, as people say it, not by AM and PM. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'राति';
  if (hour < 12) return 'बिहान';
  if (hour < 16) return 'दिउँसो';
  return 'साँझ';
}

/** Date and time together. */
export function formatDateTime(instant: string | Date, language: string): string {
  return `${formatDate(instant, language)}, ${formatTime(instant, language)}`;
}

export interface RelativeTime {
  unit: 'now' | 'minutes' | 'hours' | 'days';
  count: number;
}

/** How long ago, in the steps of public-site §2: Just now, Nm ago, Nh ago, Nd ago. The words are the caller's. */
export function timeSince(instant: string | Date, now: Date = new Date()): RelativeTime {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  if (minutes < 1) return { unit: 'now', count: 0 };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
