import { raw } from '@mikro-orm/core';
import { toAsciiDigits } from '../fields/text.js';

/** A condition in raw SQL, as MikroORM takes it beside conditions on properties. */
export type RawCondition = Record<symbol, never[]>;

/** What is the same to whoever searches, however a keyboard wrote it: dashes, and characters that nobody sees, joiners too. */
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d';
const UNSEEN =
  '\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff';

/**
 * A generated column that is searched: the text in lower case and in the form NFC, in which 'é' is one character whichever
 * keyboard wrote it.
 * @param text an SQL expression of the entity's own columns
 */
export const searchColumn = (text: string): string =>
  `(lower(normalize(translate(${text}, '${DASHES}${UNSEEN}', '${'-'.repeat(DASHES.length)}'), nfc))) stored`;

const DASH = new RegExp(`[${DASHES}]`, 'g');
const HIDDEN = new RegExp(`[${UNSEEN}]`, 'g');

/** A word of a search as such a column has it, but for its case. */
const asKept = (word: string): string => word.replace(DASH, '-').replace(HIDDEN, '').normalize('NFC');

/**
 * Conditions that every word of a search occurs in a column, anywhere and in any case; what the words hold is looked for
 * as it is, wildcards too; Devanagari digits also find the same number in other digits.
 * @param column a `searchColumn` of the entity's own table, as a trigram index covers it, or one of addresses in lower case; never a
 *   text from outside
 * @param search what somebody typed
 */
export function containsEveryWord(column: string, search: string): RawCondition[] {
  const words = search.split(/\s+/).map(asKept).filter(Boolean);
  // the database folds the case of both sides, so that they are folded alike
  return words.map((word) => {
    const patterns = [...new Set([word, toAsciiDigits(word)])].map((form) => `%${form.replace(/[\\%_]/g, '\\$&')}%`);
    // not `like any`, which no trigram index answers
    return {
      [raw((alias) => `(${patterns.map(() => `${alias}.${column} like lower(?)`).join(' or ')})`, patterns)]: [],
    };
  });
}
