/**
 * One spelling for what people write in many: `पर्छ`, `parchha` and `parxa` are one word, and so are `स्क्रिन` and `screen`. Both
 * sides of a comparison are folded alike, so the result only has to be the same, not pretty.
 */

const VOWEL_SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
};
const VIRAMA = '्';

const LETTERS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  'ं': 'n',
  // hardly heard, and seldom typed
  'ँ': '',
  'ः': '',
};

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'w',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

/** Devanagari as people type it in Latin letters; everything else stays. The vowel at the end of a word is not spoken. */
function romanize(word: string): string {
  let latin = '';
  const letters = [...word];
  letters.forEach((letter, index) => {
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) {
      latin += VOWEL_SIGNS[letter] ?? LETTERS[letter] ?? (letter === VIRAMA ? '' : letter);
      return;
    }
    const next = letters[index + 1];
    const hasOwnVowel = next !== undefined && (next in VOWEL_SIGNS || next === VIRAMA);
    latin += hasOwnVowel || next === undefined ? consonant : `${consonant}a`;
  });
  return latin;
}

/** Sounds that one ear hears alike, and habits of typing; applied in this order. */
const ALIKE: [RegExp, string][] = [
  [/chh|x/g, 'ch'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([bdgjkt])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q|c(?!h)/g, 'k'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/([a-z])\1+/g, '$1'],
];

const foldLatin = (word: string): string =>
  ALIKE.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), word);

/** What Nepali hangs behind a noun: whose, whom, where, how many. */
const POSTPOSITIONS = /(?<=.{2})(हरू|हरु|लाई|बाट|देखि|सम्म|भित्र|सँग|सित|को|का|की|ले|मा)$/u;

/** English endings that change nothing of what a word is about. */
const ENDINGS = /(?<=.{3})(ing|ed|(?<=[sxz]|ch|sh)es|(?<!s)s)$/;

const DEVANAGARI = /[\u0900-\u097f]/;

/** The vowel at the end that Devanagari does not write. */
const LAST_VOWEL = /(?<=...)a$/;

/** A word of either script in the one spelling. */
export function foldWord(word: string): string {
  const plain = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u200c|\u200d|\u093c/g, '');
  const latin = DEVANAGARI.test(plain)
    ? romanize(plain.replace(POSTPOSITIONS, '').replace(POSTPOSITIONS, ''))
    : plain.replace(ENDINGS, '');
  return foldLatin(latin).replace(LAST_VOWEL, '');
}

/** The beginning of words in the same spelling: nothing is taken from its end. */
export const foldPrefix = (prefix: string): string => foldLatin(prefix.toLowerCase());
