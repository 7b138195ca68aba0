import { plainEntry } from './plainLine.js';
import { requiredText, toAsciiDigits } from './text.js';

/**
 * public-site §5: 7 to 20 characters of digits, spaces, hyphens and parentheses with an optional leading plus. At least
 * seven are digits: it is there to be called.
 */
const PHONE = /^(?=(?:\D*\d){7})\+?[\d ()-]{7,20}$/;

/** A number as the rule reads it: dots part groups as hyphens do, and '(+977)' is '+(977)'. */
const toAscii = (written: string): string =>
  toAsciiDigits(plainEntry(written))
    .replaceAll('.', '-')
    .replace(/^\(\s*\+/, '+(');

/**
 * One normal form for looking a number up, however it was written: digits with the country code and without the zero that
 * is dialled before an area within Nepal, so that '९८४१-२३४५६७', '9841234567' and '+977 9841234567' are the same phone
 * (decisions §13), and '01-4412345' and '+977-01-4412345' are, too.
 */
export function normalizePhone(written: string): string {
  const ascii = toAscii(written);
  const digits = ascii.replace(/\D/g, '');
  if (/^(\+|\(?00)/.test(ascii)) return digits.replace(/^00/, '').replace(/^9770+/, '977');
  const local = digits.replace(/^977(?=\d{7,})/, '').replace(/^0/, '');
  return `977${local}`;
}

/** With its country's code no number is shorter; what is was not written down to be called. */
const MIN_DIGITS = 10;

/**
 * Whether WhatsApp, Viber and SMS can reach a number: of Nepal's, those of mobile phones (ten digits, of which 9 is the
 * first) and no landline; of a foreign one nobody knows.
 * @param normal what `normalizePhone` made of it
 */
export const takesMessages = (normal: string): boolean =>
  normal.startsWith('977') ? /^9779\d{9}$/.test(normal) : normal.length >= MIN_DIGITS;

/** A required phone number, kept in the digits and groups that were typed. */
export const phoneNumber = (label: string) =>
  requiredText(label, 40, plainEntry)
    .refine((value) => PHONE.test(toAscii(value)), 'Please provide a valid phone number.')
    .meta({
      description: '7 to 20 digits, spaces, hyphens, dots and parentheses, with an optional +; Devanagari digits too.',
    });
