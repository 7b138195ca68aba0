import { marked } from 'marked';
import { sanitizeRichText, showsSomething } from './sanitize.js';
import { optionalText, requiredText } from './text.js';

/** A tag or a comment; not an address in angle brackets, which is Markdown. */
const TAG = /<(?:!--|\/?[a-z][\w-]*[\s/>])/i;

/** Page texts may be Markdown or HTML (decisions §6): what has a tag in it is HTML. */
const isHtml = (text: string): boolean => TAG.test(text);

/** HTML is made safe when it is written; Markdown is kept as it was typed (decisions §12 'Text'). */
const toKept = (text: string): string => (isHtml(text) ? sanitizeRichText(text) : text);

/** A page text as HTML that is safe to show. */
export const renderMarkup = (text: string): string =>
  sanitizeRichText(isHtml(text) ? text : marked.parse(text, { async: false, gfm: true, breaks: true }));

/** A required text of the owner's, in Markdown or HTML. */
export const requiredMarkup = (label: string, max: number) =>
  requiredText(label, max)
    .transform(toKept)
    .refine((text) => showsSomething(renderMarkup(text)), `${label} is required.`);

/** An optional one: absent, null and blank all become null. */
export const optionalMarkup = (label: string, max: number) =>
  optionalText(label, max).transform((text) => (text === null ? null : toKept(text)));
