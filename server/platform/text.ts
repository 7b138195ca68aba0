import { z } from 'zod';

/** Whether PostgreSQL can keep a text as it is: no NUL, no half of a surrogate pair. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Whether a text shows anything: spaces, control and formatting characters alone do not. */
export const isVisible = (value: string) => /[^\p{C}\p{Z}\s]/u.test(value);

/**
 * A required plain text. It is kept exactly as typed, spaces and markup included (decisions §12): it is only
 * ever shown as text.
 * @param label the field's name in messages ("Full name")
 * @param max the most characters (UTF-16 units) it may have
 */
export function requiredText(label: string, max: number) {
  const missing = `${label} is required.`;
  return z
    .string({ error: missing })
    .max(max, `${label} can have at most ${max} characters.`)
    .refine(isVisible, missing)
    .refine(isStorable, `${label} contains a character that cannot be stored.`);
}

/** The first so many characters of a text, whole ones: half a surrogate pair would show as a box. */
export const cutText = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** Line breaks and other control characters, and those that turn the direction of what follows. */
const BREAKS_A_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A required plain text in one line, as a name is: it stands in mails, lists and sentences. */
export const requiredLine = (label: string, max: number) =>
  requiredText(label, max).refine(
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

/**
 * For a GraphQL input class beside its schema: it must name every field that the schema knows, the optional ones too.
 * `class X implements z.input<typeof schema>, EveryField<typeof schema>`
 */
export type EveryField<Schema extends z.ZodType> = Record<keyof z.input<Schema>, unknown>;
