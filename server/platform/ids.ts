import { randomBytes, randomUUID } from 'node:crypto';
import { toAsciiDigits } from './text.js';

/** Crockford's base32: no I, L, O or U, so an id survives being read out over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SHORT_ID_LENGTH = 12;
const SHORT_ID = new RegExp(`^[${ALPHABET}]{${SHORT_ID_LENGTH}}$`);

/** A new id of 12 Crockford characters, 60 random bits (decisions §4). */
export function newShortId(): string {
  // 256 is a multiple of 32, so the low five bits of a random byte are evenly spread
  return Array.from(randomBytes(SHORT_ID_LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/**
 * Reads a short id the way people write it: any case, hyphens or spaces anywhere, O for 0, I or L for 1, Devanagari digits.
 * @returns the canonical id, or undefined if it cannot be one
 */
export function parseShortId(written: string): string | undefined {
  const canonical = toAsciiDigits(written)
    .toUpperCase()
    .replace(/[-\s]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return SHORT_ID.test(canonical) ? canonical : undefined;
}

export const newUuid = (): string => randomUUID();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from outside is a UUID; anything else would make the database itself refuse the query. */
export const isUuid = (value: string): boolean => UUID.test(value);
