import { randomBytes, randomUUID } from 'node:crypto';
import { plainEntry } from '../fields/plainLine.js';
import { toAsciiDigits } from '../fields/text.js';

/** Crockford's base32: no I, L, O or U, so an id survives being read out over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SHORT_ID_LENGTH = 12;
const SHORT_ID = new RegExp(`^[${ALPHABET}]{${SHORT_ID_LENGTH}}$`);

/** A new id of 12 Crockford characters, 60 random bits (decisions §4). */
export function newShortId(): string {
  // 256 is a multiple of 32, so the low five bits of a random byte are evenly spread
  return Array.from(randomBytes(SHORT_ID_LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/** What a sentence or a chat puts around it. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * Reads a short id the way people write it: any case, hyphens or spaces anywhere, punctuation around it, O for 0, I or L for 1,
 * Devanagari digits.
 * @returns the canonical id, or undefined if it cannot be one
 */
export function parseShortId(written: string): string | undefined {
  const canonical = toAsciiDigits(plainEntry(written))
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(AROUND, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return SHORT_ID.test(canonical) ? canonical : undefined;
}

export const newUuid = (): string => randomUUID();

/** How GraphQL describes ids: of things that know UUIDs, and of what people name over the phone. */
export const UUID_FIELD = { description: 'A UUID.' } as const;
export const SHORT_ID_FIELD = {
  description:
    "12 letters and digits that survive being read out over the phone (Crockford's base32), as '7K3M9QX2B4TD'.",
} as const;

/** The same of an argument that must name something. */
export const UUID_ARG = { description: 'A UUID; NOT_FOUND where it names nothing.' } as const;
export const SHORT_ID_ARG = {
  description:
    'The 12 characters in any case, with hyphens or without, O for 0, I and L for 1; NOT_FOUND where they name nothing.',
} as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from outside is a UUID; anything else would make the database itself refuse the query. */
export const isUuid = (value: string): boolean => UUID.test(value);
