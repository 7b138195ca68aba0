import { marked } from 'marked';
import { sanitizeRichText, showsSomething } from './sanitize.js';
import { optionalText, requiredText } from './text.js';

/**
 * Page texts may be Markdown or HTML (decisions §6), and Markdown may have HTML in it, a tag in a line or whole blocks. The admin
 * tells them apart by the same rules (client/admin/kit/editor/markup.ts).
 */

/**
 * An address in angle brackets, which is Markdown: `<https://…>`, `<shop@example.com>`. A browser would take it for a tag whose
 * attributes begin at each slash, so none of them may have a value.
 */
const AUTOLINK = /^<(?:https?:\/\/[\w.%~/+:-]+(?:\?[\w.%&=~+:-]*)?|(?:mailto:)?[\w.+-]+@[\w.-]+|tel:[\d+-]+)>$/i;
/** How whatever a browser could take for a tag begins, whether or not it ends. */
const TAG_BEGINS = /<[a-z/!?]/i;
/** A tag, with the quotation marks of its attributes or as far as its end; else a text up to the next one. */
const PIECE = /<!--[^]{0,2000}?-->|<[a-z/!?](?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}')*>|<[a-z/!?][^<>]*>|<|[^<]+/gi;

/** The elements that begin a block of HTML in Markdown (CommonMark §4.6). */
const BLOCK =
  /^\s*<(?:!--|\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|iframe|li|link|main|nav|noframes|ol|p|pre|script|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul)(?=[\s/>]))/i;
/** A picture alone is part of a block, whichever way it was written. */
const PICTURES = /^(?:\s*<(?:img|br)\b[^<>]*>)+/i;

/** Whether a text is made of blocks of HTML alone; then Markdown's signs in it are what they look like. */
export function isHtml(text: string): boolean {
  return withoutPre(text)
    .split(/\n\s*\n/)
    .map((chunk) => chunk.replace(PICTURES, '').trim())
    .every((chunk, index) => (chunk === '' ? index > 0 || TAG_BEGINS.test(text) : BLOCK.test(chunk)));
}

/** Text that keeps its empty lines. */
function withoutPre(text: string): string {
  const [last, ...others] = text.split(/<\/pre>/i).toReversed();
  return [...others.toReversed().map((part) => part.replace(/<pre[\s>][^]*$/i, '<pre>')), last].join('</pre>');
}

/** HTML is made safe when it is written; Markdown is kept as it was typed, but for what could run (decisions §12 'Text'). */
function toKept(text: string): string {
  if (isHtml(text)) return sanitizeRichText(text);
  const pieces: string[] = text.match(PIECE) ?? [];
  const hasTags = TAG_BEGINS.test(pieces.filter((piece) => !AUTOLINK.test(piece)).join(''));
  return hasTags ? withSafeTags(pieces) : text;
}

/** Elements whose content is no text. */
const CODE = new Set(['script', 'style', 'textarea', 'option', 'noscript']);

/**
 * Makes each tag safe by itself and leaves the Markdown around them. A sign that begins no whole tag is written so that it
 * never can, also in a page of somebody who puts the text between tags of their own.
 */
function withSafeTags(pieces: readonly string[]): string {
  const ends = new Map(pieces.map((piece, index) => [nameOf(piece), index]));
  // most tags of a text are alike
  const safe = new Map<string, string>();
  let until = -1;
  return pieces
    .map((piece, index) => {
      if (index <= until) return '';
      if (!piece.startsWith('<') || AUTOLINK.test(piece)) return piece;
      const name = nameOf(piece);
      if (CODE.has(name)) until = ends.get(`/${name}`) ?? until;
      if (piece === '<') return '&lt;';
      if (!safe.has(piece)) safe.set(piece, safeTag(piece, name));
      return safe.get(piece)!;
    })
    .join('');
}

/** `b`, `/b`; empty for whatever else is in angle brackets. */
const nameOf = (piece: string): string => /^<(\/?[a-z][a-z0-9]*)(?=[\s/>])/i.exec(piece)?.[1]!.toLowerCase() ?? '';

const CLOSING = /<\/\w+>$/;

const safeTag = (tag: string, name: string): string =>
  name.startsWith('/')
    ? (CLOSING.exec(sanitizeRichText(`<${name.slice(1)}>`))?.[0] ?? '')
    : sanitizeRichText(tag).replace(CLOSING, '');

/** Markdown as HTML; what is nested deeper than the parser can follow stays the text that it is. */
function renderMarkdown(text: string): string {
  try {
    return marked.parse(text, { async: false, gfm: true, breaks: true });
  } catch (error) {
    if (error instanceof RangeError) return text;
    throw error;
  }
}

/** A page text as HTML that is safe to show. */
export const renderMarkup = (text: string): string => sanitizeRichText(isHtml(text) ? text : renderMarkdown(text));

/** A required text of the owner's, in Markdown or HTML. */
export const requiredMarkup = (label: string, max: number) =>
  requiredText(label, max)
    .transform(toKept)
    .refine((text) => showsSomething(renderMarkup(text)), `${label} is required.`);

/** An optional one: absent, null and blank all become null. */
export const optionalMarkup = (label: string, max: number) =>
  optionalText(label, max).transform((text) => (text === null ? null : toKept(text)));
