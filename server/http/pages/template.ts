import type { PageLanguage } from './clientRenderer.js';
import { escapeHtml, inlineJson } from './headTags.js';

/** The parts of a page, ready to be put together. */
export interface PageParts {
  language: PageLanguage;
  /** The route that the client is to show. */
  route: string;
  head: string;
  preloads: string;
  css: string;
  sheets: readonly string[];
  modules: readonly string[];
  html: string;
  /** What the client begins with. */
  start: { version: number; cache: unknown };
}

const ROOT = '<div id="root"></div>';
const HEAD_TAGS = /<title>[\s\S]*?<\/title>\s*<meta\s+name="description"[\s\S]*?\/>/;
/** What Vite has put into the head to start the client. */
const STARTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;
/** Of the fonts: a phone does without them on its first page (client/ui/pageFonts.ts). */
const LETTERS = '<link rel="preload" as="font"';
/**
 * But where there is Nepali to be read: a device without letters for it draws boxes, which are as wide as the letters that will come only in
 * ours; the lines would break anew.
 */
const NEPALI = /<main[\s\S]* lang="ne"[\s\S]*<\/main>/;
const NOSCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/;

/** The built index.html: as it is, the shell of a client that draws itself; filled, a page that is there before any script. */
export class PageTemplate {
  readonly #shell: string;
  readonly #bare: string;
  readonly #start: readonly string[];

  /** @throws Error where the built page has not the places that are to be filled */
  constructor(shell: string) {
    this.#shell = shell;
    const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(shell)?.[1] ?? '';
    const imports = shell.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g);
    this.#start = [...Array.from(imports, ([, address]) => address!), entry];
    this.#bare = shell.replace(STARTS, '').replace(NOSCRIPT, '');
    if (!entry || !HEAD_TAGS.test(shell) || !shell.includes(ROOT)) {
      throw new Error('The built index.html lacks its entry, its title and description, or its root.');
    }
  }

  /** As it was built: the browser draws what the server cannot draw for now. */
  get shell(): string {
    return this.#shell;
  }

  /** The shell, for pages that nobody is to find. */
  unlisted(): string {
    return this.#shell.replace('</title>', '</title>\n    <meta name="robots" content="noindex" />');
  }

  /** A page that is there before any script; what the client begins with is at its end. */
  filled({ language, route, head, preloads, css, sheets, modules, html, start }: PageParts): string {
    const style = `<style id="drawn-style" data-sheets="${escapeHtml(sheets.join(' '))}">${css}</style>`;
    const letters = NEPALI.test(html)
      ? { ofPage: ' data-fonts="ours"', ofPreload: '' }
      : { ofPage: '', ofPreload: ' media="(min-width: 48rem)"' };
    return this.#bare
      .replace('<html lang="en"', () => `<html lang="${language}" data-route="${escapeHtml(route)}"${letters.ofPage}`)
      .replace(LETTERS, (link) => link + letters.ofPreload)
      .replace(HEAD_TAGS, () => [head, preloads, this.#modules(modules), style].join('\n    '))
      .replace(
        ROOT,
        () =>
          `<div id="root">${html}</div>\n    <script type="application/json" id="drawn-start">${inlineJson(start)}</script>`,
      );
  }

  /** What starts the client, its entry last, and what this page needs besides; a script in the head fetches both when it is time. */
  #modules(modules: readonly string[]): string {
    const page = modules.filter((module) => !this.#start.includes(module));
    return listed('parda-start', this.#start) + listed('parda-page', page);
  }
}

const listed = (name: string, addresses: readonly string[]): string =>
  `<meta name="${name}" content="${escapeHtml(addresses.join(' '))}" />`;
