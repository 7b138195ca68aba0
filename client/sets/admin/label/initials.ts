/** The first letter of each word of a name, as a person reads letters: 'Sita Sharma' is 'S. S.'. */
export function initialsOf(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words.map((word) => `${[...letters.segment(word)][0]!.segment}.`).join(' ');
}
