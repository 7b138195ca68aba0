import { toAsciiDigits } from '../core/fields/text.js';

/**
 * The one normal form of a serial number (decisions §14): letters and digits, upper case. Spaces, hyphens and slashes are written
 * by some and left out by others; full-width and Devanagari digits are digits.
 * @returns null where nothing is left
 */
export function normalizeSerial(written: string): string | null {
  const form = toAsciiDigits(written.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return form === '' ? null : form;
}
