import { expect, it } from 'vitest';
import { fiscalYearOf } from './fiscalYear.js';

// 1 Shrawan 2083 is 17 July 2026; a day begins in Kathmandu 5:45 before it does in UTC
it.each([
  ['2026-07-16T18:14:59Z', '2082/83'],
  ['2026-07-16T18:15:00Z', '2083/84'],
  ['2026-11-29T00:00:00Z', '2083/84'],
  ['2027-04-20T00:00:00Z', '2083/84'],
  ['2043-08-01T00:00:00Z', '2100/01'],
])('%s is in %s', (moment, year) => expect(fiscalYearOf(new Date(moment))).toBe(year));
