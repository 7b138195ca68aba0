import { toAsciiDigits } from '../core/fields/text.js';

/** `[3]`, `[2, 5]`, `[२]`: how an answer names the passages that it rests on. */
const CITATION = /\s?\[\s*([\d०-९]{1,3}(?:\s*[,–-]\s*[\d०-९]{1,3})*)\s*\]/g;
/** What could still become one with the next piece; and half a character. */
const BEGUN = /\s?(?:\[[\d०-९\s,–-]{0,80})?[\ud800-\udbff]?$/;
/** What was to become one when the answer was cut. */
const UNFINISHED = /\s?\[[\d०-९\s,–-]*$/;

/** Takes the numbers of passages out of an answer, which comes in pieces, and keeps them. */
export class CitationFilter {
  #held = '';
  /** The numbers in the order in which they came, each once. */
  readonly cited = new Set<number>();

  /** @returns what of the answer can be shown by now */
  push(piece: string): string {
    const text = this.#without(this.#held + piece);
    const begin = text.search(BEGUN);
    this.#held = text.slice(begin);
    return text.slice(0, begin);
  }

  /** @returns what was held back at the end */
  end(): string {
    const rest = this.#held;
    this.#held = '';
    return rest.replace(UNFINISHED, '').trimEnd();
  }

  #without(text: string): string {
    return text.replace(CITATION, (_all, numbers: string) => {
      for (const number of toAsciiDigits(numbers).split(/[,–-]/)) this.cited.add(Number(number));
      return '';
    });
  }
}
