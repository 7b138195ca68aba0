const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' });

/**
 * A customer's name as strangers may see it: first name and the initial of the last ('Sita S.', 'सीता श.').
 * The initial is a whole written character, so that a Devanagari vowel sign is not torn off.
 */
export function toPublicName(fullName: string): string {
  const names = fullName.trim().split(/\s+/);
  const first = names[0]!;
  if (names.length === 1) return first;
  const [initial] = graphemes.segment(names.at(-1)!);
  return `${first} ${initial!.segment}.`;
}
