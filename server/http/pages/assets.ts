import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DrawnPage, PageLanguage } from './clientRenderer.js';

/** Vite's manifest of the built client, as far as it is read here. */
type Manifest = Record<string, { file: string; src?: string; imports?: string[]; css?: string[] }>;

/** What a drawn page needs besides its HTML. */
export interface PageAssets {
  /** The rules for all that is on the page, to be in its head. */
  css: string;
  /** Addresses of the style sheets that these rules are. */
  sheets: readonly string[];
  /** Addresses of the modules that it will run, in the order in which they need each other. */
  modules: readonly string[];
}

interface Sheet {
  file: string;
  css: string;
  classNames: readonly string[];
  owner: string;
}

const ENTRY = 'index.html';

/**
 * Finds out what drawn pages need. The style sheets of parts that are loaded later are told by the classes of the HTML itself, so
 * that nothing has to say which parts a page was made of.
 */
export class ClientAssets {
  readonly #manifest: Manifest;
  /** In the order of the cascade: what others build upon comes first. */
  readonly #sheets: readonly Sheet[];
  readonly #entry: readonly string[];

  /** @param clientDir the folder of the built client */
  constructor(clientDir: string) {
    const file = path.join(clientDir, '.vite', 'manifest.json');
    this.#manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
    this.#entry = this.#withImports([ENTRY]);
    const inOrder = this.#withImports([ENTRY, ...Object.keys(this.#manifest)]);
    const seen = new Set<string>();
    this.#sheets = inOrder.flatMap((owner) =>
      (this.#manifest[owner]!.css ?? [])
        .filter((sheet) => !seen.has(sheet) && seen.add(sheet))
        .map((sheet) => readSheet(clientDir, sheet, owner)),
    );
  }

  /** What a page needs that was drawn in a language. */
  of({ html, components }: Pick<DrawnPage, 'html' | 'components'>, language: PageLanguage): PageAssets {
    const used = new Set(html.match(/(?<= class="[^"]*)[^\s"]+/g));
    const isEntry = new Set(this.#entry);
    const sheets = this.#sheets.filter(
      ({ owner, classNames }) => isEntry.has(owner) || classNames.some((name) => used.has(name)),
    );
    const pages = new Set(components.map((name) => `${name}.tsx`));
    const chunks = Object.keys(this.#manifest).filter(
      (key) => /\/pages\/[^/]+$/.test(key) && pages.has(path.posix.basename(key)),
    );
    const words = Object.keys(this.#manifest).filter((key) => key.startsWith(`locales/${language}/`));
    // parts that are loaded later come when they are wanted (client/lib/later.tsx)
    const needed = this.#withImports([ENTRY, ...words, ...chunks]);
    return {
      css: sheets.map(({ css }) => css).join(''),
      sheets: sheets.map(({ file }) => `/${file}`),
      modules: needed.map((key) => `/${this.#manifest[key]!.file}`),
    };
  }

  /** The chunks and all that they import, each after what it imports. */
  #withImports(keys: readonly string[], found = new Set<string>(), above = new Set<string>()): string[] {
    for (const key of keys) {
      const chunk = this.#manifest[key];
      if (!chunk || found.has(key) || above.has(key)) continue;
      above.add(key);
      this.#withImports(chunk.imports ?? [], found, above);
      found.add(key);
    }
    return [...found];
  }
}

function readSheet(clientDir: string, file: string, owner: string): Sheet {
  const css = readFileSync(path.join(clientDir, file), 'utf8').trim();
  return { file, css, owner, classNames: [...new Set(css.match(/(?<=\.)_[\w-]+/g))] };
}
