import { escapeHtml } from '../http/pages/headTags.js';

/** A page as a sitemap lists it. */
interface ListedPage {
  path: string;
  changed?: Date;
}

/** No sitemap may hold more (sitemaps.org). */
const MOST = 50_000;

/** A sitemap as of sitemaps.org 0.9. @param origin as `https://parda.example` */
export function sitemapXml(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.slice(0, MOST).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

/** What robots may look at: pages, and not the doors for programs. @param origin as `https://parda.example` */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /graphql\n\nSitemap: ${origin}/sitemap.xml\n`;
