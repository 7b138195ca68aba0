import { describe, expect, it } from 'vitest';
import { normalizePhone, phoneNumber } from './phone.js';

describe('the normal form of a phone number', () => {
  it.each([
    '9841234567',
    '984-1234567',
    '९८४१२३४५६७',
    '+977 9841234567',
    '9779841234567',
    '00977-9841234567',
    '09841234567',
  ])('is the same for %s', (written) => expect(normalizePhone(written)).toBe('9779841234567'));

  it('keeps the country code of a foreign number', () => {
    expect(normalizePhone('+91 98100 12345')).toBe('919810012345');
    expect(normalizePhone('0091 98100 12345')).toBe('919810012345');
  });
});

describe('a phone number that is typed', () => {
  it.each(['9841234567', '+977 (01) 4-412345', '०१-४४१२३४५'])('may be %s', (written) => {
    expect(phoneNumber('Contact number').parse(written)).toBe(written);
  });

  it.each(['call me', '12345', '98412345678901234567890', '+'])('may not be %j', (written) => {
    expect(() => phoneNumber('Contact number').parse(written)).toThrow('Please provide a valid phone number.');
  });

  it('may not be blank', () => {
    expect(() => phoneNumber('Contact number').parse('  ')).toThrow('Contact number is required.');
  });
});
