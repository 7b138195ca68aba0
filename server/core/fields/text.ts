import { z } from 'zod';
import { plainLine } from './plainLine.js';

/** To compare marks on one letter takes the square of their number; no language has a dozen (UAX #15 draws the line at 30). */
const MOST_MARKS = 64;
const MARKS = /\p{M}{2,}/gu;

/** Whether PostgreSQL can keep a text as it is and search it: no NUL, no half of a surrogate pair, no letter with endless marks. */
export const isStorable = (value: string): boolean =>
  !value.includes('\u0000') && value.isWellFormed() && !value.match(MARKS)?.some((marks) => marks.length > MOST_MARKS);

/** A text from outside that is kept whatever it holds: what cannot be stored is replaced or left out. */
export const toStorable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\u0000', '')
    .replace(MARKS, (marks) => fitText(marks, MOST_MARKS));

/** Whether a text shows anything: spaces, control and format characters and blank letters (Hangul fillers, Braille's empty cell) alone do not. */
export const isVisible = (value: string) => /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(value);

/**
 * What zod says of a value that is no such thing (`z.string({ error })`): one sentence where nothing was given, another where
 * something else was.
 */
export const missingOr =
  (missing: string, wrong: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === null || (typeof input === 'string' && !isVisible(input)) ? missing : wrong;

/**
 * A required plain text. It is kept exactly as typed, spaces and markup included (decisions §12): it is only
 * ever shown as text.
 * @param label the field's name in messages ("Full name")
 * @param max the most characters (UTF-16 units) it may have
 * @param made what is made of it before any rule looks (plainLine.ts); free text stays as it is
 */
export function requiredText(label: string, max: number, made = (typed: string): string => typed) {
  const missing = `${label} is required.`;
  return z
    .string({ error: missingOr(missing, `${label} must be text.`) })
    .overwrite(made)
    .max(max, `${label} can have at most ${max} characters.`)
    .refine(isVisible, missing)
    .refine(isStorable, `${label} contains a character that cannot be stored.`);
}

/** The first so many characters (code points) of a text: half a surrogate pair shows as a box, and no database takes it. */
export const cutText = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** As many whole characters of a text as a limit in UTF-16 units takes, which is how `requiredText` and its like count. */
export const fitText = (text: string, units: number): string => text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');

/** Line breaks and other control characters; those that turn the direction of what follows are taken out before. */
const BREAKS_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A required plain text in one line, as a name is: it is in mails, lists and sentences. Kept in its plain form (plainLine.ts). */
export const requiredLine = (label: string, max: number) =>
  requiredText(label, max, plainLine).refine(
    (value) => !BREAKS_A_LINE.test(value),
    `${label} contains a character that cannot be used.`,
  );

/** An optional plain text: absent, null and blank all become null. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text.` })
    .max(max, `${label} can have at most ${max} characters.`)
    .refine(isStorable, `${label} contains a character that cannot be stored.`)
    .nullish()
    .transform((value) => (value && isVisible(value) ? value : null));
}

const DEVANAGARI_ZERO = '०'.codePointAt(0)!;

/** Devanagari digits as ASCII ones; everything else unchanged (decisions §13). */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - DEVANAGARI_ZERO));

/**
 * A whole number that comes as text, in a query or in a setting.
 * @param label what the messages call it; empty where the caller names it itself
 */
export function wholeNumberText(label: string, min: number, max: number) {
  const name = label && `${label} `;
  return z
    .string({ error: `${name}must be a whole number` })
    .regex(/^\d{1,16}$/, `${name}must be a whole number`)
    .transform(Number)
    .pipe(z.number().min(min, `${name}must be at least ${min}`).max(max, `${name}must be at most ${max}`));
}
