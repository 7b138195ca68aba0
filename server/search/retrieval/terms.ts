import { toAsciiDigits } from '../../core/fields/text.js';
import { FOREIGN_TOPICS, LEXICON, SMALL_TALK, STOP_WORDS } from './lexicon.js';
import { foldPrefix, foldWord } from './spelling.js';

/** A word or a phrase of a text that carries meaning. */
export interface Unit {
  /** Its folded spelling and, beginning with '#', the concepts that it stands for. */
  terms: string[];
  /** Whether it is mere politeness. */
  isSmallTalk: boolean;
}

const LONGEST_PHRASE = 4;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const firstLetters = (phrase: string) => phrase.slice(0, 2);

/** Phrases by their folded spelling, some of them only begun, with what they stand for. */
class Phrases {
  readonly #whole = new Map<string, string[]>();
  /** By their first letters, so that few are compared. */
  readonly #begun = new Map<string, [prefix: string, meaning: string][]>();

  /** @param line phrases divided by commas; one that ends in `*` is the beginning of others */
  add(line: string, meaning: string): void {
    for (const phrase of line.split(',').map((part) => part.trim())) {
      const words = wordsOf(phrase);
      if (!phrase.endsWith('*')) {
        const folded = words.map(foldWord).join(' ');
        this.#whole.set(folded, [...(this.#whole.get(folded) ?? []), meaning]);
      } else {
        const prefix = [...words.slice(0, -1).map(foldWord), foldPrefix(words.at(-1)!)].join(' ');
        const alike = this.#begun.get(firstLetters(prefix)) ?? [];
        this.#begun.set(firstLetters(prefix), [...alike, [prefix, meaning]]);
      }
    }
  }

  /** What a folded phrase stands for; a beginning counts only in its last word, and only where nothing names the whole. */
  meaningsOf(phrase: string): readonly string[] {
    return this.wholeOf(phrase) ?? this.#begunWith(phrase);
  }

  /** The same of phrases that are named whole. */
  wholeOf(phrase: string): readonly string[] | undefined {
    return this.#whole.get(phrase);
  }

  #begunWith(phrase: string): string[] {
    const begun = (this.#begun.get(firstLetters(phrase)) ?? []).filter(
      ([prefix]) => phrase.startsWith(prefix) && !phrase.includes(' ', prefix.length),
    );
    return [...new Set(begun.map(([, meaning]) => meaning))];
  }
}

const CONCEPTS = new Phrases();
for (const [concept, line] of Object.entries(LEXICON)) CONCEPTS.add(line, `#${concept}`);
const STOPPED = new Phrases();
STOPPED.add(STOP_WORDS, 'stop');
const SMALL = new Phrases();
SMALL.add(SMALL_TALK, 'small');

const FOREIGN = new Phrases();
FOREIGN.add(FOREIGN_TOPICS, 'foreign');

const isListed = (phrases: Phrases, phrase: string) => phrases.meaningsOf(phrase).length > 0;

/** A small word that only begins like a meaningful one has no meaning. */
const conceptsOf = (phrase: string): readonly string[] =>
  CONCEPTS.wholeOf(phrase) ?? (STOPPED.wholeOf(phrase) ? [] : CONCEPTS.meaningsOf(phrase));

/** What a text speaks of, in its order: phrases of the lexicon where there are some, otherwise words. */
function unitsOf(text: string): Unit[] {
  const words = wordsOf(toAsciiDigits(text)).map(foldWord).filter(Boolean);
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const taken = words.slice(at, at + phraseLengthAt(words, at));
    at += taken.length;
    const phrase = taken.join(' ');
    const concepts = conceptsOf(phrase);
    if (concepts.length === 0 && isListed(STOPPED, phrase)) continue;
    const spelled = taken.filter((word) => !isListed(STOPPED, word));
    units.push({ terms: [...new Set([...spelled, ...concepts])], isSmallTalk: isListed(SMALL, phrase) });
  }
  return units;
}

/** The same without politeness: what somebody really asks about. */
export const meaningful = (text: string): Unit[] => unitsOf(text).filter(({ isSmallTalk }) => !isSmallTalk);

/** The same as terms alone, for an index. */
export const termsOf = (text: string): string[] => unitsOf(text).flatMap(({ terms }) => terms);

/** How many words from here on are one phrase of the lexicon; at least one. */
function phraseLengthAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    if (isListed(CONCEPTS, phrase) || isListed(SMALL, phrase)) return length;
  }
  return 1;
}

const SHORTEST_SOUGHT = 3;
const MOST_SOUGHT = 12;

/** Words of a text as they are there, for a search in the database: the first that carry meaning. */
export function soughtWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => word.length >= SHORTEST_SOUGHT && !isListed(STOPPED, foldWord(word)));
  return [...new Set(words)].slice(0, MOST_SOUGHT);
}

/** Whether a text speaks of what has nothing to do with the shop. */
export const speaksOfForeignTopics = (text: string): boolean =>
  wordsOf(text).some((word) => isListed(FOREIGN, foldWord(word)));

const MINE = new Set(['my', 'mine', 'our', 'mero', 'mera', 'hamro', 'मेरो', 'मेरा', 'हाम्रो']);

/** Whether somebody speaks of what is theirs. */
export const isMine = (text: string): boolean => wordsOf(text).some((word) => MINE.has(word.toLowerCase()));
