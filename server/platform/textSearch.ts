import { raw } from '@mikro-orm/core';
import { toAsciiDigits } from './text.js';

/** A condition in raw SQL, as MikroORM takes it beside conditions on properties. */
export type RawCondition = Record<symbol, never[]>;

/**
 * Conditions that every word of a search occurs in a column, anywhere and in any case; what the words hold is looked for
 * as it is, wildcards too; Devanagari digits also find the same number in other digits.
 * @param column a column of the entity's own table, kept in lower case, as a trigram index covers it; never a text from outside
 * @param search what somebody typed
 */
export function containsEveryWord(column: string, search: string): RawCondition[] {
  const words = search.split(/\s+/).filter(Boolean);
  // the database folds the case of both sides, so that they are folded alike
  return words.map((word) => {
    const patterns = [...new Set([word, toAsciiDigits(word)])].map((form) => `%${form.replace(/[\\%_]/g, '\\$&')}%`);
    // not `like any`, which no trigram index answers
    return {
      [raw((alias) => `(${patterns.map(() => `${alias}.${column} like lower(?)`).join(' or ')})`, patterns)]: [],
    };
  });
}
