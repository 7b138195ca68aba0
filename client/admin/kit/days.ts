import { fromKathmanduInput } from '../../lib/dates';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a text is a day, `2026-07-05`: for filters that live in the address. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && fromKathmanduInput(`${text}T00:00`) !== null;

/** The first instant of a day in Kathmandu, in ISO UTC. */
export const startOfDay = (day: string | null): string | null => day && fromKathmanduInput(`${day}T00:00`);

/** The instant at which it is over, the first of the next: for bounds that are themselves left out. */
export function endOfDay(day: string | null): string | null {
  const start = startOfDay(day);
  return start && new Date(Date.parse(start) + DAY_MS).toISOString();
}
