import { marked } from 'marked';
import { sanitizeRichText, showsSomething } from './sanitize.js';
import { optionalText, requiredText } from './text.js';

/**
 * An address in angle brackets, which is Markdown: `<https://…>`, `<shop@example.com>`. A browser would take it for a tag whose
 * attributes begin at each slash, so none of them may have a value.
 */
const AUTOLINK = /<(?:https?:\/\/[\w.%~/+:-]+(?:\?[\w.%&=~+:-]*)?|(?:mailto:)?[\w.+-]+@[\w.-]+|tel:[\d+-]+)>/gi;
/** How whatever a browser could take for a tag begins, however it is written. */
const TAG_BEGINS = /<[a-z/!?]/i;

/** Page texts may be Markdown or HTML (decisions §6): what has a tag in it is HTML. */
function isHtml(text: string): boolean {
  const rest = text.replace(AUTOLINK, '');
  const begin = rest.search(TAG_BEGINS);
  // not one pattern, which would look for the end of the text from each beginning
  return begin >= 0 && rest.includes('>', begin);
}

/** HTML is made safe when it is written; Markdown is kept as it was typed (decisions §12 'Text'). */
const toKept = (text: string): string => (isHtml(text) ? sanitizeRichText(text) : text);

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
