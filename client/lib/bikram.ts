import calendar from 'bikram-sambat';

/**
 * 2017-03-28 → १५ चैत २०७३ (decisions §13). The calendar is a table of month lengths; only Nepali pages load it,
 * together with their catalogue.
 */
export function bikramDate(gregorianDay: string): string {
  return calendar.toBik_text(gregorianDay);
}
