/** Bikram Sambat is 57 years ahead from July to the end of the year, and a year behind that before. */
const AHEAD = 57;

/** The fiscal years that there may be bills of, as '2083/84', the newest first; until July that one has not begun yet. */
export function recentFiscalYears(count: number, now: Date = new Date()): string[] {
  const newest = now.getUTCFullYear() + AHEAD;
  return Array.from({ length: count }, (_, back) => {
    const begun = newest - back;
    return `${begun}/${String((begun + 1) % 100).padStart(2, '0')}`;
  });
}
