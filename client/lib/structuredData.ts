import { useEffect } from 'react';

/** What search engines read about the shop: a schema.org object. */
export type StructuredData = Readonly<Record<string, unknown>> & { '@context': 'https://schema.org'; '@type': string };

/** As JSON that may stand in a script element: no text in it can end the element or open a comment (decisions §6). */
export const structuredDataText = (data: StructuredData): string => JSON.stringify(data).replace(/</g, '\\u003c');

/**
 * Keeps a data block in the head for as long as the page that knows it is shown. Such a block is never run, so the
 * content security policy for scripts does not concern it.
 * @param data null while it is not known yet
 */
export function useStructuredData(data: StructuredData | null): void {
  const text = data && structuredDataText(data);
  useEffect(() => {
    if (!text) return undefined;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = text;
    document.head.append(block);
    return () => block.remove();
  }, [text]);
}
