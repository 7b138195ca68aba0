import { createContext, useContext, useEffect } from 'react';

import type { PreviewPicture } from './picture';

/** What search engines read about the shop: a schema.org object. */
export type StructuredData = Readonly<Record<string, unknown>> & { '@context': 'https://schema.org'; '@type': string };

/** What is in the head of a page: for the browser's tab, for search engines and for previews of a link. */
export interface PageHead {
  /** Plain text, without the name of the site. */
  title?: string;
  /** One or two sentences of plain text. */
  description?: string;
  /**
   * What a page says first, as text or HTML: it describes a page that has no description of its own. Only the server reads it, so no
   * browser cuts texts that nobody sees.
   */
  beginning?: string;
  /** The path by which it is known, without its language, where that is not the one of the route that is shown. */
  path?: string;
  /** The very picture that the page is about. */
  picture?: PreviewPicture;
  /** What Open Graph calls it; a page is a `website` unless it says so. */
  kind?: 'article' | 'product';
  structuredData?: readonly StructuredData[];
  /** There is nothing at this address, or nothing that its reader may know of. */
  isMissing?: boolean;
  /** The route that is shown in place of this one. */
  movedTo?: string;
  /** What of its query names the page, as `category=TV&page=2`: a part of a list is a page of its own. */
  search?: string;
}

/** On the server: where components leave what they know of the head while a page is drawn. Null in a browser. */
export const DrawnHead = createContext<PageHead | null>(null);

const SITE = 'Parda';

export const tabTitle = (title: string | undefined): string => (title ? `${title} · ${SITE}` : SITE);

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

/**
 * Says a part of what the head is to hold; parts that several components say come together. In a browser it names the tab and
 * describes the page for as long as that is shown.
 */
export function usePageHead(part: PageHead): void {
  const drawn = useContext(DrawnHead);
  if (drawn) {
    const structuredData = [...(drawn.structuredData ?? []), ...(part.structuredData ?? [])];
    Object.assign(drawn, part, { structuredData });
  }
  const { title, description } = part;
  useEffect(() => {
    if (title !== undefined) document.title = tabTitle(title);
  }, [title]);
  useEffect(() => {
    const element = description === undefined ? null : meta('description');
    if (!element || description === undefined) return undefined;
    const before = element.content;
    element.content = description;
    return () => void (element.content = before);
  }, [description]);
}
