import { useEffect } from 'react';
import { type StructuredData, usePageHead } from './pageHead';
import type { PreviewPicture } from './picture';
import { sharedAddress } from './pathLinks';
import { shareOrigin, wholeAddress } from './shareOrigin';

export type { StructuredData } from './pageHead';

/** As JSON that may be in a script element: no text in it can end the element or open a comment (decisions §6). */
export const structuredDataText = (data: StructuredData): string => JSON.stringify(data).replace(/</g, '\\u003c');

const isData = (text: string) => (block: Element) => block.textContent === text;

/**
 * Keeps a data block in the head for as long as the page that knows it is shown; the one that came with a drawn page is taken over.
 * Such a block is never run, so the content security policy for scripts does not concern it.
 * @param data null while it is not known yet
 */
export function useStructuredData(data: StructuredData | null): void {
  usePageHead(data ? { structuredData: [data] } : {});
  const text = data && structuredDataText(data);
  useEffect(() => {
    if (!text) return undefined;
    const drawn = document.head.querySelectorAll('script[type="application/ld+json"]');
    const block = Array.from(drawn).find(isData(text)) ?? dataBlock(text);
    return () => block.remove();
  }, [text]);
}

function dataBlock(text: string): Element {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  block.textContent = text;
  document.head.append(block);
  return block;
}

/** The name by which all pages speak of the shop, which Home and Services describe. */
export const shopId = (): string => `${shareOrigin()}/#shop`;

/** The shop, where something else is told of: who sells it, who wrote it. */
export const shopPointer = () => ({
  '@type': 'Organization',
  '@id': shopId(),
  name: 'Parda',
  url: shareOrigin(),
  logo: wholeAddress('/icons/parda-512.png'),
});

/** A picture as search engines read it. */
export const imageData = ({ url, width, height }: PreviewPicture) => ({
  '@type': 'ImageObject',
  url: wholeAddress(url),
  ...(width && height && { width, height }),
});

/**
 * Where a page is in the site, as search engines show it above its title.
 * @param steps from the home page on: names and paths
 */
export const breadcrumbs = (...steps: readonly (readonly [name: string, path: string])[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [['Parda', '/'] as const, ...steps].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: sharedAddress(path),
  })),
});
