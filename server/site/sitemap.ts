import { alternates, escapeHtml } from '../http/pages/headTags.js';
import { pathsOf } from '../http/pages/language.js';

/** A page as a sitemap lists it. */
interface ListedPage {
  path: string;
  changed?: Date;
}

/** No sitemap may hold more (sitemaps.org). */
const MOST = 50_000;

/** A sitemap as of sitemaps.org 0.9: each page in each language, with its other addresses. @param origin as `https://parda.example` */
export function sitemapXml(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.flatMap(({ path: where, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    const links = alternates(origin, where).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return pathsOf(where).map(
      ({ path }) => `  <url><loc>${escapeHtml(origin + path)}</loc>${lastmod}${links.join('')}</url>\n`,
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.slice(0, MOST).join('')}</urlset>\n`
  );
}

/** What robots may look at: pages, and not the doors for programs. @param origin as `https://parda.example` */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /graphql\n\nSitemap: ${origin}/sitemap.xml\n`;
