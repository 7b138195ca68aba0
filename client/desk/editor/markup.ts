import { useEffect, useState } from 'react';

/** Page texts may be Markdown or HTML (decisions §6). */
export type MarkupKind = 'html' | 'markdown';

/** As the server tells them apart: an address in angle brackets is Markdown, whatever else could be a tag is HTML. */
const AUTOLINK = /<(?:https?:\/\/[\w.%~/+:-]+(?:\?[\w.%&=~+:-]*)?|(?:mailto:)?[\w.+-]+@[\w.-]+|tel:[\d+-]+)>/gi;
const TAG_BEGINS = /<[a-z/!?]/i;

/** What a written text is; an empty one will be HTML, since the editor writes that. */
export function kindOf(text: string): MarkupKind {
  const rest = text.replace(AUTOLINK, '');
  const begin = rest.search(TAG_BEGINS);
  return text.trim() === '' || (begin >= 0 && rest.includes('>', begin)) ? 'html' : 'markdown';
}

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
