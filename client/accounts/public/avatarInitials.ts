/** What a reader takes for one letter: a Devanagari consonant comes with its vowel sign. */
function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Two letters (public-site §7): of the first and the last name, or the first two of the only one. */
export function initialsOf({ name, username }: { name: string | null; username: string }): string {
  const words = (name?.trim() || username).split(/[\s._-]+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const [first = username, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const initials = last ? [graphemes(first)[0], graphemes(last)[0]] : graphemes(first).slice(0, 2);
  return initials.join('').toLocaleUpperCase();
}
