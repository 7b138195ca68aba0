import { useEffect, useState } from 'react';

/** Page texts may be Markdown, with HTML in it or not, or HTML (decisions §6). */
export type MarkupKind = 'html' | 'markdown';

/** The elements that begin a block of HTML in Markdown (CommonMark §4.6). */
const BLOCK =
  /^\s*<(?:!--|\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|iframe|li|link|main|nav|noframes|ol|p|pre|script|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul)(?=[\s/>]))/i;
/** A picture alone is part of a block, whichever way it was written. */
const PICTURES = /^(?:\s*<(?:img|br)\b[^<>]*>)+/i;

/** As the server tells it: whether a text is made of blocks of HTML alone; then Markdown's signs in it are what they look like. */
function isHtml(text: string): boolean {
  return withoutPre(text)
    .split(/\n\s*\n/)
    .map((chunk) => chunk.replace(PICTURES, '').trim())
    .every((chunk, index) => (chunk === '' ? index > 0 || /<[a-z/!?]/i.test(text) : BLOCK.test(chunk)));
}

/** Text that keeps its empty lines. */
function withoutPre(text: string): string {
  const [last, ...others] = text.split(/<\/pre>/i).toReversed();
  return [...others.toReversed().map((part) => part.replace(/<pre[\s>][^]*$/i, '<pre>')), last].join('</pre>');
}

/** What a written text is; an empty one will be HTML, since the editor writes that. */
export const kindOf = (text: string): MarkupKind => (text.trim() === '' || isHtml(text) ? 'html' : 'markdown');

type Render = (markdown: string) => string;

let renderer: Render | null = null;

/** Fetches the parser, with the server's own options, so that a preview is what visitors will see. */
export async function loadMarkdown(): Promise<Render> {
  const { marked } = await import('marked');
  renderer = (text) => {
    try {
      return marked.parse(text, { async: false, gfm: true, breaks: true });
    } catch (error) {
      // Nested deeper than the parser can follow: it stays the text that it is.
      if (error instanceof RangeError) return text;
      throw error;
    }
  };
  return renderer;
}

/** A written text as HTML, which is to be shown through `RichText` alone: it is not sanitised yet. */
const rendered = (text: string, render: Render | null): string =>
  kindOf(text) === 'html' ? text : (render?.(text) ?? '');

/** Turns written texts into HTML for a preview; Markdown gives '' until its parser has arrived. */
export function useRenderMarkup(): (text: string | null | undefined) => string {
  const [render, setRender] = useState(() => renderer);
  useEffect(() => {
    // Without the parser the preview stays empty; the text itself is not touched by that.
    if (!render)
      void loadMarkdown().then(
        (loaded) => setRender(() => loaded),
        () => undefined,
      );
  }, [render]);
  return (text) => rendered(text ?? '', render);
}

/** The same for one text. */
export function useRenderedMarkup(text: string | null | undefined): string {
  return useRenderMarkup()(text);
}
