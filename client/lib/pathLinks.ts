import { i18n } from '@lingui/core';
import { shareOrigin } from './shareOrigin';

/** Where the paths of the language begin that is shown (decisions §16; server/http/pages/language.ts): English has the plain ones. */
export const pathStart = (): '' | '/ne' => (i18n.locale === 'ne' ? '/ne' : '');

/** The address of a route for others, in the language that is shown, as `https://parda.example/ne/blog`. */
export function sharedAddress(route: string): string {
  const start = pathStart();
  return shareOrigin() + (start && route === '/' ? start : start + route);
}

const START = /^\/ne(?=[/?#]|$)/;

/** The route that a path of ours stands for, whatever its language. */
export function routeOf(path: string): string {
  const route = path.replace(START, '');
  return route.startsWith('/') ? route : `/${route}`;
}

const routeLink = /(<a\s(?:[^>]*\s)?href=")#(\/[^"]*")/g;

/**
 * A text of the owner's whose links to our routes are paths: they lead somewhere also where no script runs. A page that the client takes
 * over has them as routes again (app/drawnPage.ts).
 * @param html made safe, so that attributes are in double quotes
 * @param origin makes whole addresses of them, as `https://parda.example`
 */
export const pathLinks = (html: string, origin = ''): string => html.replace(routeLink, `$1${origin}${pathStart()}$2`);
