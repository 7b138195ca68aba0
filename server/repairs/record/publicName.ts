const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' });

const initialOf = (name: string) => `${Array.from(graphemes.segment(name), ({ segment }) => segment)[0]}.`;

/** Some type their number or address where the name belongs. */
const REACHES_SOMEONE = /[\p{Nd}@]/u;

/**
 * A customer's name as strangers may see it: first name and the initial of the last ('Sita S.', 'सीता श.').
 * The initial is a whole written character, so that a Devanagari vowel sign is not torn off. What could be a phone
 * number or an e-mail address is never shown in full.
 */
export function toPublicName(fullName: string): string {
  const names = fullName.trim().split(/\s+/);
  const [first] = names as [string];
  const shown = REACHES_SOMEONE.test(first) ? initialOf(first) : first;
  return names.length === 1 ? shown : `${shown} ${initialOf(names.at(-1)!)}`;
}
