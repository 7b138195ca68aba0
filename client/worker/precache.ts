import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

/** What the worker fetches beforehand; names with a hash in them need no revision. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

/** What only admins load, and its texts: it is kept once it was used. */
const ADMIN = /(^|\/)admin(\/|\.po$)/;
/** Nobody pays without a connection, and few print a certificate, a bill or a slip: these are kept once they were used, too. */
const LATER = /(^|\/)((payments\/public|bills\/public|public\/certificate)\/|TrackingSlip\.)/;
/** Letters that few pages have: kept once they were used. Only the Latin ones (client/ui/fonts.css) are on every page. */
const LATE_FONT = /\/(?!anek-latin-)[^/]+\.woff2$/;

/** The files of all pages that visitors and customers open. @param manifest Vite's own of the site's build */
export const siteFiles = (manifest: Manifest): string[] => filesOf(manifest, (name) => !ADMIN.test(name));

/** Those that are worth fetching before they are asked for. */
export const publicFiles = (manifest: Manifest): string[] =>
  filesOf(manifest, (name) => !ADMIN.test(name) && !LATER.test(name));

/** Found from the entry along its imports. @param isWanted whether to follow one, by the name of its module */
function filesOf(manifest: Manifest, isWanted: (name: string) => boolean): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name) || !isWanted(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
      if (!LATE_FONT.test(file)) files.add(file);
    }
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  return [...files].toSorted();
}

/** @param clientDir the folder of the built site; @param shell the page that opens the site without a connection */
export function precacheEntries(clientDir: string, shell: string): PrecacheEntry[] {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  return [
    ...[shell, 'icon.svg', 'manifest.webmanifest'].map((file) => ({
      url: `/${file}`,
      revision: digest(readFileSync(path.join(clientDir, file))),
    })),
    ...publicFiles(manifest).map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/** Short enough to read, long enough to tell two builds apart. */
export const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
