import { requiredText, toAsciiDigits } from './text.js';

/**
 * public-site §5: 7 to 20 characters of digits, spaces, hyphens and parentheses with an optional leading plus. At least
 * seven are digits: it is there to be called.
 */
const PHONE = /^(?=(?:\D*\d){7})\+?[\d ()-]{7,20}$/;

/**
 * One normal form for looking a number up, however it was written: digits with the country code, so that
 * '९८४१-२३४५६७', '9841234567' and '+977 9841234567' are the same phone (decisions §13).
 */
export function normalizePhone(written: string): string {
  const ascii = toAsciiDigits(written);
  const digits = ascii.replace(/\D/g, '');
  if (/^\s*(\+|00)/.test(ascii)) return digits.replace(/^00/, '');
  const local = digits.replace(/^977(?=\d{7,})/, '').replace(/^0/, '');
  return `977${local}`;
}

/** How GraphQL describes the field of an input. */
export const PHONE_FORMAT =
  '7 to 20 digits, spaces, hyphens and parentheses, with an optional +; Devanagari digits too.';

/** A required phone number, kept as typed. */
export const phoneNumber = (label: string) =>
  requiredText(label, 40).refine(
    (value) => PHONE.test(toAsciiDigits(value).trim()),
    'Please provide a valid phone number.',
  );
