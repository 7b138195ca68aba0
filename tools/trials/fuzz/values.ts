import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** What has made other programs stumble: ends of ranges, letters that databases refuse, texts that mean something elsewhere. */
const KNOWN_TO_HURT: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  -0,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFFFF',
  '\u202Eabc',
  '📺'.repeat(40),
  'NaN',
  // what every plain object has
  'toString',
  '__proto__',
  '1e999',
  `'; drop table account; --`,
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'data:text/html,x',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(5_000),
  [],
  {},
  [[[]]],
  { constructor: 1 },
];

const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...KNOWN_TO_HURT.filter((value) => typeof value === 'string')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Anything that JSON can say. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...KNOWN_TO_HURT),
  hostileText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Ids that lead somewhere, besides some that do not. */
let known: readonly string[] = [];
export const rememberIds = (ids: readonly string[]): void => void (known = ids);
export const id: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.nat().map((at) => known[at % known.length] ?? 'none') },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: hostileText },
);

export const text: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Sita Sharma', 'पर्दा', 'sita@example.com', '9841234567', '<p>Hello</p>', 'News'),
  },
  { weight: 1, arbitrary: id },
  { weight: 2, arbitrary: hostileText },
);

const dated = (range: fc.DateConstraints) =>
  fc.date({ noInvalidDate: true, ...range }).map((date) => date.toISOString());
const MONTH_MS = 30 * 24 * 3_600_000;

export const moment: Arbitrary<string> = fc.oneof(
  // a pickup within the next year, an offer that has begun
  { weight: 3, arbitrary: dated({ min: new Date(Date.now() - MONTH_MS), max: new Date(Date.now() + 11 * MONTH_MS) }) },
  { weight: 1, arbitrary: dated({ min: new Date('1970-01-01'), max: new Date('2100-01-01') }) },
  { weight: 1, arbitrary: dated({}) },
  { weight: 1, arbitrary: hostileText },
);

export const wholeNumber: Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
);

export const otherNumber: Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.double({ noNaN: true, min: -200, max: 200_000 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);

/** Mostly what is asked for; now and then anything. */
export const mostly = (asked: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: asked }, { weight: 1, arbitrary: hostile });
