import sanitizeHtml from 'sanitize-html';
import { requiredText } from './text.js';

const COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]+\)|[a-z]{3,20})$/i;

/** What the owner's rich text may contain (decisions §12): no script, handler, form, frame or foreign content. */
const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: (
    'h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li dl dt dd ' +
    'b strong i em u s del ins mark small sub sup abbr span div a ' +
    'img figure figcaption table caption thead tbody tfoot tr th td'
  ).split(' '),
  allowedAttributes: {
    '*': ['style', 'lang', 'dir'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    abbr: ['title'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': { 'text-align': [/^(left|right|center|justify|start|end)$/], color: [COLOUR], 'background-color': [COLOUR] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    // a page has one of its own; what Markdown begins with stays a heading all the same
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/**
 * Makes HTML written by the owner safe to show. Applied when it is written; the client sanitises again when it
 * shows it, so that neither side has to trust the other.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, RICH_TEXT);

/** Whether there is anything to see in HTML. */
export const showsSomething = (html: string): boolean =>
  /<img\b/.test(html) || sanitizeHtml(html, { allowedTags: [] }).trim() !== '';

/** A required HTML text of the owner's, made safe; what is empty then is missing. */
export function requiredRichText(label: string, max: number) {
  return requiredText(label, max).transform(sanitizeRichText).refine(showsSomething, `${label} is required.`);
}
