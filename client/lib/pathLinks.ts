const routeLink = /(<a\s(?:[^>]*\s)?href=")#(\/[^"]*")/g;

/**
 * A text of the owner's whose links to our routes are paths: they lead somewhere also where no script runs. A page that the client takes
 * over has them as routes again (app/drawnPage.ts).
 * @param html made safe, so that attributes are in double quotes
 * @param origin makes whole addresses of them, as `https://parda.example`
 */
export const pathLinks = (html: string, origin = ''): string => html.replace(routeLink, `$1${origin}$2`);
