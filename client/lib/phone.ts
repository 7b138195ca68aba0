import { toAsciiDigits } from './digits';
import { plainEntry } from './plainLine';

/** The rules of `server/core/fields/phone.ts`; the test beside this file holds the two together. */

/**
 * public-site §5: 7 to 20 characters of digits, spaces, hyphens and parentheses with an optional leading plus. At least
 * seven are digits: it is there to be called.
 */
const PHONE = /^(?=(?:\D*\d){7})\+?[\d ()-]{7,20}$/;

/** A number as the rule reads it, in whichever digits: dots part groups as hyphens do, and '(+977)' is '+(977)'. */
const toAscii = (typed: string): string =>
  toAsciiDigits(plainEntry(typed))
    .replaceAll('.', '-')
    .replace(/^\(\s*\+/, '+(');

/** Local and foreign numbers, in whichever digits they are typed (decisions §13). */
export const isPhone = (typed: string): boolean => PHONE.test(toAscii(typed));

/** Digits with the country code, and without the zero that is dialled before an area within Nepal. */
export function normalizePhone(typed: string): string {
  const ascii = toAscii(typed);
  const digits = ascii.replace(/\D/g, '');
  if (/^(\+|\(?00)/.test(ascii)) return digits.replace(/^00/, '').replace(/^9770+/, '977');
  return `977${digits.replace(/^977(?=\d{7,})/, '').replace(/^0/, '')}`;
}

/** With its country's code no number is shorter. */
const MIN_DIGITS = 10;

/** Whether WhatsApp can reach a number: of Nepal's, those of mobile phones and no landline; of a foreign one nobody knows. */
export function takesMessages(phone: string): boolean {
  const digits = normalizePhone(phone);
  return digits.startsWith('977') ? /^9779\d{9}$/.test(digits) : digits.length >= MIN_DIGITS;
}
