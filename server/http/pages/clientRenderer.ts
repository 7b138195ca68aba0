import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sanitizeRichText } from '../../core/fields/sanitize.js';

/** The languages that the client speaks (decisions §13). */
export const LANGUAGES = ['en', 'ne'] as const;
export type PageLanguage = (typeof LANGUAGES)[number];

/** What is in the head of a page, as its components say it (client/lib/pageHead.ts). All of it is data. */
export interface PageHead {
  tabTitle: string;
  title?: string;
  description: string;
  path?: string;
  picture?: { url: string; width?: number; height?: number };
  language?: PageLanguage;
  kind?: 'article' | 'product';
  structuredData?: readonly object[];
  isMissing?: boolean;
  search?: string;
}

/** A page, drawn (client/entry-server.tsx). */
export interface DrawnPage {
  /** The route that is shown: another one than asked for where that leads there. */
  route: string;
  head: PageHead;
  /** Of the root element. */
  html: string;
  /** Links for the head. */
  preloads: string;
  /** What the client begins with. */
  cache: unknown;
  components: readonly string[];
}

/** `unlisted`: nothing to be found or kept by others. `undrawn`: one's own pages, which the browser draws alone. */
export type PageKind = 'public' | 'unlisted' | 'undrawn' | 'unknown';

export interface PageQuestion {
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** Answers an operation of the client's as to a guest. */
export type AskAsGuest = (question: PageQuestion) => Promise<object>;

/** The client, built for the server, in one language. */
export interface ClientRenderer {
  kindOf(path: string): PageKind;
  /** An address with what its page knows of the query, and nothing else. @param address path and query */
  knownAddress(address: string): string;
  /** @param address path and query */
  drawPage(address: string, ask: AskAsGuest): Promise<DrawnPage>;
  /** The paths of pages that search engines are told of. */
  listedPages: readonly string[];
}

interface RendererModule extends ClientRenderer {
  prepare(language: PageLanguage, server: { origin: string; sanitise: (html: string) => string }): Promise<void>;
}

/**
 * Loads the client that draws in a language: a copy of its own, for a client keeps its language for as long as it lives.
 * @param clientDir the folder of the built client; the one for the server is beside it
 * @param origin the site's own, as `https://parda.example`
 * @returns null where it was not built
 */
export async function loadRenderer(
  clientDir: string,
  language: PageLanguage,
  origin: string,
): Promise<ClientRenderer | null> {
  const file = path.join(clientDir, '..', 'client-server', 'entry-server.js');
  if (!existsSync(file)) return null;
  const renderer = (await import(/* @vite-ignore */ `${pathToFileURL(file).href}?${language}`)) as RendererModule;
  await renderer.prepare(language, { origin, sanitise: sanitizeRichText });
  return renderer;
}
