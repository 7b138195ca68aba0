/**
 * What people type or paste into a field of one line, made plain before a rule looks at it, as `server/core/fields/plainLine.ts` does;
 * the test beside this file holds the two together. Free text stays as it was typed (decisions §12).
 */

/**
 * Format characters that nobody sees. A joiner stays where it joins: between letters of a script that has no capitals, after a virama, in an
 * emoji. There it can be seen ('र्‍य' is not 'र्य'), and is what the first group keeps.
 */
const UNSEEN =
  /([\p{M}\p{Lo}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d](?=[\p{M}\p{Lo}\p{Extended_Pictographic}])|\u094d[\u200c\u200d])|(?=\p{Default_Ignorable_Code_Point})\p{Cf}/gu;

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '$1');

/** A name, a subject: without format characters, its tabs and other spaces plain ones, its non-breaking hyphens plain ones. */
export const plainLine = (text: string): string =>
  withoutUnseen(text)
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-');

/** A phone number, an address, an id, a price: every dash is a hyphen besides, and there is no space around it. */
export const plainEntry = (text: string): string =>
  plainLine(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
