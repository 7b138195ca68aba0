import calendar from 'bikram-sambat';

/**
 * 2017-03-28 → १५ चैत २०७३ (decisions §13). The calendar is a table of month lengths; only Nepali pages load it,
 * together with their catalogue.
 */
export function bikramDate(gregorianDay: string): string {
  return calendar.toBik_text(gregorianDay);
}

/** As they are written in Latin letters. */
const MONTHS = [
  'Baisakh',
  'Jestha',
  'Asar',
  'Shrawan',
  'Bhadra',
  'Asoj',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
];

/** 2017-03-28 → 15 Chaitra 2073: the same day for whoever reads English. */
export function bikramDateInLatin(gregorianDay: string): string {
  const { year, month, day } = calendar.toBik(gregorianDay);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}
