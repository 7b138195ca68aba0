import calendar from 'bikram-sambat';
import { dayAgo } from '../core/fields/moment.js';

/** The fourth month of Bikram Sambat, mid-July, with which Nepal's fiscal year begins (payments.md: bills). */
const SHRAWAN = 4;

/** @param day as '2026-07-17' @returns the year of Bikram Sambat in which its fiscal year has begun */
function begunIn(day: string): number {
  try {
    const { year, month } = calendar.toBik(day);
    return month < SHRAWAN ? year - 1 : year;
  } catch {
    // the calendar's table ends with 2090; 1 Shrawan is 16 or 17 July
    return Number(day.slice(0, 4)) + (day.slice(5) < '07-17' ? 56 : 57);
  }
}

/** The fiscal year of a moment, by its day in Kathmandu: '2083/84'. */
export function fiscalYearOf(moment: Date): string {
  const first = begunIn(dayAgo(0, moment));
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
