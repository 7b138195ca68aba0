import { describe, expect, it } from 'vitest';
import { normalizePhone, phoneNumber, takesMessages } from './phone.js';

describe('the normal form of a phone number', () => {
  it.each([
    '9841234567',
    '984-1234567',
    '९८४१२३४५६७',
    '+977 9841234567',
    '9779841234567',
    '00977-9841234567',
    '09841234567',
    '\u202a+977 984-1234567\u202c',
    '(+977) 9841234567',
    '+977\u00a0984\u20111234567',
    '984.123.4567',
  ])('is the same for %s', (written) => expect(normalizePhone(written)).toBe('9779841234567'));

  it.each(['01-4412345', '+977-01-4412345', '+977-1-4412345', '977014412345', '00977 (01) 4412345', '०१-४४१२३४५'])(
    'leaves the zero before an area out of %s',
    (written) => expect(normalizePhone(written)).toBe('97714412345'),
  );

  it('keeps the country code of a foreign number', () => {
    expect(normalizePhone('+91 98100 12345')).toBe('919810012345');
    expect(normalizePhone('0091 98100 12345')).toBe('919810012345');
    expect(normalizePhone('(+91) 98100.12345')).toBe('919810012345');
  });
});

describe('a phone number that is typed', () => {
  it.each(['9841234567', '+977 (01) 4-412345', '०१-४४१२३४५'])('may be %s', (written) => {
    expect(phoneNumber('Contact number').parse(written)).toBe(written);
  });

  it.each([
    ['\u202a+977 984-1234567\u202c', '+977 984-1234567'],
    ['984\u00a0123\u20134567 ', '984 123-4567'],
    ['(+977) 9841234567', '(+977) 9841234567'],
    ['984.123.4567', '984.123.4567'],
  ])('is, of %j, %j', (written, kept) => expect(phoneNumber('Contact number').parse(written)).toBe(kept));

  it.each(['call me', '12345', '98412345678901234567890', '+'])('may not be %j', (written) => {
    expect(() => phoneNumber('Contact number').parse(written)).toThrow('Please provide a valid phone number.');
  });

  it('may not be blank', () => {
    expect(() => phoneNumber('Contact number').parse('  ')).toThrow('Contact number is required.');
  });
});

it.each([
  ['9841234567', true],
  ['+977 970-1234567', true],
  ['01-4412345', false],
  ['+977-01-4412345', false],
  ['091-521234', false],
  ['4412345', false],
  ['+91 98100 12345', true],
  ['+1 234', false],
])('of %s it can tell whether messages reach it', (written, reached) => {
  expect(takesMessages(normalizePhone(written))).toBe(reached);
});
