import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { NormalizedCacheObject } from '@apollo/client';
import { prepareRichText } from '../ui/LazyRichText';

/** A page that the server drew, and that the client takes over. */
export interface DrawnPage {
  /** The answers that it was drawn from. */
  cache: NormalizedCacheObject;
  /** The content version that it shows. */
  version: number;
}

/** Addresses within our origin that are no pages of the client. */
const NO_PAGE = /^\/(\/|api\/|auth\/|graphql|media\/)/;

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
  if (!isDrawn || !start) {
    root.replaceChildren();
    return null;
  }
  leadToRoutes(root);
  return JSON.parse(start) as DrawnPage;
}

/** The server wrote links with paths, for who runs no script; within the site a route stands after '#'. */
function leadToRoutes(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    const path = link.getAttribute('href')!;
    if (!NO_PAGE.test(path)) link.setAttribute('href', `#${path}`);
  }
}

/** Loads the code of the page that was drawn, so that taking it over shows what is on screen already. */
export async function loadPage(routes: RouteObject[], address: string, root: HTMLElement): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all([
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
    // what still waited for its code would give way to its skeleton
    root.querySelector('[data-rich-text]') && prepareRichText(),
  ]);
}
