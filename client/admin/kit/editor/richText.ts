import { Extension, generateHTML, generateJSON } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { contentHref } from '../../../ui/ContentLink';
import { storedHtml } from './storedHtml';

const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] ? { [name]: attributes[name] } : {}),
});

/** `lang` and `dir` of paragraphs and headings, which the server keeps: a Nepali paragraph in an English text, say. */
const Direction = Extension.create({
  name: 'languageAndDirection',
  addGlobalAttributes() {
    return [{ types: ['paragraph', 'heading'], attributes: { lang: kept('lang'), dir: kept('dir') } }];
  },
});

/** What a text may be made of: what the server's sanitiser lets through, as far as the editor knows it. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => contentHref(url) !== null,
    },
    // Would end every text that ends with a heading or a line with an empty paragraph.
    trailingNode: false,
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TextStyle,
  Color,
  BackgroundColor,
  Image,
  Direction,
];

/** HTML as it comes out of the editor when it is put in. */
export const toRichHtml = (html: string): string =>
  storedHtml(generateHTML(generateJSON(html, extensions), extensions));

/** Marks may be split or joined without a loss; of everything else the number counts. */
const MARKS = new Set('a strong b em i u s del strike code span mark small sub sup abbr ins'.split(' '));
const SAME: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's' };

/** What of a text must be there again, counted: elements, their attributes, and its letters. */
function inventory(html: string): Map<string, number> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const counts = new Map<string, number>();
  const add = (thing: string, isMark: boolean) => counts.set(thing, isMark ? 1 : (counts.get(thing) ?? 0) + 1);
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const own = element.localName;
    const name = SAME[own] ?? own;
    const isMark = MARKS.has(own);
    const styles = [...(element.getAttribute('style') ?? '').matchAll(/([\w-]+)\s*:/g)].map(
      ([, property]) => property!,
    );
    const attributes = element.getAttributeNames().filter((attribute) => attribute !== 'style');
    // A bare span says nothing.
    if (own !== 'span' || styles.length > 0 || attributes.length > 0) add(name, isMark);
    for (const attribute of attributes) add(`${name} ${attribute}=${element.getAttribute(attribute)}`, isMark);
    for (const property of styles) add(`${name} ${property}`, isMark);
  }
  counts.set((body.textContent ?? '').replace(/\s+/g, ''), 1);
  return counts;
}

/**
 * What the editor would drop of a text: the names of elements it does not know, or cannot keep as they are.
 * @returns none if the text comes back whole
 */
export function lostIn(html: string): string[] {
  const after = inventory(toRichHtml(html));
  const lost = [...inventory(html)].filter(([thing, count]) => (after.get(thing) ?? 0) < count);
  return [...new Set(lost.map(([thing]) => (/^[a-z]\w*( |$)/.test(thing) ? thing.split(' ')[0]! : 'text')))];
}
