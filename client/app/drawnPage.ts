import type { NormalizedCacheObject } from '@apollo/client';
import { noteDrawnFields } from '../lib/earlyInput';
import { routeOf } from '../lib/pathLinks';

/** A page that the server drew, and that the client takes over. */
export interface DrawnPage {
  /** The answers that it was drawn from. */
  cache: NormalizedCacheObject;
  /** The content version that it shows. */
  version: number;
}

/** Addresses within our origin that are no pages of the client. */
const NO_PAGE = /^\/(\/|api\/|auth\/|graphql|media\/)|\.atom$/;

/**
 * The page that the server drew into this document, if it is the one that the visitor came for: the script in the head of
 * index.html has looked. Anything else leaves an empty root.
 */
export function takeDrawnPage(root: HTMLElement): DrawnPage | null {
  const { dataset } = document.documentElement;
  const isDrawn = dataset.boot === 'drawn';
  const start = document.getElementById('drawn-start')?.textContent;
  delete dataset.boot;
  delete dataset.route;
  // until another page takes its place (Layout)
  if (isDrawn) dataset.first = '';
  if (!isDrawn || !start) {
    root.replaceChildren();
    return null;
  }
  noteDrawnFields(root);
  leadToRoutes(root);
  haveStyleSheets();
  return JSON.parse(start) as DrawnPage;
}

/** The server wrote links with paths, for who runs no script; within the site a route stands after '#'. */
function leadToRoutes(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    const path = link.getAttribute('href')!;
    if (!NO_PAGE.test(path)) link.setAttribute('href', `#${routeOf(path)}`);
  }
}

/**
 * The head has the rules of these style sheets. A part that is loaded later would fetch its own again, with those that it builds upon:
 * behind the others, where they would overrule what they should give way to. What is linked already is not fetched.
 */
function haveStyleSheets(): void {
  const sheets = document.getElementById('drawn-style')?.dataset.sheets?.split(' ') ?? [];
  for (const href of sheets) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // never fetched, nor applied
    link.setAttribute('disabled', '');
    link.href = href;
    document.head.append(link);
  }
}
