import type { PageHead, PageLanguage } from './clientRenderer.js';
import { pathIn, pathsOf, PLAIN } from './language.js';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may be in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPED[character]!);

/** Data as it may be in a script element that is not run: no text in it can end the element or open a comment (decisions §6). */
export const inlineJson = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** What is known of a page besides what its components say. */
export interface HeadPlace {
  /** As `https://parda.example`. */
  origin: string;
  /** The path by which the page is known, without its language. */
  path: string;
  language: PageLanguage;
  /** Whether search engines may keep it. */
  isListed: boolean;
}

const SITE = 'Parda';

/** Where feed readers find the newest posts of the blog, as a reader of English sees them. */
export const FEED_PATH = '/blog.atom';

/** For pages without a picture of their own: a card with our name and what we do. */
const CARDS: Record<PageLanguage, string> = { en: '/card.png', ne: '/card-ne.png' };
const CARD_SIZE = { width: 1200, height: 630 };
const LOCALES: Record<PageLanguage, string> = { en: 'en_US', ne: 'ne_NP' };

/**
 * The tags of a drawn page: title, description, canonical address, Open Graph, Twitter's card, and structured data. Every text in
 * them is escaped, whoever wrote it.
 */
export function headTags(head: PageHead, { origin, path, language, isListed }: HeadPlace): string {
  const where = head.path ?? path + (head.search ? `?${head.search}` : '');
  const address = origin + pathIn(language, where);
  const title = head.title ?? SITE;
  const isIndexed = isListed && head.isMissing !== true;
  const tags = [
    `<title>${escapeHtml(head.tabTitle)}</title>`,
    named('name', 'description', head.description),
    ...(isIndexed ? addressTags(origin, where, address) : [named('name', 'robots', 'noindex')]),
    named('property', 'og:site_name', SITE),
    named('property', 'og:locale', LOCALES[head.language ?? language]),
    named('property', 'og:type', head.kind ?? 'website'),
    named('property', 'og:title', title),
    named('property', 'og:description', head.description),
    ...(isListed ? [named('property', 'og:url', address)] : []),
    `<link rel="alternate" type="application/atom+xml" title="${SITE}" href="${pathIn(language, FEED_PATH)}" />`,
    ...pictureTags(head.picture, origin, title, CARDS[language]),
    named('name', 'twitter:card', 'summary_large_image'),
    ...(isIndexed ? (head.structuredData ?? []).map(dataBlock) : []),
  ];
  return tags.join('\n    ');
}

/** The address of a page in each language; whoever reads neither gets the first. @returns the same for the page in each of them */
export const alternates = (origin: string, where: string): readonly { hreflang: string; href: string }[] => {
  const addresses = pathsOf(where).map(({ language, path }) => ({ hreflang: language as string, href: origin + path }));
  return [...addresses, { hreflang: 'x-default', href: origin + pathIn(PLAIN, where) }];
};

const addressTags = (origin: string, where: string, address: string): string[] => [
  `<link rel="canonical" href="${escapeHtml(address)}" />`,
  ...alternates(origin, where).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}" />`,
  ),
];

function pictureTags(picture: PageHead['picture'], origin: string, title: string, card: string): string[] {
  if (picture) {
    const { url, width, height } = picture;
    return [
      named('property', 'og:image', url.startsWith('/') ? origin + url : url),
      ...(width && height
        ? [
            named('property', 'og:image:type', 'image/jpeg'),
            named('property', 'og:image:width', String(width)),
            named('property', 'og:image:height', String(height)),
          ]
        : []),
      named('property', 'og:image:alt', title),
    ];
  }
  return [
    named('property', 'og:image', origin + card),
    named('property', 'og:image:width', String(CARD_SIZE.width)),
    named('property', 'og:image:height', String(CARD_SIZE.height)),
  ];
}

const named = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;

const dataBlock = (data: object): string => `<script type="application/ld+json">${inlineJson(data)}</script>`;
