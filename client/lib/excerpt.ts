import { serverSide } from './serverSide';

let segmenter: Intl.Segmenter | undefined;
/** Made for the first text that is cut: it takes its time, and many pages cut none. */
const graphemes = () => (segmenter ??= new Intl.Segmenter('ne', { granularity: 'grapheme' }));

/**
 * A text cut to `max` characters, its last one an ellipsis where something is missing (public-site §9). A written
 * character that would not fit whole is left out: half a Devanagari syllable is another one, or none.
 */
export function excerpt(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const end = characters.slice(0, max - 3).join('').length;
  const { index } = graphemes().segment(text).containing(end)!;
  return `${text.slice(0, index).trimEnd()}...`;
}

/** A text that was cut where it was kept, made ready for its ellipsis: a Devanagari syllable at its end may be half of one. */
export function withoutHalfSyllable(text: string): string {
  if (!/\p{Script=Devanagari}$/u.test(text)) return text;
  const { index } = graphemes()
    .segment(text)
    .containing(text.length - 1)!;
  return text.slice(0, index).trimEnd();
}

/** Where a line ends, and with it a word. */
const END_OF_LINE = /<(?:\/(?:p|h[1-6]|li|td|th|blockquote)|br)\b/gi;

/** The words of HTML without its tags: for excerpts, never for showing. */
export function plainText(markup: string): string {
  const html = markup.replace(END_OF_LINE, ' $&');
  const text = serverSide() ? textOnServer(html) : new DOMParser().parseFromString(html, 'text/html').body.textContent;
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** Without a document: the server has written the HTML itself and knows no other names of characters. */
const textOnServer = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name]!);
